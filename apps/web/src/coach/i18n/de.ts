import { translation } from '../../i18n/translation.ts';
import type { TeacherDictionary } from './en.ts';
import { lostAndGained, numbersIn } from './numbers.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const { number, percent, percentOne, signed, signedPercent } = numbersIn('de');
const lists = new Intl.ListFormat('de', { type: 'conjunction' });
const BEST = 'Nichts Besseres gefunden.';
const AMOUNTS = {
  points: (n: number, error: number) => `${number(n)} ± ${number(error)} Punkte`,
  chance: (n: number, error: number) => `${percentOne(n)} ± ${percentOne(error)} Gewinnchance`,
};

export const de = translation<TeacherDictionary>()({
  study: {
    title: 'Was wäre, wenn …?',
    match: 'Die Partie',
    line: (n) => `Variante ${n}`,
    older: 'Eine Zeile zurück',
    newer: 'Eine Zeile weiter',
    start: 'An den Anfang',
    end: 'Ans Ende',
    place: (row, rows) => `Zeile ${row} von ${rows}`,
    lines: 'Varianten',
    linesHint:
      'Jeder Zug, den du versuchst, wird eine eigene Variante; die Partie selbst ändert sich nie. Wähle eine Variante, um an ihr Ende zu gehen.',
    leaves: (row, rows) => `ab Zeile ${row}, ${plural(rows, 'Zeile', 'Zeilen')}`,
    name: 'Name',
    rename: (name) => `Name von ${name}`,
    remove: (name) => `${name} entfernen`,
    hand: 'Von Hand',
    handHint: 'Ist eine Person gewählt, antworten Bots nach jedem Zug für die anderen.',
    strength: 'Stärke',
    everybody: 'Alle',
    bots: 'Bots',
    playOne: 'Bot spielt einmal',
    playOn: 'Bots spielen zu Ende',
    stop: 'Anhalten',
    thinking: 'Ein Bot denkt nach …',
    compare: 'Vergleichen',
    compareTwo: 'Zwei Varianten nebeneinander',
    left: 'Links',
    right: 'Rechts',
    difference: 'Unterschied',
    standing: { canals: 'Punkte, wenn dort Schluss wäre', cards: 'Karten, die an der Basis hängen' },
    over: 'am Ende der Partie',
    after: (rows) => `nach ${plural(rows, 'Zeile', 'Zeilen')}`,
    share: 'Teilen',
    shareHint: 'Die Adresse enthält die Stellung und alle Varianten; kein Server bewahrt etwas auf.',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    save: 'Als Partiedatei sichern',
    imagined:
      'Das kommt aus einer laufenden Partie: Was du von den anderen nicht wissen darfst, ist hier ausgedacht, und auch, was der Zufall bringt.',
    empty: 'Noch keine Variante. Mach einen Zug auf dem Brett.',
    wrong:
      'Das lässt sich nicht öffnen. Die Adresse wurde gekürzt oder verändert, oder die Datei ist nicht in Ordnung.',
    open: 'Von hier aus etwas versuchen',
    openHint: 'Spiele von dieser Stellung aus in einer Kopie weiter. Die Partie bleibt, wie sie ist.',
  },
  lesson: {
    title: 'Der Lehrer',
    next: 'Weiter',
    watch: 'Zusehen',
    takeBack: 'Zurücknehmen',
    restart: 'Von vorn',
    progress: (done, steps) => `${done} von ${steps} Schritten`,
  },
  review: {
    graph: 'Gewinnchancen',
    graphLabel:
      'Gewinnchancen über die Partie, eine Linie für jede Person. Der Regler darunter nennt sie in Worten.',
    slider: 'Zeitpunkt der Partie',
    begin: 'Vor der ersten Zeile.',
    afterRow: (row, what) => `Nach Zeile ${row}. ${what}`,
    chanceOf: (name, chance) => `${name} ${percent(chance)}`,
    percent,
    working: 'Die Besprechung entsteht',
    looking: 'Ein erster Blick auf die Partie …',
    refining: 'Du kannst schon lesen; die Urteile werden noch sicherer …',
    stop: 'Anhalten',
    stopped: 'Angehalten. Gezeigt wird, was bisher gefunden wurde.',
    failed:
      'Die Analyse ist zu früh stehen geblieben. Die Partie und was schon gefunden wurde, sind sicher. Versuch es noch einmal.',
    wrong:
      'Diese Partie lässt sich nicht besprechen. Die Adresse wurde gekürzt oder geändert, oder sie beginnt nicht mit der ersten Zeile.',
    turning: 'Wendepunkte',
    noTurning: 'Keine: Die Chancen haben sich nach und nach verschoben.',
    swing: (name, before, after) => `${name}: ${percent(before)} → ${percent(after)}`,
    mistakes: (n) =>
      n === 0 ? 'Keine Fehler gefunden' : plural(n, 'Entscheidung zum Ansehen', 'Entscheidungen zum Ansehen'),
    ofWhom: 'Wessen Entscheidungen',
    everybody: 'Alle',
    moment: 'Der Zeitpunkt',
    older: 'Eine Zeile zurück',
    newer: 'Eine Zeile weiter',
    place: (row, rows) => `Zeile ${row} von ${rows}`,
    end: 'Das Ende der Partie.',
    grades: { none: 'Gut', inaccuracy: 'Ungenau', mistake: 'Fehler', blunder: 'Grober Fehler' },
    when: (game, n) => (n === 0 ? 'Aufbau' : game === 'cards' ? `Zug ${n}` : `Runde ${n}`),
    best: BEST,
    cost: (loss, scored) => {
      const { lost, gained } = lostAndGained(loss, scored, AMOUNTS);
      if (lost.length === 0) return BEST;
      const gain = gained.length === 0 ? '' : ` und brachte ${lists.format(gained)}`;
      return `Gegenüber der besten gefundenen Wahl kostete das ${lists.format(lost)}${gain}.`;
    },
    costShort: ({ points, chance }, scored) =>
      `${scored ? `${signed(-points)} Punkte, ` : ''}${signedPercent(-chance)}`,
    alternatives: 'Was möglich war',
    action: 'Wahl',
    points: 'Punkte',
    chance: 'Chance',
    played: '(gespielt)',
    estimate: (value, error, trials) =>
      `${trials === 1 ? '≈ ' : ''}${number(value)}${trials > 1 ? ` ± ${number(error)}` : ''}`,
    percentEstimate: (value, error, trials) =>
      `${trials === 1 ? '≈ ' : ''}${percent(value)}${trials > 1 ? ` ± ${percentOne(error)}` : ''}`,
    tryIt: (what) => `Ausprobieren: ${what}`,
    tryShort: 'Ausprobieren',
    accuracy: 'Genauigkeit',
    accuracyHint:
      '100 heißt, dass nichts verschenkt wurde. Die letzte Spalte zählt Ungenauigkeiten, Fehler und grobe Fehler; so heißt eine Wahl nur, wenn ihr Verlust über die Unsicherheit hinausgeht.',
    accuracyOf: (value) => (value === null ? '–' : number(value)),
    all: 'Alles',
    graded: '?! / ? / ??',
    phases: {
      opening: 'Eröffnung',
      bidding: 'Bieten',
      planting: 'Pflanzen',
      bribing: 'Bestechen',
      deciding: 'Entscheiden',
      extra: 'Zusatzkanal',
      bases: 'Basen',
      placing: 'Legen',
      fighting: 'Kämpfe',
      buying: 'Rückkauf',
    },
    luck: 'Glück und Können',
    luckOf: (scored) =>
      scored
        ? {
            hint: 'Zu jedem Zeitpunkt sagt der Richter, wie viele Punkte jede Person erwarten kann. „Am Anfang“ ist diese Zahl vor der ersten Zeile. Die Plättchen, die anderen und die eigenen Entscheidungen sind das, um was sie sich in den Zeilen des Zufalls, der anderen (Kanäle für dich, Bestechung an dich, Felder gegen dich) und in deinen eigenen geändert hat. Auf ganze Punkte gerundet ergeben die Teile genau das Ergebnis.',
            parts: ['Am Anfang', 'Plättchen', 'Die anderen', 'Eigene Wahl', 'Ergebnis'],
          }
        : {
            hint: 'Zu jedem Zeitpunkt sagt der Richter, der alle Karten sieht, wie wahrscheinlich jede Person gewinnt. „Am Anfang“ ist diese Chance vor der ersten Zeile. Die Würfel, die anderen und die eigenen Entscheidungen sind das, um was sie sich in den Zeilen des Zufalls, der anderen und in deinen eigenen geändert hat; was sich als verdeckte Karte erwies, zählt für den, der auf sie traf. Auf ganze Prozent gerundet ergeben die Teile genau das Ergebnis: 100 % für einen Sieg, einen Teil davon für ein Unentschieden.',
            parts: ['Am Anfang', 'Würfel', 'Die anderen', 'Eigene Wahl', 'Ergebnis'],
          },
    luckPhases: 'Phase für Phase',
    byOthers: (phase) => `${phase}: andere`,
    byOwn: (phase) => `${phase}: selbst`,
  },
  hint: {
    title: 'Tipp',
    ask: 'Gib mir einen Tipp',
    askHint: 'In drei Schritten: wohin schauen, was bedenken, welcher Zug.',
    thinking: 'Lass mich sehen …',
    failed: 'Der Tipp konnte nicht berechnet werden. Deine Partie ist sicher. Versuch es noch einmal.',
    price: 'Wäge einen Platz in der Reihenfolge gegen seinen Preis ab: Jeder Escudo ist am Ende ein Punkt.',
    none: 'Hier entscheidet niemand. Geh zu einem Zeitpunkt, an dem jemand entscheidet.',
    consider: 'Was soll ich bedenken?',
    move: 'Welcher Zug?',
  },
  exercise: {
    title: 'Übung',
    intro:
      'Stellungen aus echten Partien, jede mit einer besten Antwort. Antworte auf dem Brett; was nicht das Beste war, wird zurückgenommen.',
    progress: (done, all) => `${done} von ${all} gelöst`,
    number: (n) => `Übung ${n}`,
    solved: 'gelöst',
    kinds: {
      scoring: 'Wertung',
      planting: 'Pflanzen',
      water: 'Wasser',
      bribes: 'Bestechung',
      extra: 'Zusatzkanal',
      auction: 'Versteigerung',
    },
    right: 'Richtig! Nichts anderes ist so gut.',
    wrong: 'Es gibt etwas Besseres. Nimm es zurück und schau noch einmal.',
    show: 'Zeig mir, wo',
    look: 'Die Antwort liegt am markierten Ort; ist keiner markiert, ist sie ein Betrag oder Passen.',
    all: 'Alle Übungen',
    next: 'Nächste Übung',
    finished: 'Alle gelöst',
  },
  instruments: {
    title: 'Was ist es wert?',
    working: 'Es wird gemessen …',
    failed: 'Diese Zahlen konnten nicht berechnet werden. Deine Partie ist sicher. Versuch es noch einmal.',
    ditches: 'Was jeder Graben wert ist',
    ditchesHint:
      'Punkte, die jede Person mehr (oder weniger) erwarten kann, wenn dort in dieser Runde gegraben wird, so wie es weitergehen mag; in Klammern, als wäre jetzt Schluss. Ab wann: das Angebot, ab dem der Aufseher es besser annimmt, wenn er Punkte jetzt zählt / vorausschaut.',
    ditch: 'Graben',
    even: 'Ab wann',
    worth: (ahead, now) => `${signed(ahead)} (${now > 0 ? '+' : ''}${now})`,
    evens: (now, ahead) => `${now} / ${ahead}`,
    places: 'Was ein Platz in der Pflanzreihenfolge wert ist',
    placesHint:
      'Escudos, die er dir gegenüber dem letzten Platz wert ist; darüber kostet ein Gebot mehr, als es bringt.',
    price: (place, price) => `Platz ${place}: ${number(Math.max(0, price))}`,
    fights: 'Kämpfe mit einer Karte deiner Hand',
    fightsHint:
      'Die Chance, gegen jede Karte auf dem Tisch zu gewinnen, soweit du sie kennst; was der Kampf wert ist (im Mittel gewonnener weniger verlorener Wert); und wie viele Karten mit ihr abfallen.',
    noFights: 'Noch gibt es niemanden zum Kämpfen.',
    card: 'Deine Karte',
    against: 'Gegen',
    odds: 'Chance',
    balance: 'Wert',
    cuts: 'Abgetrennt',
    percent,
    signed,
    target: (name, kind, card) =>
      kind === 'down' ? `${name}: verdeckt` : kind === 'base' ? `${name}: Basis ${card}` : `${name}: ${card}`,
  },
});
