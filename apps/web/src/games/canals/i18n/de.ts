import type { Who } from '../../../i18n/text.ts';
import { translation } from '../../../i18n/translation.ts';
import type { CanalsDictionary } from './en.ts';

/** Everything the board game says, in German, with the words of its players: Aufseher, Plantage, Ertragsmarker, Quelle. */
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const escudos = (n: number): string => plural(n, 'Escudo', 'Escudos');
const markers = (n: number): string => plural(n, 'Marker', 'Marker');
const v = (who: Who, you: string, other: string): string => (who.you ? `Du ${you}` : `${who.name} ${other}`);
const o = (who: Who): string => (who.you ? 'du' : who.name);
/** After prepositions with the dative: von dir, von Ana. */
const d = (who: Who): string => (who.you ? 'dir' : who.name);
const lists = new Intl.ListFormat('de', { type: 'conjunction' });
const list = (parts: readonly string[]): string => lists.format(parts);
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte'];

export const de = translation<CanalsDictionary>()({
  list,
  crops: {
    amigo: {
      banana: 'Bananen',
      cane: 'Zuckerrohr',
      potato: 'Kartoffeln',
      bean: 'Bohnen',
      pepper: 'Peperoni',
    },
    trefl: { banana: 'Bananen', cane: 'Melonen', potato: 'Kokosnüsse', bean: 'Trauben', pepper: 'Paprika' },
  },
  tile: (crop, planters) => `${crop} (${planters})`,
  escudos,
  yourTurn: 'Du bist dran',
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  roundShort: (round, rounds) => `Runde ${round}/${rounds}`,
  phases: {
    setUp: 'Aufbau',
    auction: 'Versteigerung',
    overseer: 'Aufseher',
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
    offer: 'Im Angebot',
    decision: 'Deine Entscheidung',
    log: 'Was geschah',
  },

  seat: {
    bid: (n) => `Gebot ${n}`,
    passed: 'passt',
    sealed: 'verdecktes Gebot',
    overseer: 'Aufseher',
    extra: 'Zusatzkanal noch da',
    cash: escudos,
    hidden: 'Geld verdeckt',
    markers: (n) => `${markers(n)} im Vorrat`,
    points: (n) => plural(n, 'Punkt', 'Punkte'),
    fields: (n) => `${n} aus Feldern`,
    away: 'abwesend',
    scoreNow: 'Wäre die Partie jetzt zu Ende',
    scoreWatered: (n) => `${n}, wenn alles Trockene bewässert wird`,
  },
  unseen: 'Noch in den Stapeln',
  unseenLine: (crop, ones, twos) => `${crop}: ${ones} mit 1, ${twos} mit 2`,
  aside: 'Aussortiert',
  chooseDitch: 'Graben wählen …',

  waiting: {
    auction: (who) => `${v(who, 'bietest', 'bietet')} als Nächstes.`,
    sealed: (who) => `Das verdeckte Gebot von ${who} fehlt noch.`,
    planting: (who) => `${v(who, 'pflanzt', 'pflanzt')}.`,
    leftover: (who) => `${v(who, 'legst', 'legt')} das übrige Plättchen.`,
    bribing: (who) => `${v(who, 'überlegst', 'überlegt')}, was ein Kanal wert ist.`,
    decision: (who) => `${v(who, 'entscheidest', 'entscheidet')}, wo gegraben wird.`,
    extra: (who) => `${v(who, 'kannst', 'kann')} einen Zusatzkanal bauen.`,
    spring: (who) => `${v(who, 'setzt', 'setzt')} die Quelle.`,
    firstCanal: (who) => `${v(who, 'gräbst', 'gräbt')} den ersten Kanal.`,
    setUp: 'Der Tisch wird gedeckt.',
    andThen: (names) => `Danach ${names}.`,
    over: 'Die Partie ist zu Ende.',
    watching: 'Du schaust zu.',
    past: (row, rows) => `Rückblick: ${row} von ${rows}`,
  },

  prompt: {
    spring: 'Wähle, wo die Quelle entspringt.',
    firstCanal: 'Grabe den ersten Kanal an der Quelle.',
    bid: 'Biete um die erste Wahl, oder passe.',
    seal: 'Wähle dein geheimes Gebot.',
    plantTile: 'Wähle ein Plättchen.',
    plantSquare: (crop) => `Wähle ein Feld (${crop}).`,
    leftover: (crop) => `Lege das übrige Plättchen (${crop}).`,
    bribe: 'Wähle einen Graben, oder biete nichts.',
    bribeAmount: (ditch) => `Wie viel für ${ditch}?`,
    decide: 'Nimm ein Angebot an, oder grabe anderswo.',
    decideFree: 'Niemand bietet etwas. Grabe für 1, oder baue nichts.',
    decideNone: 'Niemand bietet etwas.',
    extra: 'Deinen einzigen Zusatzkanal bauen?',
  },

  button: {
    spring: (place) => `Quelle auf ${place}`,
    firstCanal: (ditch) => `${ditch} graben`,
    bid: (n) => `${n} bieten`,
    passOverseer: 'Passen, Aufseher werden',
    pass: 'Passen',
    seal: (n) => (n === 0 ? 'Verdeckt passen' : `${n} verdeckt bieten`),
    plant: (crop, square) => `${crop} auf ${square} pflanzen`,
    place: (crop, square) => `${crop} auf ${square} legen`,
    propose: (n, ditch) => `${n} für ${ditch} bieten`,
    support: (n, ditch, pool) => `${n} zu ${ditch} legen (dann ${pool})`,
    offerNothing: 'Nichts bieten',
    accept: (ditch, pool) => `${ditch} annehmen, ${pool} kassieren`,
    dig: (ditch, cost) => `${ditch} graben, ${cost} zahlen`,
    buildNothing: 'Nichts bauen',
    extra: (ditch) => `Zusatzkanal auf ${ditch}`,
    notNow: 'Jetzt nicht',
    other: 'Anders',
    undo: 'Zurücknehmen',
    skip: 'Vorspulen',
    choose: 'Erst wählen',
    live: 'Zurück zu jetzt',
    zoomOut: 'Ganzes Brett zeigen',
    older: 'Einen Schritt zurück',
    newer: 'Einen Schritt vor',
  },

  preview: {
    leaves: (n) => `Dir bleiben ${n}.`,
    order: (n, of) => `Du wärst bisher der ${ORDINALS[n] ?? ''} von ${of} beim Pflanzen.`,
    taken: (n, who) => `${n} hat schon ${o(who)}.`,
    passFirst: 'Wer zuerst passt, wird Aufseher und setzt einen Marker weniger.',
    passLater: 'Du setzt einen Marker weniger und pflanzt vor den anderen, die gepasst haben.',
    sealZero: '0 heißt passen: ein Marker weniger.',
    sealEqual: (who) => `Bei Gleichstand ${who.you ? 'gewinnst du' : `gewinnt ${who.name}`} (Aufseher).`,
    area: (size, crop) =>
      size === 1 ? `Ein Feld für sich (${crop}).` : `Gebiet aus ${size} Feldern (${crop}).`,
    wet: 'Bewässert.',
    dry: 'Trocken.',
    gain: (parts) => `Jetzt: ${parts}.`,
    gainWhenWet: (parts) => `Sobald bewässert: ${parts}.`,
    part: (who, n) => `${o(who)} ${n >= 0 ? '+' : '−'}${Math.abs(n)}`,
    fate: (rounds, count) => {
      if (rounds === 0) return 'Ohne Kanal ist es am Ende dieser Runde Wüste.';
      const loss =
        count > 0 ? 'Ohne Kanal verliert es diese Runde einen Marker' : 'Ohne Kanal bleibt es neutral';
      return `${loss} und ist in ${rounds + 1} Runden Wüste.`;
    },
    watersNothing: 'Bewässert noch keine Plantage.',
    saves: (parts) => `Bewässert ${parts}.`,
    savesPart: (who, crop, square) =>
      who.you ? `deine ${crop} auf ${square}` : `${crop} auf ${square} (${who.name})`,
    savesNeutral: (crop, square) => `${crop} auf ${square} (neutral)`,
    pool: (pool, cost, who) =>
      `Zusammen ${pool}. Ablehnen würde ${who.you ? 'dich' : who.name} ${cost} kosten.`,
    ownPlan: (cost) => `Eigener Plan: freien Graben antippen, ${cost} zahlen, alle Angebote gehen zurück.`,
    ownPlanFree: (cost) => `Tippe einen Graben an, um für ${cost} dort zu graben.`,
    ownPlanPoor: (cost, cash) => `Ein eigener Plan kostet ${cost}; du hast ${cash}.`,
    ownPlanNone: 'Jeder Platz ist vorgeschlagen, du musst einen annehmen.',
    extraOnce: 'Du hast einen für das ganze Spiel. Sobald jemand baut, ist die Phase vorbei.',
    dryRisk: (n) =>
      n === 0
        ? 'Von dir ist nichts trocken.'
        : `${n === 1 ? 'Eine deiner Plantagen ist' : `${n} deiner Plantagen sind`} trocken.`,
    markersFewer: 'Du hast gepasst und setzt einen Marker weniger.',
    noMarkers: 'Kein Marker: Es bleibt neutral.',
  },

  log: {
    overseer: (who) => `${v(who, 'bist', 'ist')} der erste Aufseher.`,
    spring: (place) => `Die Quelle entspringt auf ${place}.`,
    springBy: (who, place) => `${v(who, 'setzt', 'setzt')} die Quelle auf ${place}.`,
    palms: (squares) => `Palmen wachsen auf ${list(squares)}.`,
    aside: (tile) => `Aus dem Spiel: ${tile}.`,
    reveal: (tiles) => `Im Angebot: ${list(tiles)}.`,
    bid: (who, n) => `${v(who, 'bietest', 'bietet')} ${n}.`,
    pass: (who) => `${v(who, 'passt', 'passt')}.`,
    passOverseer: (who) =>
      who.you ? 'Du passt und wirst Aufseher.' : `${who.name} passt und wird Aufseher.`,
    sealed: (who) => `${v(who, 'bietest', 'bietet')} verdeckt.`,
    opened: (parts) => `Die Gebote: ${list(parts)}.`,
    openedPart: (who, n) => `${o(who)} ${n}`,
    becomesOverseer: (who) => `${v(who, 'wirst', 'wird')} Aufseher.`,
    plant: (who, tile, square, area) =>
      `${v(who, 'pflanzt', 'pflanzt')} ${tile} auf ${square}${area > 1 ? `: Gebiet aus ${area}` : ''}.`,
    plantNeutral: (who, tile, square) => `${v(who, 'pflanzt', 'pflanzt')} ${tile} auf ${square} ohne Marker.`,
    leftover: (who, tile, square) =>
      `${v(who, 'legst', 'legt')} das übrige Plättchen, ${tile}, auf ${square}.`,
    propose: (who, ditch, n) => `${v(who, 'bietest', 'bietet')} ${n} für ${ditch}.`,
    support: (who, ditch, n, pool) => `${v(who, 'legst', 'legt')} ${n} zu ${ditch}, zusammen ${pool}.`,
    offerNothing: (who) => `${v(who, 'bietest', 'bietet')} nichts.`,
    accept: (who, ditch, sum, from) =>
      who.you
        ? `Du nimmst ${ditch} an und bekommst ${sum} von ${list(from)}.`
        : `${who.name} nimmt ${ditch} an und bekommt ${sum} von ${list(from.map((name) => (name === 'du' ? 'dir' : name)))}.`,
    dig: (who, ditch, cost, bribes) =>
      `${v(who, 'gräbst', 'gräbt')} ${ditch} für ${cost}${bribes ? '; alle Angebote gehen zurück' : ''}.`,
    firstCanal: (who, ditch) => `${v(who, 'gräbst', 'gräbt')} den ersten Kanal auf ${ditch}.`,
    buildNothing: (who) => `${v(who, 'baust', 'baut')} nichts.`,
    extra: (who, ditch) => `${v(who, 'baust', 'baut')} einen Zusatzkanal auf ${ditch}.`,
    extraPass: (who) => `${v(who, 'behältst', 'behält')} den Zusatzkanal.`,
    drying: (parts) => `Dürre: ${parts.join('; ')}.`,
    dryingNone: 'Dürre: Nichts ist trocken.',
    loses: (who, squares) =>
      `${who.you ? 'du verlierst' : `${who.name} verliert`} je einen Marker auf ${list(squares)}`,
    desert: (squares) => `${list(squares)} ${squares.length === 1 ? 'wird' : 'werden'} zu Wüste`,
    income: (n) => `Einkommen: ${n} für alle.`,
    over: (winners, points) =>
      winners.length === 1
        ? `${v(winners[0]!, 'gewinnst', 'gewinnt')} mit ${plural(points, 'Punkt', 'Punkten')}.`
        : `${cap(list(winners.map(o)))} teilen sich den Sieg mit ${plural(points, 'Punkt', 'Punkten')}.`,
    empty: 'Die erste Runde beginnt.',
    round: (n) => `Runde ${n}`,
    setUp: 'Aufbau',
    showMoment: 'Diesen Moment zeigen',
  },

  label: {
    free: 'frei',
    canPlant: 'bepflanzbar',
    desert: 'Wüste',
    watered: 'bewässert',
    dry: 'trocken',
    dying: 'wird diese Runde Wüste',
    neutral: 'neutral',
    palm: 'Palme',
    chosen: 'gewählt',
    owner: (who, n) => `${markers(n)} von ${d(who)}`,
    area: (n) => `Gebiet aus ${n}`,
    built: 'Kanal',
    legal: 'hier kann gegraben werden',
    wouldWater: (squares) => `würde ${squares} bewässern`,
    proposal: (pool, parts) => `Angebot ${pool}: ${parts}`,
    bribe: (who, n) => `${o(who)} ${n}`,
    canSpring: 'hier kann die Quelle entspringen',
    you: 'du',
  },

  result: {
    won: (who) => v(who, 'gewinnst!', 'gewinnt!'),
    shared: (names) => `${cap(names)} teilen sich den Sieg!`,
    cash: 'Geld',
    fields: 'Felder',
    total: 'Summe',
    areas: 'Gebiet für Gebiet',
    areaLine: (size, marks, points) => `${size} × ${marks} = ${points}`,
    again: 'Noch einmal spielen',
    picture: 'Bild speichern',
    file: 'Partiedatei speichern',
  },

  rulesTitle: 'Die Regeln',
  rules: {
    aim: {
      title: 'Worum es geht',
      text: [
        'Ihr bepflanzt eine trockene Insel. Am meisten wert sind Plantagen, die mit anderen derselben Sorte zusammenliegen, und zwar für alle, die Marker darauf haben. Wasser aber kommt nur durch Kanäle, jede Runde gibt es einen neuen, und wo er gegraben wird, ist eine Frage des Geldes.',
        'Jede Runde hat sieben Schritte: Versteigerung, Wechsel des Aufsehers, Pflanzen, Bestechung, Zusatzkanal, Dürre und Einkommen. Nach der letzten Runde zählen die Felder, und das Geld dazu.',
      ],
    },
    auction: {
      title: 'Versteigerung und Aufseher',
      text: [
        'Von jedem Stapel wird ein Plättchen aufgedeckt. Links vom Aufseher beginnend bietet jeder einmal oder passt. Kein Betrag darf doppelt vorkommen; ein Gebot darf niedriger sein als andere. Was man bietet, zahlt man auf jeden Fall.',
        'Wer zuerst passt, wird neuer Aufseher. Passt niemand, wird es der mit dem kleinsten Gebot.',
      ],
    },
    planting: {
      title: 'Pflanzen',
      text: [
        'Zuerst pflanzt das höchste Gebot, dann die anderen bis zum kleinsten; danach die, die gepasst haben, der letzte zuerst. Man nimmt eines der Plättchen und legt es auf ein beliebiges freies Feld.',
        'Darauf kommen so viele eigene Marker, wie das Plättchen Pflanzer zeigt. Wer gepasst hat, setzt einen weniger, also vielleicht keinen: Ein solches Plättchen gehört niemandem, vergrößert aber ein Gebiet.',
        'Zu zweit und zu dritt bleibt ein Plättchen übrig. Wer am meisten geboten hat, legt es ohne Marker neben eine Plantage.',
      ],
    },
    bribing: {
      title: 'Bestechung und Graben',
      text: [
        'Ein Kanal muss die Quelle oder einen anderen Kanal berühren. Alle außer dem Aufseher dürfen Geld für einen Platz bieten, ein Angebot aufstocken oder nichts bieten.',
        'Der Aufseher nimmt dann ein Angebot an, nicht unbedingt das höchste, und bekommt alles Geld, das dort liegt; alle anderen erhalten ihres zurück. Oder er gräbt, wo niemand etwas vorgeschlagen hat, und zahlt der Bank eins mehr als das höchste Angebot.',
        'Bietet niemand etwas, darf er für 1 graben oder nichts bauen.',
      ],
    },
    extra: {
      title: 'Der Zusatzkanal',
      text: [
        'Jeder hat einen Zusatzkanal für das ganze Spiel. In jeder Runde wird links vom Aufseher beginnend gefragt, wer ihn jetzt kostenlos bauen will. Sobald jemand baut, ist der Schritt vorbei.',
      ],
    },
    drying: {
      title: 'Dürre und Einkommen',
      text: [
        'Eine Plantage ist für immer bewässert, wenn an einer ihrer Seiten ein Kanal liegt. Jede trockene Plantage verliert einen Marker. Hat sie keinen mehr, wird sie zu Wüste, und dort wächst nie wieder etwas.',
        'Dann bekommen alle 3 Escudos. In der letzten Runde entfällt beides: Was am Ende trocken ist, wird Wüste.',
      ],
    },
    end: {
      title: 'Abrechnung',
      text: [
        'Plantagen einer Sorte, die Seite an Seite liegen, bilden ein Gebiet; Kanäle trennen es nicht. Für jedes Gebiet gibt es die Zahl seiner Plättchen mal die Zahl der eigenen Marker darauf. Eine Palme zählt als ein Marker mehr auf ihrem Plättchen, wenn man dort einen hat.',
        'Dazu kommt das Geld. Die meisten Punkte gewinnen.',
      ],
    },
    two: {
      title: 'Zu zweit',
      text: [
        'Beide bieten verdeckt und decken gleichzeitig auf. Das höhere Gebot pflanzt zuerst und legt das dritte Plättchen; bei Gleichstand gewinnt der Aufseher. Der andere wird Aufseher. Ein Gebot von 0 heißt passen.',
      ],
    },
  },

  gotIt: 'Verstanden',
  hints: {
    bid: 'Biete darum, zuerst zu pflanzen. Jeder Betrag geht nur einmal; wer zuerst passt, wird Aufseher.',
    seal: 'Beide bieten geheim, und die Beträge werden zugleich aufgedeckt: Wer mehr bietet, pflanzt zuerst.',
    plant:
      'Pflanze neben die gleiche Frucht: Ein Gebiet zählt seine Plättchen mal deine Marker darin. Trockene Felder verlieren jede Runde einen Marker.',
    bribe:
      'Jede Runde wird ein Kanal gebaut. Biete dem Aufseher Geld für den Graben, der deine Felder bewässert.',
    decide:
      'Du bist der Aufseher: Nimm ein Angebot samt Geld an, oder zahle mehr als das höchste für einen eigenen Graben.',
    extra: 'Einmal in der Partie darfst du am Ende einer Runde einen eigenen Kanal bauen.',
  },

  keys: {
    title: 'Tasten',
    list: [
      ['Tab', 'von den Mitspielern zum Plan, zur Entscheidung, zum Verlauf'],
      ['← ↑ ↓ →', 'auf dem Plan bewegen'],
      ['Eingabe', 'wählen; noch einmal: ausführen'],
      ['Esc', 'etwas anderes wählen'],
      ['n, N', 'nächster oder voriger erlaubter Platz'],
      ['d', 'von Feldern zu Gräben und zurück'],
      ['[ ]', 'zurück und vor durch die Partie'],
      ['Pos1', 'zurück zu jetzt'],
      ['+ − 0', 'Brett vergrößern oder ganz zeigen'],
      ['/', 'die Aktion schreiben, wie in einer Partiedatei'],
    ],
  },

  handOver: {
    title: (name) => `Gib das Gerät an ${name}`,
    hint: 'Das nächste Gebot ist geheim.',
    button: (name) => `Ich bin ${name}`,
  },

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
    minBribe: { name: 'Kleinste Bestechung', '0': '0', '1': '1' },
    twoPlayerExtra: { name: 'Zusatzkanal zu zweit', opponent: 'Nur wer nicht Aufseher ist', both: 'Beide' },
  },

  refusals: {
    'not-whole': () => 'Wähle eine ganze Zahl von Escudos.',
    'bid-zero': () => 'Ein Gebot ist mindestens 1; wer nichts bietet, passt.',
    'bid-taken': (facts) => `${facts['amount']} hat ${facts['by']} schon geboten.`,
    'too-poor': (facts) => `Du hast ${escudos(Number(facts['cash']))}.`,
    'tile-gone': () => 'Dieses Plättchen ist nicht mehr im Angebot.',
    'square-taken': (facts) => `${facts['square']} ist schon bepflanzt.`,
    'square-desert': (facts) => `${facts['square']} ist Wüste; dort wächst nichts mehr.`,
    'leftover-apart': (facts) =>
      `Das übrige Plättchen muss neben einer Plantage liegen; neben ${facts['square']} ist keine.`,
    'ditch-apart': (facts) => `${facts['ditch']} ist noch nicht am Wasser.`,
    'ditch-built': (facts) => `Auf ${facts['ditch']} ist schon ein Kanal.`,
    'ditch-proposed': (facts) => `${facts['ditch']} ist schon vorgeschlagen; du kannst etwas dazulegen.`,
    'ditch-unproposed': (facts) => `${facts['ditch']} hat niemand vorgeschlagen.`,
    'bribe-small': (facts) => `Eine Bestechung ist mindestens ${facts['least']}.`,
    'dig-proposed': (facts) => `${facts['ditch']} ist vorgeschlagen; nimm es an, oder grabe anderswo.`,
    'dig-poor': (facts) => `Du hast ${escudos(Number(facts['cash']))}; graben kostet ${facts['cost']}.`,
    'refuse-poor': (facts) =>
      `Du hast ${escudos(Number(facts['cash']))}; alle Angebote abzulehnen kostet ${facts['cost']}.`,
    'must-build': () => 'Es gibt Angebote: Nimm eines an, oder grabe anderswo für eins mehr als das höchste.',
    'first-canal': (facts) => `Der erste Kanal beginnt an der Quelle auf ${facts['spring']}.`,
    'not-your-turn': () => 'Du bist nicht an der Reihe.',
    'wrong-phase': () => 'Das geht in dieser Phase nicht.',
    over: () => 'Die Partie ist zu Ende.',
  },
});
