import { cap } from '@santiago/kernel/language';
import {
  accusative,
  dative,
  does,
  list,
  object,
  ordinal,
  plural,
  signed,
} from '@santiago/kernel/language/de';
import type { Who } from '@santiago/table/page/i18n/text.ts';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { CanalsDictionary } from './en.ts';

/** Everything the board game says, in German, with the words of its players: Aufseher, Plantage, Arbeiter, Quelle. */
const escudos = (n: number): string => plural(n, 'Escudo', 'Escudos');
const workers = (n: number): string => plural(n, 'Arbeiter', 'Arbeiter');
const tiles = (n: number): string => plural(n, 'Plättchen', 'Plättchen');
const points = (n: number): string => plural(n, 'Punkt', 'Punkte');
/** After *mit*. */
const withPoints = (n: number): string => plural(n, 'Punkt', 'Punkten');
const people = (all: readonly Who[]): string => list(all.map(object));
/** `Du und Ana teilt euch den Sieg`, `Ana und Bo teilen sich den Sieg`. */
const share = (winners: readonly Who[]): string =>
  `${cap(people(winners))} ${winners.some(({ you }) => you) ? 'teilt euch' : 'teilen sich'} den Sieg`;

/** What a compound begins with, where it is not the name itself: `deine Kokosplantage`, `Kokosgebiet`. */
const STEMS: Readonly<Record<string, string>> = { Kartoffeln: 'Kartoffel', Kokosnüsse: 'Kokos' };
const stem = (crop: string): string => STEMS[crop] ?? crop;
const plantation = (crop: string): string => `${stem(crop)}plantage`;

export const de = translation<CanalsDictionary>()({
  list,
  gameTitle: 'Kanäle',
  crops: {
    amigo: {
      banana: 'Bananen',
      cane: 'Zuckerrohr',
      potato: 'Kartoffeln',
      bean: 'Bohnen',
      pepper: 'Paprika',
    },
    trefl: {
      banana: 'Bananen',
      cane: 'Wassermelonen',
      potato: 'Kokosnüsse',
      bean: 'Trauben',
      pepper: 'Paprika',
    },
  },
  tile: (crop, planters) => `${crop} (${planters})`,
  escudos,
  yourTurn: 'Du bist dran',
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  phases: {
    setUp: 'Aufbau',
    auction: 'Auktion',
    overseer: 'Neuer Aufseher',
    planting: 'Pflanzen',
    bribing: 'Bestechung',
    extra: 'Zusatzkanal',
    drying: 'Dürre',
    income: 'Einkommen',
    over: 'Ende',
  },
  heading: {
    seats: 'Mitspieler',
    board: 'Spielplan',
    canals: 'Kanäle',
    offer: 'Plättchen dieser Runde',
    decision: 'Deine Entscheidung',
    log: 'Verlauf',
  },

  seat: {
    bid: (n) => `Gebot ${n}`,
    passed: 'passt',
    sealed: 'verdeckt geboten',
    overseer: 'Aufseher',
    extra: 'Zusatzkanal noch da',
    cash: escudos,
    hidden: 'Geld verdeckt',
    markers: (n) => `noch ${workers(n)}`,
    points: (n) => points(n),
    fields: (n) => `${n} aus Gebieten`,
    away: 'nicht da',
    scoreNow: 'Wenn jetzt Schluss wäre',
    scoreWatered: (n) => `${points(n)}, wenn alle trockenen Plantagen Wasser bekommen`,
    order: (n) => `Pflanzreihenfolge: ${n}`,
    money: 'Geld',
    score: 'Punkte',
  },
  unseen: 'Noch in den Stapeln',
  unseenLine: (crop, ones, twos) => `${crop}: ${ones} mit 1 Arbeiter, ${twos} mit 2`,
  aside: (tile) => `Nicht im Spiel: ${tile}`,
  chooseDitch: 'Graben wählen …',

  waiting: {
    auction: (who) => `${does(who, 'bietest', 'bietet')} als Nächstes.`,
    sealed: (all) => `Es fehlt noch das verdeckte Gebot von ${list(all.map(dative))}.`,
    planting: (who) => `${does(who, 'pflanzt', 'pflanzt')} gerade.`,
    leftover: (who) => `${does(who, 'legst', 'legt')} das übrige Plättchen.`,
    bribing: (who) =>
      who.you ? 'Du überlegst dir einen Vorschlag.' : `${who.name} überlegt sich einen Vorschlag.`,
    decision: (who) => `${does(who, 'entscheidest', 'entscheidet')}, wo der Kanal gebaut wird.`,
    extra: (who) =>
      who.you ? 'Du kannst deinen Zusatzkanal bauen.' : `${who.name} kann den Zusatzkanal bauen.`,
    spring: (who) => `${does(who, 'setzt', 'setzt')} die Quelle.`,
    firstCanal: (who) => `${does(who, 'baust', 'baut')} den ersten Kanal.`,
    setUp: 'Das Spiel wird aufgebaut.',
    andThen: (all) => `Danach: ${people(all)}.`,
    over: 'Die Partie ist zu Ende.',
    watching: 'Du schaust zu.',
    past: (row, rows) => `Rückblick: Schritt ${row} von ${rows}`,
  },

  prompt: {
    spring: 'Wähle eine Kreuzung für die Quelle.',
    firstCanal: 'Baue den ersten Kanal an der Quelle.',
    bid: 'Biete, um früh zu pflanzen, oder passe.',
    seal: 'Wähle dein verdecktes Gebot.',
    plantTile: 'Wähle ein Plättchen.',
    plantSquare: (crop) => `Wähle ein Feld für die ${plantation(crop)}.`,
    leftover: (crop) => `Lege das übrige Plättchen (${crop}).`,
    bribe: 'Schlage einen Graben vor, oder biete nichts an.',
    bribeAmount: (ditch) => `Wie viel bietest du für ${ditch} an?`,
    decide: 'Nimm einen Vorschlag an, oder baue woanders.',
    decideFree: 'Kein Vorschlag. Baue für 1 Escudo, oder baue keinen Kanal.',
    decideNone: 'Kein Vorschlag, und dir fehlt das Geld zum Bauen.',
    extra: 'Deinen einzigen Zusatzkanal bauen?',
  },

  button: {
    spring: (intersection) => `Quelle auf ${intersection} setzen`,
    firstCanal: (ditch) => `Auf ${ditch} bauen`,
    bid: (n) => `${n} bieten`,
    passOverseer: 'Passen, Aufseher werden',
    pass: 'Passen',
    seal: (n) => (n === 0 ? 'Verdeckt passen' : `${n} verdeckt bieten`),
    plant: (crop, square) => `${crop} auf ${square} pflanzen`,
    place: (crop, square) => `${crop} auf ${square} legen`,
    propose: (n, ditch) => `${n} für ${ditch} anbieten`,
    support: (n, ditch, total) => `${n} für ${ditch} dazulegen (zusammen ${total})`,
    offerNothing: 'Nichts anbieten',
    accept: (ditch, total) => `${ditch} annehmen, ${total} bekommen`,
    dig: (ditch, cost) => `Auf ${ditch} bauen, ${cost} zahlen`,
    buildNothing: 'Keinen Kanal bauen',
    extra: (ditch) => `Zusatzkanal auf ${ditch} bauen`,
    notNow: 'Jetzt nicht',
    other: 'Neu wählen',
    undo: 'Zurücknehmen',
    skip: 'Vorspulen',
    choose: 'Erst wählen',
    live: 'Zum aktuellen Stand',
    zoomOut: 'Ganzen Spielplan zeigen',
    older: 'Einen Schritt zurück',
    newer: 'Einen Schritt weiter',
  },

  preview: {
    leaves: (n) => `Du behältst ${escudos(n)}.`,
    order: (before, of) => `Im Moment pflanzt du als ${ordinal(before + 1)} von ${of}.`,
    taken: (n, who) => (who.you ? `Du hast schon ${n} geboten.` : `${who.name} hat schon ${n} geboten.`),
    passFirst: 'Du passt zuerst: Du wirst Aufseher, pflanzt zuletzt und setzt 1 Arbeiter weniger.',
    passLater: 'Du setzt 1 Arbeiter weniger. Du pflanzt vor allen, die bisher gepasst haben.',
    sealZero: 'Ein Gebot von 0 gilt als Passen: Du setzt 1 Arbeiter weniger.',
    sealEqual: (who) => `Bei gleichen Geboten gewinnt der Aufseher (${object(who)}).`,
    area: (size, crop) =>
      size === 1 ? `Ein einzelnes Plättchen (${crop}).` : `${stem(crop)}gebiet: ${tiles(size)}.`,
    wet: 'Bewässert.',
    dry: 'Trocken.',
    gain: (parts) => `Punkte jetzt: ${parts}.`,
    gainWhenWet: (parts) => `Punkte, sobald bewässert: ${parts}.`,
    part: (who, n) => `${object(who)} ${signed(n)}`,
    fate: (rounds, _markers) =>
      rounds === 0
        ? 'Ohne Kanal wird das Plättchen am Ende dieser Runde zur Wüste.'
        : rounds === 1
          ? 'Ohne Kanal verliert das Plättchen am Ende dieser Runde 1 Arbeiter und wird am Ende der nächsten zur Wüste.'
          : 'Ohne Kanal verliert das Plättchen jede Runde 1 Arbeiter und wird am Ende der übernächsten Runde zur Wüste.',
    watersNothing: 'Bewässert noch keine Plantage.',
    saves: (parts) => `Bewässert ${parts}.`,
    savesPart: (who, crop, square) =>
      who.you
        ? `deine ${plantation(crop)} auf ${square}`
        : `die ${plantation(crop)} von ${who.name} auf ${square}`,
    savesNeutral: (crop, square) => `die neutrale ${plantation(crop)} auf ${square}`,
    pool: (total, cost, who) =>
      `Zusammen ${total}. Woanders zu bauen würde ${accusative(who)} jetzt ${cost} kosten.`,
    ownPlan: (cost) =>
      `Woanders: Tippe einen freien Graben an und zahle ${cost} an die Bank. Alle bekommen ihr Geld zurück.`,
    ownPlanFree: (cost) => `Tippe einen Graben an, um dort für ${escudos(cost)} zu bauen.`,
    ownPlanPoor: (cost, cash) =>
      `Woanders zu bauen kostet ${cost}. Du hast ${escudos(cash)}: Nimm einen Vorschlag an.`,
    ownPlanNone: 'Jeder mögliche Graben ist schon vorgeschlagen: Nimm einen Vorschlag an.',
    extraOnce: 'Du hast einen für die ganze Partie. Sobald jemand baut, ist die Phase vorbei.',
    dryRisk: (n) =>
      n === 0
        ? 'Keine deiner Plantagen ist trocken.'
        : `${plural(n, 'deiner Plantagen ist', 'deiner Plantagen sind')} trocken.`,
    markersFewer: 'Du hast gepasst und setzt 1 Arbeiter weniger.',
    noMarkers: 'Kein Arbeiter: Die Plantage ist neutral.',
  },

  log: {
    overseer: (who) => `Erster Aufseher: ${object(who)}.`,
    spring: (intersection) => `Die Quelle liegt auf ${intersection}.`,
    springBy: (who, intersection) => `${does(who, 'setzt', 'setzt')} die Quelle auf ${intersection}.`,
    palms: (squares) => `Palmen wachsen auf ${list(squares)}.`,
    aside: (tile) => `Nicht im Spiel: ${tile}.`,
    reveal: (shown) => `Plättchen dieser Runde: ${list(shown)}.`,
    bid: (who, n) => `${does(who, 'bietest', 'bietet')} ${n}.`,
    pass: (who) => `${does(who, 'passt', 'passt')}.`,
    passOverseer: (who) =>
      who.you ? 'Du passt und wirst Aufseher.' : `${who.name} passt und wird Aufseher.`,
    sealed: (who) => `${does(who, 'bietest', 'bietet')} verdeckt.`,
    opened: (parts) => `Die Gebote: ${list(parts)}.`,
    openedPart: (who, n) => `${object(who)} ${n}`,
    becomesOverseer: (who) => `${does(who, 'wirst', 'wird')} Aufseher.`,
    plant: (who, tile, square, area) =>
      `${does(who, 'pflanzt', 'pflanzt')} ${tile} auf ${square}${area > 1 ? `: Gebiet aus ${tiles(area)}` : ''}.`,
    plantNeutral: (who, tile, square) =>
      `${does(who, 'pflanzt', 'pflanzt')} ${tile} auf ${square} ohne Arbeiter.`,
    leftover: (who, tile, square) =>
      `${does(who, 'legst', 'legt')} das übrige Plättchen, ${tile}, auf ${square}.`,
    propose: (who, ditch, n) => `${does(who, 'bietest', 'bietet')} ${n} für ${ditch} an.`,
    support: (who, ditch, n, total) =>
      `${does(who, 'legst', 'legt')} ${n} für ${ditch} dazu, zusammen ${total}.`,
    offerNothing: (who) => `${does(who, 'bietest', 'bietet')} nichts an.`,
    accept: (who, ditch, sum, from) =>
      `${does(who, 'nimmst', 'nimmt')} ${ditch} an und ${who.you ? 'bekommst' : 'bekommt'} ${sum} von ${list(from.map(dative))}.`,
    dig: (who, ditch, cost, bribes) =>
      `${does(who, 'baust', 'baut')} auf ${ditch} für ${cost}${bribes ? '. Alle bekommen ihr Geld zurück' : ''}.`,
    firstCanal: (who, ditch) => `${does(who, 'baust', 'baut')} den ersten Kanal auf ${ditch}.`,
    buildNothing: (who) => `${does(who, 'baust', 'baut')} keinen Kanal.`,
    extra: (who, ditch) => `${does(who, 'baust', 'baut')} einen Zusatzkanal auf ${ditch}.`,
    extraPass: (who) => `${does(who, 'behältst', 'behält')} den Zusatzkanal.`,
    drying: (parts) => `Dürre: ${parts.join('; ')}.`,
    dryingNone: 'Dürre: Nichts ist trocken.',
    loses: (who, squares) =>
      `${who.you ? 'du verlierst' : `${who.name} verliert`} ${squares.length === 1 ? '' : 'je '}1 Arbeiter auf ${list(squares)}`,
    desert: (squares) => `${list(squares)} ${squares.length === 1 ? 'wird' : 'werden'} zur Wüste`,
    income: (n) => `Einkommen: Alle bekommen ${escudos(n)}.`,
    over: (winners, n) =>
      winners.length === 1
        ? `${does(winners[0]!, 'gewinnst', 'gewinnt')} mit ${withPoints(n)}.`
        : `${share(winners)} mit ${withPoints(n)}.`,
    empty: 'Die erste Runde beginnt.',
    round: (n) => `Runde ${n}`,
    setUp: 'Aufbau',
    showStep: 'Diesen Schritt zeigen',
  },

  label: {
    free: 'frei',
    canPlant: 'hier kannst du pflanzen',
    desert: 'Wüste',
    watered: 'bewässert',
    dry: 'trocken',
    dying: 'wird in dieser Runde zur Wüste',
    neutral: 'neutral',
    palm: 'Palme',
    marked: 'markiert',
    chosen: 'gewählt',
    owner: (who, n) => `${workers(n)} von ${dative(who)}`,
    area: (n) => `Gebiet aus ${tiles(n)}`,
    built: 'Kanal',
    legal: 'hier kann ein Kanal gebaut werden',
    wouldWater: (squares) => `würde ${squares} bewässern`,
    proposal: (total, parts) => `vorgeschlagen, zusammen ${total}: ${parts}`,
    bribe: (who, n) => `${object(who)} ${n}`,
    canSpring: 'hier kann die Quelle liegen',
    you: 'du',
  },

  result: {
    won: (who) => does(who, 'gewinnst!', 'gewinnt!'),
    shared: (winners) => `${share(winners)}!`,
    cash: 'Geld',
    fields: 'Gebiete',
    total: 'Summe',
    areas: 'Gebiet für Gebiet',
    areaLine: (size, marks, sum) => `${size}\u00A0×\u00A0${marks} = ${sum}`,
    again: 'Noch einmal',
    picture: 'Bild speichern',
    file: 'Partiedatei speichern',
  },

  rulesTitle: 'Die Regeln',

  gotIt: 'Verstanden',
  hints: {
    bid: 'Wer am meisten bietet, pflanzt zuerst. Wer zuerst passt, wird Aufseher.',
    seal: 'Beide bieten verdeckt. Wer mehr bietet, pflanzt zuerst; beide zahlen.',
    plant: 'Pflanze neben dieselbe Sorte: Ein Gebiet zählt seine Plättchen mal deine Arbeiter.',
    bribe: 'Der Aufseher baut höchstens einen Kanal. Biete Geld für deinen Graben an.',
    decide: 'Nimm einen Vorschlag und das Geld dafür an, oder zahle der Bank und baue woanders.',
    extra: 'Einmal in der Partie darfst du umsonst einen Zusatzkanal bauen, noch vor der Dürre.',
  },

  handOver: {
    title: (name) => `Gib das Gerät an ${name} weiter`,
    hint: 'Das nächste Gebot ist verdeckt.',
    button: (name) => `Ich bin ${name}`,
  },

  springOn: (place) => `Auf ${place}`,
  options: {
    palms: { name: 'Palmen', off: 'Keine', on: 'Drei Palmen' },
    money: { name: 'Geld', hidden: 'Verdeckt', open: 'Offen' },
    spring: {
      name: 'Quelle',
      inner: 'Innen, zufällig',
      any: 'Irgendwo, zufällig',
      chosen: 'Vom ersten Aufseher gesetzt',
    },
    overseer: { name: 'Erster Aufseher', random: 'Zufällig' },
    minBribe: { name: 'Mindestbestechung', '0': '0', '1': '1' },
    twoPlayerExtra: { name: 'Zusatzkanal zu zweit', opponent: 'Nur wer nicht Aufseher ist', both: 'Beide' },
  },

  talk: {
    gaps: { n: 'Geld', ditch: 'Graben', crop: 'Sorte' },
    sentences: {
      pay: ({ n, ditch }) => `Ich biete ${n} an, wenn du auf ${ditch} baust.`,
      support: ({ ditch }) => `Lass uns beide ${ditch} unterstützen.`,
      plant: ({ crop }) => `Pflanze bitte ${crop} neben meine Plantage.`,
      'no-desert': (_) => 'Bitte keine Wüste!',
      water: ({ ditch }) => `Bitte Wasser auf ${ditch}!`,
    },
  },

  refusals: {
    'not-whole': () => 'Wähle einen Betrag in ganzen Escudos.',
    'bid-zero': () => 'Biete mindestens 1 Escudo, oder passe.',
    'bid-taken': (d) => `${d['by']} hat schon ${d['amount']} geboten. Wähle einen anderen Betrag.`,
    'too-poor': (d) => `Du hast ${escudos(Number(d['cash']))}. Wähle ${d['cash']} oder weniger.`,
    'tile-gone': () => 'Dieses Plättchen ist weg. Wähle eines der anderen.',
    'square-taken': (d) => `${d['square']} ist schon bepflanzt. Wähle ein freies Feld.`,
    'square-desert': (d) => `${d['square']} ist Wüste. Wähle ein freies Feld.`,
    'leftover-apart': (d) =>
      d['beside'] === 'desert'
        ? `Kein freies Feld grenzt an eine Plantage. Das übrige Plättchen muss an eine Wüste grenzen, ${d['square']} grenzt an keine.`
        : `Das übrige Plättchen muss mit einer Seite an eine Plantage grenzen. ${d['square']} grenzt an keine.`,
    'ditch-apart': (d) =>
      `${d['ditch']} schließt weder an die Quelle noch an einen Kanal an. Wähle einen anderen Graben.`,
    'ditch-built': (d) => `Auf ${d['ditch']} ist schon ein Kanal. Wähle einen freien Graben.`,
    'ditch-proposed': (d) => `${d['ditch']} ist schon vorgeschlagen. Du kannst etwas dazulegen.`,
    'ditch-unproposed': (d) => `${d['ditch']} hat niemand vorgeschlagen. Wähle einen Vorschlag.`,
    'bribe-small': (d) => `Biete mindestens ${escudos(Number(d['least']))} an, oder nichts.`,
    'dig-proposed': (d) =>
      `${d['ditch']} ist schon vorgeschlagen: Nimm den Vorschlag an, oder baue auf einem anderen Graben.`,
    'dig-poor': (d) => `Du hast ${escudos(Number(d['cash']))}, bauen kostet ${d['cost']}. Baue keinen Kanal.`,
    'refuse-poor': (d) =>
      `Du hast ${escudos(Number(d['cash']))}, woanders zu bauen kostet ${d['cost']}. Nimm einen Vorschlag an.`,
    'must-build': () =>
      'Es gibt Vorschläge: Nimm einen an, oder baue woanders für 1 mehr als die größte Summe.',
    'first-canal': (d) => `Der erste Kanal beginnt an der Quelle auf ${d['spring']}.`,
    'not-your-turn': () => 'Du bist nicht dran.',
    'wrong-phase': () => 'Das ist in dieser Phase nicht möglich.',
    over: () => 'Die Partie ist zu Ende.',
  },
});
