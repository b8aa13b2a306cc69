import type { Card } from '@santiago/cards';
import {
  dative,
  does,
  form,
  list,
  number,
  object,
  percentUpTo,
  plural,
  whose,
} from '@santiago/kernel/language/de';
import type { Who } from '@santiago/table/page/i18n/text.ts';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { CardsDictionary } from './en.ts';

/** Everything the card game says, in German. Cards have no article: *mit Pik-8*. */
const cards = (n: number): string => plural(n, 'Karte', 'Karten');
/** After *zwischen*. */
const between = (all: readonly Who[]): string => list(all.map(dative));

const SUITS: Readonly<Record<string, string>> = { S: 'Pik', H: 'Herz', C: 'Kreuz', D: 'Karo' };
const RANKS: Readonly<Record<string, string>> = { J: 'Bube', Q: 'Dame', K: 'König', A: 'Ass' };
const rank = (card: Card): string => (card === 'JK' ? 'Joker' : (RANKS[card.slice(1)] ?? card.slice(1)));
const card = (which: Card): string => (which === 'JK' ? 'Joker' : `${SUITS[which.charAt(0)]}-${rank(which)}`);
const fights = (n: number): string => (n > 1 ? `${n} Kämpfe` : 'kämpfen');

export const de = translation<CardsDictionary>()({
  list,
  card,
  rank,
  percent: percentUpTo,
  yourTurn: 'Du bist dran',
  title: { first: 'Wer fängt an?', base: 'Basen', turn: (n) => `Zug ${n}`, over: 'Ende' },
  heading: {
    seats: 'Mitspieler',
    felt: 'Tisch',
    hand: 'Deine Hand',
    decision: 'Deine Entscheidung',
    log: 'Verlauf',
    recycle: 'Ablage',
    fight: 'Der Kampf',
  },
  dir: { v: 'hochkant', h: 'quer' },

  felt: {
    label: 'Der Tisch mit den Karten',
    keys: 'Wähle zuerst eine Handkarte. Dann führen die Pfeiltasten von Stelle zu Stelle, N und Umschalt N durch alle, T dreht die Karte, Eingabe wählt und spielt, Escape legt sie zurück. M nimmt eine deiner Karten vom Tisch auf. Plus und Minus zoomen, 0 zeigt, worauf es ankommt.',
    closer: 'Vergrößern',
    farther: 'Verkleinern',
    all: 'Zeigen, worauf es ankommt',
  },

  seat: {
    hand: (n) => `${cards(n)} auf der Hand`,
    pool: (n, worth) => (n === 0 ? 'Beute leer' : `Beute: ${cards(n)} im Wert von ${worth}`),
    out: 'raus',
    won: 'gewonnen',
    away: 'nicht da',
    jokers: (n) => `noch ${plural(n, 'Joker', 'Joker')}`,
    empty: 'leer',
  },

  waiting: {
    first: 'Es wird gewürfelt, wer anfängt.',
    base: (who) => `${does(who, 'legst deine', 'legt eine')} Basis.`,
    act: (who) => (who.you ? 'Du bist dran.' : `${who.name} überlegt.`),
    give: (who) => `${does(who, 'kaufst', 'kauft')} Karten zurück.`,
    fight: (who) => `${does(who, 'wählst', 'wählt')} den nächsten Kampf.`,
    dice: 'Die Würfel rollen.',
    pick: (who) => `${does(who, 'holst dir', 'holt sich')} Karten umsonst zurück.`,
    after: (who) => `${does(who, 'darfst', 'darf')} Karten zurückkaufen.`,
    over: 'Die Partie ist zu Ende.',
    watching: 'Du schaust zu.',
    past: (row, rows) => `Rückblick: Schritt ${row} von ${rows}`,
  },

  prompt: {
    base: 'Wähle eine Karte als Basis.',
    basePlace: (which) => `Wähle eine Stelle für ${which}.`,
    act: 'Lege eine Karte, oder versetze eine aus deiner Reihe.',
    actNoMove: 'Lege eine Karte, oder passe.',
    actNoHand: 'Versetze eine Karte deiner Reihe, oder passe.',
    actNothing: 'Du kannst weder legen noch versetzen. Kaufe zurück, oder passe.',
    place: (which) => `Wähle eine Stelle für ${which}.`,
    move: (which) => `Wähle, wohin ${which} kommt.`,
    fight: 'Wähle, gegen welche Karte du als Nächstes kämpfst.',
    trade: 'Rückkauf: Womit bezahlst du, was bekommst du zurück?',
    pick: 'Hol dir eigene Karten umsonst aus Beute und Ablage zurück.',
    after: 'Kaufe Karten zurück, oder beende deinen Zug.',
    resign: 'Aufgeben? Deine Karten bleiben liegen, aber du bist raus.',
  },

  button: {
    base: (which) => `${which} als Basis legen`,
    place: (which) => `${which} legen`,
    placeFight: (which, n) => `${which} legen, ${fights(n)}`,
    move: (which) => `${which} versetzen`,
    moveFight: (which, n) => `${which} versetzen, ${fights(n)}`,
    fight: (which) => `Gegen ${which} kämpfen`,
    choose: 'Erst wählen',
    turn: 'Drehen',
    other: 'Zurücklegen',
    pass: 'Passen',
    passDraw: 'Passen und die Partie unentschieden beenden',
    passEnd: 'Passen und die Partie beenden',
    passWin: 'Passen und gewinnen',
    passLose: (who) => `Passen und die Partie beenden: ${who.name} gewinnt`,
    end: 'Zug beenden',
    resign: 'Aufgeben',
    resignConfirm: 'Ja, aufgeben',
    keepOn: 'Weiterspielen',
    buy: 'Zurückkaufen …',
    buyNow: (give, take) => `${give} bezahlen, ${take} zurückbekommen`,
    notNow: 'Jetzt nicht',
    pick: (n) => (n === 0 ? 'Keine Karten nehmen' : `${cards(n)} nehmen`),
    undo: 'Zurücknehmen',
    skip: 'Vorspulen',
    live: 'Zum aktuellen Stand',
    older: 'Einen Schritt zurück',
    newer: 'Einen Schritt weiter',
    spot: 'Stelle wählen …',
    mover: 'Karte versetzen …',
  },

  hint: {
    looks: {
      bases: 'Schau auf dein Viertel des Tisches und auf die anderen Basen.',
      opponent: (who) => `Schau auf die Karten von ${who.name}, die du angreifen kannst.`,
      line: 'Schau auf das Ende deiner Reihe.',
      hand: 'Schau auf deine Hand.',
      pools: 'Schau auf die Karten in Beute und Ablage.',
      fights: 'Schau auf die Karten, die deine Karte berührt.',
    },
    think: {
      chance: (chance) => `Der beste Angriff hat eine Chance von etwa ${percentUpTo(chance)}.`,
      base: 'Eine starke Basis ist schwer zu zerstören, aber diese Karte kann dann nicht angreifen.',
      walk: 'Unterwegs genügen schwache Karten. Behalte starke für Kämpfe.',
      change: 'Der Rest verfällt. Vergleiche, was du bezahlst und was du zurückbekommst.',
      order: 'Verliert deine Karte einen Kampf, fallen ihre anderen Kämpfe aus.',
      wait: 'Jede gelegte Karte kann angegriffen werden. Lohnt sich jetzt eine?',
    },
  },

  trade: {
    give: 'Du bezahlst mit',
    take: 'Du bekommst zurück',
    from: (who) => `aus der Beute von ${dative(who)}`,
    fromRecycle: 'aus der Ablage',
    sum: (given, taken) => `Du bezahlst ${given} und bekommst ${taken} zurück.`,
    lost: (n) => `${n} ${form(n, 'verfällt', 'verfallen')}.`,
    faults: {
      give: 'Wähle mindestens eine Karte, mit der du bezahlst.',
      take: 'Wähle mindestens eine Karte, die du zurückbekommst.',
      short: (n) => `Bezahle ${n} mehr, oder nimm weniger.`,
    },
    begun: 'Der Rückkauf hat begonnen: Bring ihn zu Ende.',
  },

  preview: {
    noFight: 'Berührt keine gegnerische Karte.',
    odds: (which, chance) => `Gegen ${which}: ${chance} Chance in diesem Kampf.`,
    faceDown: (who) => whose(who, 'verdeckte Karte'),
    faceUp: (who, which) => (who.you ? `deine Karte ${which}` : `${which} von ${who.name}`),
    base: (who) => whose(who, 'Basis'),
    strands: (n) => `Vorsicht: ${plural(n, 'Karte wird', 'Karten werden')} von deiner Basis abgeschnitten.`,
    shows: 'Die Karte wird aufgedeckt.',
    passEnd: 'Wenn du jetzt passt, endet die Partie: Dann haben alle gepasst.',
    passes: (n) =>
      `${n === 1 ? '1 Person hat' : `${n} Personen haben hintereinander`} gepasst. Wenn alle passen, die noch dabei sind, und niemand dazwischen zurückkauft, endet die Partie.`,
    quiet: (n, last) =>
      `${plural(n, 'Zug', 'Züge')} pro Person ohne Legen, Kampf und Rückkauf: Nach ${last} endet die Partie.`,
    lastTurns: (n, last) =>
      `Noch ${plural(n, 'Zug', 'Züge')}: Nach ${last} Zügen pro Person endet die Partie.`,
    strength: (parts) => `Mit der Basis verbunden: ${list(parts)}. Die höchste Summe gewinnt.`,
    strengthOf: (who, sum, hidden) =>
      `${object(who)} ${sum}${hidden === 0 ? '' : ` und ${cards(hidden)} verdeckt`}`,
    stranded: (n) =>
      `${plural(n, 'deiner Karten ist', 'deiner Karten sind')} abgeschnitten: Anlegen und Versetzen geht dort nicht.`,
    canBuy: 'Du kannst zuerst Karten zurückkaufen.',
    baseHint: 'Sie bleibt verdeckt bis zu ihrem ersten Kampf. Wird sie zerstört, bist du raus.',
  },

  spot: {
    at: (x, y, dir) => `${number(x)}, ${number(y)} ${dir}`,
    beside: (which) => `neben ${which}`,
    touches: (parts) => `berührt ${list(parts)}`,
    touch: (who, chance) => `${who.name} (${chance})`,
    marked: 'die markierte Stelle',
    nearest: 'der Mitte am nächsten',
    corner: 'in der äußeren Ecke',
    alongX: 'am seitlichen Arm des Santiagokreuzes',
    alongY: 'am oberen oder unteren Arm des Santiagokreuzes',
  },

  label: {
    base: 'Basis',
    up: 'offen',
    down: 'verdeckt',
    stranded: 'abgeschnitten',
    unknown: 'unbekannte Karte',
    at: (x, y) => `bei ${number(x)}, ${number(y)}`,
    none: 'keine Karten auf dem Tisch',
    you: 'du',
  },

  fight: {
    tie: (a, b) => `${a} zu ${b}. Gleichstand: noch einmal würfeln.`,
    wins: (who) => does(who, 'gewinnst!', 'gewinnt!'),
    rolling: 'Die Würfel rollen …',
    total: (parts, sum) => `${parts.join(' + ')} = ${sum}`,
  },

  log: {
    first: (who) => `${does(who, 'fängst', 'fängt')} an. Die erste Basis legt, wer zuletzt dran ist.`,
    base: (who, which) =>
      which === null ? `${who.name} legt eine Basis.` : `${does(who, 'legst', 'legt')} ${which} als Basis.`,
    place: (who, which) =>
      which === null ? `${who.name} legt eine Karte.` : `${does(who, 'legst', 'legt')} ${which}.`,
    touches: (parts) => `Berührt ${list(parts)}.`,
    move: (who, which) => `${does(who, 'versetzt', 'versetzt')} ${which}.`,
    strands: (who, n) => `Abgeschnitten: ${cards(n)} von ${dative(who)}.`,
    fight: (who, which, other, its) =>
      `${does(who, 'greifst', 'greift')} mit ${which} ${other.you ? `deine Karte ${its}` : `${its} von ${other.name}`} an.`,
    dice: (a, b) => `${a} gegen ${b}.`,
    tie: 'Gleichstand: noch einmal würfeln.',
    takes: (who, which) => `${does(who, 'gewinnst', 'gewinnt')} ${which}.`,
    tableTakes: (which) => `${which} verliert und kommt auf die Ablage.`,
    gone: 'Der Joker ist nicht mehr im Spiel.',
    falls: (who) =>
      who.you
        ? 'Deine Basis ist zerstört: Du bist raus.'
        : `Die Basis von ${who.name} ist zerstört: ${who.name} ist raus.`,
    joker: (who) => `${does(who, 'bekommst', 'bekommt')} einen Joker.`,
    bought: (who, given, taken, a, b) =>
      `${does(who, 'bezahlst', 'bezahlt')} mit ${list(given)} (${a}) und ${who.you ? 'bekommst' : 'bekommt'} ${list(taken)} (${b}) zurück.`,
    gives: (who, which) => `${does(who, 'bezahlst', 'bezahlt')} einen Rückkauf mit ${which}.`,
    buys: (who, which) => `${does(who, 'kaufst', 'kauft')} ${which} zurück.`,
    picksNoMore: (who) => `${does(who, 'holst', 'holt')} keine Karten mehr zurück.`,
    ends: (who) => `${does(who, 'beendest', 'beendet')} den Zug ohne Rückkauf.`,
    picked: (who, which) => `${does(who, 'holst', 'holt')} ${which} umsonst zurück.`,
    pass: (who) => `${does(who, 'passt', 'passt')}.`,
    resign: (who) => (who.you ? 'Du gibst auf und bist raus.' : `${who.name} gibt auf und ist raus.`),
    won: (who) => `${does(who, 'hast', 'hat')} die letzte Basis.`,
    draw: (all) => `Unentschieden zwischen ${between(all)}.`,
    strongest: (who, sums) =>
      `${does(who, 'hast', 'hat')} die höchste Summe verbundener Karten: ${sums.join(' zu ')}.`,
    empty: 'Die Partie beginnt.',
    showStep: 'Diesen Schritt zeigen',
    bases: 'Basen',
    turn: (n) => `Zug ${n}`,
  },

  result: {
    won: (who) => does(who, 'gewinnst!', 'gewinnt!'),
    draw: (all) => `Unentschieden zwischen ${between(all)}`,
    endings: {
      destroyed: 'Die letzte andere Basis ist zerstört.',
      resigned: 'Der letzte Gegner hat aufgegeben.',
      passes: 'Alle, die noch dabei waren, haben hintereinander gepasst.',
      quiet: 'Je zehn Züge ohne Legen, Kampf und Rückkauf.',
      hundred: 'Je 100 Züge.',
    },
    onTheTable: (sums) => `Summe verbundener Karten: ${sums.join(' zu ')}.`,
    fights: 'Kämpfe',
    fightsWon: 'gewonnen',
    fightsLost: 'verloren',
    pool: 'Beute',
    standing: 'steht',
    fallen: 'zerstört',
    resigned: 'aufgegeben',
    again: 'Noch einmal',
    file: 'Partiedatei speichern',
    picture: 'Bild speichern',
  },

  handOver: {
    title: (name) => `Gib das Gerät an ${name} weiter`,
    hint: 'Was jetzt kommt, sollen die anderen nicht sehen.',
    button: (name) => `Ich bin ${name}`,
  },

  talk: {
    seat: 'Um wen geht es?',
    sentences: {
      truce: (_) => 'Lass uns einander in den nächsten Zügen nicht angreifen.',
      against: (name) => `Lass uns gemeinsam ${name} angreifen.`,
      beware: (name) => `Vorsicht vor ${name}!`,
    },
  },

  refusals: {
    'not-in-hand': () => 'Diese Karte hast du nicht auf der Hand. Wähle eine andere.',
    overlap: () => 'Dort liegt schon eine Karte. Wähle eine freie Stelle.',
    'base-place': () =>
      'Lege deine Basis in dein Viertel: in den Rahmen, nicht in das Quadrat zwischen den Armen des Santiagokreuzes. Sie darf das Santiagokreuz berühren, aber nicht verdecken.',
    'base-near': () => 'Das ist zu nah an einer anderen Basis. Wähle eine Stelle weiter weg.',
    stranded: () =>
      'Diese Karte ist von deiner Basis abgeschnitten: Anlegen und Versetzen geht nicht. Wähle eine verbundene.',
    'not-adjoining': () =>
      'Lege sie Kante an Kante und Ecke auf Ecke an eine Karte, die mit deiner Basis verbunden ist.',
    'no-card': () => 'Dort liegt keine Karte. Wähle eine Karte auf dem Tisch.',
    'no-moves': () => 'In dieser Partie werden keine Karten versetzt. Lege eine, oder passe.',
    'not-yours': () => 'Das ist nicht deine Karte. Versetze eine eigene.',
    'base-moves': () => 'Eine Basis wird nicht versetzt. Wähle eine andere Karte.',
    'same-place': () => 'Dort liegt die Karte schon. Wähle eine andere Stelle.',
    'move-far': () =>
      'Das ist zu weit: Eine Karte kommt neben eine ihrer Nachbarkarten oder neben deren Nachbarkarten.',
    'not-touching': () => 'Deine Karte berührt dort keine gegnerische. Wähle eine, die sie berührt.',
    'not-in-pool': () => 'Diese Karte ist nicht in deiner Beute. Wähle eine daraus.',
    'given-already': () => 'Mit dieser Karte bezahlst du schon. Wähle eine andere.',
    'nothing-to-buy': () => 'Von deiner Farbe liegt nichts zum Zurückkaufen da.',
    'pool-too-small': (d) => `Deine Beute ist ${d['worth']} wert: Das reicht für keine Karte.`,
    'not-your-suit': () => 'Du bekommst nur Karten deiner eigenen Farbe zurück.',
    'taken-already': () => 'Diese Karte bekommst du schon zurück. Wähle eine andere.',
    'not-in-pools': () => 'Diese Karte liegt weder in einer Beute noch in der Ablage. Wähle eine andere.',
    'too-dear': (d) => `Du hast noch ${d['left']} übrig. Bezahle mehr, oder nimm weniger.`,
    'not-your-turn': () => 'Du bist nicht dran.',
    'wrong-phase': () => 'Das geht jetzt nicht.',
    over: () => 'Die Partie ist zu Ende.',
  },

  nothingLegal: 'Wähle zuerst eine deiner Karten.',
  rulesTitle: 'Regeln',
  hints: {
    base: 'Nahe der Mitte greifst du früher an; weit außen ist deine Basis sicherer.',
    act: 'Tippe eine Karte an: Dann leuchten die möglichen Stellen auf. Das rote × heißt: Kampf.',
    fight: 'Du wählst die Reihenfolge. Verliert deine Karte, finden ihre anderen Kämpfe nicht statt.',
    trade: 'Bezahle mit gewonnenen Karten, und du bekommst deine eigenen zurück. Was zu viel ist, verfällt.',
    pick: 'Du hast eine Basis zerstört: Hol dir beliebige Karten deiner Farbe umsonst zurück.',
  },
  gotIt: 'Verstanden',
});
