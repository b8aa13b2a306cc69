import type { Card } from '@santiago/cards';
import type { Who } from '../../../i18n/text.ts';
import { translation } from '../../../i18n/translation.ts';
import type { CardsDictionary } from './en.ts';

/** Alles, was das Kartenspiel sagt, auf Deutsch. */
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const karten = (n: number): string => plural(n, 'Karte', 'Karten');
const s = (who: Who): string => (who.you ? 'Du' : who.name);
const o = (who: Who): string => (who.you ? 'dir' : who.name);
const v = (who: Who, du: string, other: string): string => (who.you ? `Du ${du}` : `${who.name} ${other}`);
const lists = new Intl.ListFormat('de', { type: 'conjunction' });
const list = (parts: readonly string[]): string => lists.format(parts);

const SUITS: Readonly<Record<string, string>> = { S: 'Pik', H: 'Herz', C: 'Kreuz', D: 'Karo' };
const RANKS: Readonly<Record<string, string>> = { J: 'Bube', Q: 'Dame', K: 'König', A: 'Ass' };
const rank = (card: Card): string => (card === 'JK' ? 'Joker' : (RANKS[card.slice(1)] ?? card.slice(1)));
const card = (which: Card): string => (which === 'JK' ? 'Joker' : `${SUITS[which.charAt(0)]} ${rank(which)}`);
const percents = new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 1 });
const percent = (chance: number): string => percents.format(chance);
/** Wessen: „deine verdeckte Karte“, „die verdeckte Karte von Ana“. */
const whose = (who: Who, what: string): string => (who.you ? `deine ${what}` : `die ${what} von ${who.name}`);

export const de = translation<CardsDictionary>()({
  list,
  card,
  rank,
  percent,
  yourTurn: 'Du bist am Zug',
  title: { first: 'Wer beginnt?', base: 'Basen', turn: (n) => `Zug ${n}`, over: 'Spielende' },
  heading: {
    seats: 'Spieler',
    felt: 'Tisch',
    hand: 'Deine Hand',
    decision: 'Deine Entscheidung',
    log: 'Was geschah',
    recycle: 'Ablage',
    fight: 'Der Kampf',
  },
  dir: { v: 'hochkant', h: 'quer' },

  felt: {
    label: 'Der Tisch mit den Karten',
    keys: 'Wähle zuerst eine Handkarte. Dann gehen die Pfeiltasten von Platz zu Platz, N und Umschalt N durch alle, T dreht die Karte, Eingabe wählt und spielt, Escape legt sie zurück. M nimmt eine deiner Karten vom Tisch auf.',
    closer: 'Näher',
    farther: 'Weiter weg',
    all: 'Zeigen, worauf es ankommt',
  },

  seat: {
    hand: (n) => `${karten(n)} auf der Hand`,
    pool: (n, worth) => (n === 0 ? 'Beute leer' : `Beute: ${karten(n)} im Wert von ${worth}`),
    poolTitle: 'Beute',
    out: 'raus',
    won: 'gewonnen',
    away: 'nicht da',
    jokers: (n) => plural(n, 'Joker übrig', 'Joker übrig'),
    empty: 'leer',
  },

  waiting: {
    first: 'Das Los entscheidet, wer beginnt.',
    base: (who) => `${v(who, 'legst deine', 'legt eine')} Basis.`,
    act: (who) => (who.you ? 'Du bist am Zug.' : `${who.name} überlegt.`),
    give: (who) => `${v(who, 'kaufst', 'kauft')} Karten zurück.`,
    fight: (who) => `${v(who, 'wählst', 'wählt')} den nächsten Gegner.`,
    dice: 'Die Würfel rollen.',
    pick: (who) => `${v(who, 'nimmst', 'nimmt')} Karten aus den Vorräten.`,
    after: (who) => `${v(who, 'darfst', 'darf')} Karten zurückkaufen.`,
    over: 'Die Partie ist zu Ende.',
    watching: 'Du schaust zu.',
    past: (row, rows) => `Rückblick: ${row} von ${rows}`,
  },

  prompt: {
    base: 'Wähle eine Karte als Basis.',
    basePlace: (which) => `Wohin kommt ${which}?`,
    act: 'Lege eine Karte oder versetze eine deiner Reihe.',
    actNoHand: 'Versetze eine Karte deiner Reihe oder passe.',
    actNothing: 'Es ist kein Platz, um eine Karte zu legen oder zu versetzen.',
    place: (which) => `Wähle einen Platz für ${which}.`,
    move: (which) => `Wohin geht ${which}?`,
    fight: 'Wähle, gegen wen du als Nächstes kämpfst.',
    trade: 'Rückkauf: Was gibst du, was nimmst du?',
    pick: 'Nimm beliebige eigene Karten aus den Vorräten.',
    after: 'Kaufe Karten zurück oder beende deinen Zug.',
    resign: 'Aufgeben? Deine Karten bleiben im Weg, aber du bist raus.',
  },

  button: {
    base: (which) => `Basis: ${which}`,
    place: (which) => `${which} legen`,
    placeFight: (which, n) => `${which} legen, ${n > 1 ? `${n} Kämpfe` : 'kämpfen'}`,
    move: (which) => `${which} versetzen`,
    moveFight: (which, n) => `${which} versetzen, ${n > 1 ? `${n} Kämpfe` : 'kämpfen'}`,
    fight: (which) => `Kampf gegen ${which}`,
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
    resignSurely: 'Aufgeben, ich bin raus',
    keepOn: 'Weiterspielen',
    buy: 'Zurückkaufen …',
    buyNow: (give, take) => `${give} geben, ${take} nehmen`,
    notNow: 'Jetzt nicht',
    pick: (n) => (n === 0 ? 'Nichts nehmen' : `${karten(n)} nehmen`),
    undo: 'Zurücknehmen',
    skip: 'Überspringen',
    live: 'Zurück zu jetzt',
    older: 'Einen Schritt zurück',
    newer: 'Einen Schritt weiter',
    spot: 'Platz wählen …',
    mover: 'Karte versetzen …',
  },

  trade: {
    give: 'Du gibst',
    take: 'Du nimmst',
    from: (who) => `aus der Beute von ${o(who)}`,
    fromRecycle: 'aus der Ablage',
    sum: (given, taken) => `Gegeben ${given}, genommen ${taken}, übrig ${given - taken}.`,
    lost: (n) => `${n} gingen verloren.`,
    faults: {
      give: 'Wähle mindestens eine Karte, die du gibst.',
      take: 'Wähle mindestens eine Karte, die du nimmst.',
      short: (n) => `Gib ${n} mehr oder nimm weniger.`,
    },
    begun: 'Der Rückkauf hat begonnen und muss beendet werden.',
  },

  preview: {
    noFight: 'Berührt keinen Gegner.',
    odds: (which, chance) => `Gegen ${which}: ${chance} Siegchance.`,
    faceDown: (who) => whose(who, 'verdeckte Karte'),
    faceUp: (who, which) => (who.you ? `deine Karte ${which}` : `${which} von ${who.name}`),
    base: (who) => whose(who, 'Basis'),
    strands: (n) =>
      `Vorsicht: ${n === 1 ? 'Eine Karte wird' : `${n} Karten werden`} von deiner Basis abgeschnitten.`,
    shows: 'Die Karte wird aufgedeckt.',
    passEnd: 'Wenn du jetzt passt, endet die Partie: Dann haben alle gepasst.',
    passes: (n) =>
      `${n === 1 ? '1 Person hat' : `${n} Personen haben`} in Folge gepasst. Wenn es alle tun, endet die Partie.`,
    quiet: (n, last) =>
      `Je ${plural(n, 'Zug', 'Züge')} ohne Legen, Kampf und Rückkauf: Nach ${last} endet die Partie.`,
    lastTurns: (n, last) => `Noch ${plural(n, 'Zug', 'Züge')}: Nach je ${last} endet die Partie.`,
    strength: (parts) => `Auf dem Tisch: ${list(parts)}. Die höchste Summe gewinnt.`,
    strengthOf: (who, sum, hidden) =>
      `${who.you ? 'du' : who.name} ${sum}${hidden === 0 ? '' : ` und ${karten(hidden)} verdeckt`}`,
    stranded: (n) =>
      n === 1
        ? 'Eine deiner Karten ist abgeschnitten: An sie darf nicht angelegt werden.'
        : `${n} deiner Karten sind abgeschnitten: An sie darf nicht angelegt werden.`,
    canBuy: 'Du kannst zuerst Karten zurückkaufen.',
    baseHint: 'Sie bleibt verdeckt bis zu ihrem ersten Kampf. Fällt sie, bist du raus.',
  },

  spot: {
    at: (x, y, dir) => `${x}, ${y} ${dir}`,
    beside: (which) => `neben ${which}`,
    touches: (parts) => `berührt ${list(parts)}`,
    touch: (who, chance) => `${who.name} (${chance})`,
    nearest: 'der Mitte am nächsten',
    corner: 'in der äußeren Ecke',
    alongX: 'seitlich am Arm des Kreuzes',
    alongY: 'oben oder unten am Arm des Kreuzes',
  },

  label: {
    base: 'Basis',
    up: 'offen',
    down: 'verdeckt',
    stranded: 'abgeschnitten',
    unknown: 'unbekannte Karte',
    at: (x, y) => `bei ${x}, ${y}`,
    none: 'keine Karten auf dem Tisch',
    you: 'du',
  },

  fight: {
    tie: (a, b) => `${a} zu ${b}: unentschieden, noch ein Wurf.`,
    wins: (who) => v(who, 'gewinnst!', 'gewinnt!'),
    rolling: 'Die Würfel rollen …',
    total: (parts, sum) => `${parts.join(' + ')} = ${sum}`,
  },

  log: {
    first: (who) => `${v(who, 'beginnst', 'beginnt')}. Wer zuletzt an der Reihe ist, legt die erste Basis.`,
    base: (who, which) =>
      which === null ? `${who.name} legt eine Basis.` : `${v(who, 'legst', 'legt')} ${which} als Basis.`,
    place: (who, which) =>
      which === null ? `${who.name} legt eine Karte.` : `${v(who, 'legst', 'legt')} ${which}.`,
    touches: (parts) => `Sie berührt ${list(parts)}.`,
    move: (who, which) => `${v(who, 'versetzt', 'versetzt')} ${which}.`,
    strands: (who, n) => `${karten(n)} von ${o(who)} ${n === 1 ? 'ist' : 'sind'} abgeschnitten.`,
    fight: (who, which, other, its) =>
      `${s(who)} ${who.you ? 'greifst' : 'greift'} mit ${which} ${other.you ? `deine Karte ${its}` : `${its} von ${other.name}`} an.`,
    dice: (a, b) => `${a} gegen ${b}.`,
    tie: 'Unentschieden: noch ein Wurf.',
    takes: (who, which) => `${v(who, 'gewinnst', 'gewinnt')} ${which}.`,
    tableTakes: (which) => `${which} fällt und kommt in die Ablage.`,
    gone: 'Der Joker ist aus dem Spiel.',
    falls: (who) =>
      who.you
        ? 'Deine Basis ist gefallen: Du bist raus.'
        : `Die Basis von ${who.name} ist gefallen: ${who.name} ist raus.`,
    joker: (who) => `${v(who, 'erhältst', 'erhält')} einen Joker.`,
    bought: (who, given, taken, a, b) =>
      `${v(who, 'gibst', 'gibt')} ${list(given)} (${a}) für ${list(taken)} (${b}).`,
    gives: (who, which) => `${v(who, 'gibst', 'gibt')} ${which} für einen Rückkauf.`,
    buys: (who, which) => `${v(who, 'kaufst', 'kauft')} ${which} zurück.`,
    picksNoMore: (who) => `${v(who, 'nimmst', 'nimmt')} keine Karten mehr aus den Vorräten.`,
    ends: (who) => `${v(who, 'beendest', 'beendet')} den Zug ohne Rückkauf.`,
    picked: (who, which) => `${v(who, 'nimmst', 'nimmt')} ${which} aus den Vorräten.`,
    pass: (who) => `${v(who, 'passt', 'passt')}.`,
    resign: (who) => (who.you ? 'Du gibst auf und bist raus.' : `${who.name} gibt auf und ist raus.`),
    won: (who) => `${v(who, 'hast', 'hat')} die letzte stehende Basis.`,
    draw: (names) => `Unentschieden zwischen ${list(names)}.`,
    strongest: (who, sums) => `${v(who, 'hast', 'hat')} den stärksten Tisch: ${sums.join(' gegen ')}.`,
    empty: 'Die Partie beginnt.',
    showMoment: 'Diesen Moment zeigen',
    bases: 'Basen',
    turn: (n) => `Zug ${n}`,
  },

  result: {
    won: (who) => v(who, 'gewinnst!', 'gewinnt!'),
    draw: (names) => `Unentschieden zwischen ${names}`,
    endings: {
      destroyed: 'Die letzte andere Basis ist gefallen.',
      resigned: 'Alle anderen haben aufgegeben.',
      passes: 'Alle haben reihum gepasst.',
      quiet: 'Je zehn Züge ohne gelegte Karte, Kampf oder Rückkauf.',
      hundred: 'Alle hatten hundert Züge.',
    },
    onTheTable: (sums) => `${sums.join(' gegen ')} auf dem Tisch.`,
    fights: 'Siege',
    lost: 'Niederlagen',
    pool: 'Beute',
    base: 'Basis',
    standing: 'steht',
    fallen: 'gefallen',
    resigned: 'aufgegeben',
    again: 'Noch einmal',
    file: 'Partie speichern',
    picture: 'Bild speichern',
  },

  handOver: {
    title: (name) => `Gib das Gerät an ${name}`,
    hint: 'Was jetzt kommt, ist nur für diese Augen.',
    button: (name) => `Ich bin ${name}`,
  },

  refusals: {
    'not-in-hand': () => 'Diese Karte hast du nicht auf der Hand.',
    overlap: () => 'Kein Platz: Dort liegt schon eine Karte.',
    'base-place': () =>
      'Eine Basis liegt um das eigene Viertel herum: nicht darin, nicht auf dem Kreuz, nicht zu weit außen.',
    'base-near': () => 'Das ist zu nah an einer anderen Basis.',
    stranded: () => 'Diese Karte ist abgeschnitten: Man darf nicht an sie anlegen und sie nicht versetzen.',
    'not-adjoining': () => 'Eine Karte muss mit einer deiner Reihe eine Kante und eine Ecke teilen.',
    'no-card': () => 'Dort liegt keine Karte.',
    'no-moves': () => 'In dieser Partie wird nicht versetzt.',
    'not-yours': () => 'Du versetzt nur eigene Karten.',
    'base-moves': () => 'Eine Basis wird nicht versetzt.',
    'same-place': () => 'Dort liegt die Karte schon.',
    'move-far': () =>
      'Eine Karte geht neben eine, mit der sie verbunden war, oder neben die nächste der Reihe.',
    'not-touching': () => 'Deine Karte berührt dort keinen Gegner.',
    'not-in-pool': () => 'Diese Karte ist nicht in deiner Beute.',
    'given-already': () => 'Diese Karte hast du schon gegeben.',
    'nothing-to-buy': () => 'In den Vorräten liegt keine Karte deiner Farbe.',
    'pool-too-small': (d) => `Deine Beute ist ${d['worth']} wert: So billig ist keine Karte.`,
    'not-your-suit': () => 'Du nimmst nur Karten deiner eigenen Farbe.',
    'taken-already': () => 'Diese Karte hast du schon genommen.',
    'not-in-pools': () => 'Diese Karte liegt in keinem Vorrat.',
    'too-dear': (d) => `Zu teuer: Du hast noch ${d['left']}.`,
    'not-your-turn': () => 'Du bist nicht am Zug.',
    'wrong-phase': () => 'Das geht jetzt nicht.',
    over: () => 'Die Partie ist zu Ende.',
  },

  nothingLegal: 'Wähle zuerst eine Handkarte oder eine Karte deiner Reihe, um sie zu versetzen.',
  rulesTitle: 'Regeln: Karten und Würfel',
  hints: {
    base: 'Nahe der Mitte bist du schnell beim Gegner, weit außen schwer zu erreichen. Eine starke Karte schützt die Basis, fehlt aber im Angriff.',
    act: 'Tippe eine Karte an: Die erlaubten Plätze leuchten. Rote Kreuze berühren einen Gegner und bringen einen Kampf.',
    fight: 'Du wählst die Reihenfolge. Fällt deine Karte, entfallen ihre übrigen Kämpfe.',
    trade: 'Mit erbeuteten Karten holst du deine eigenen zurück. Was zu viel ist, verfällt.',
    pick: 'Du hast eine Basis bezwungen: Nimm, was du willst, es kostet nichts.',
  },
  gotIt: 'Verstanden',
});
