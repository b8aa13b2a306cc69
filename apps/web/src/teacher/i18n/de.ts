import type { TeacherDictionary } from './en.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const percent = (part: number): string =>
  new Intl.NumberFormat('de', { style: 'percent', maximumFractionDigits: 0 }).format(part);
const percentOne = (part: number): string =>
  new Intl.NumberFormat('de', {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(part);
const number = (n: number): string =>
  new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n);

export const de: TeacherDictionary = {
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
    wrong:
      'Diese Partie lässt sich nicht besprechen. Die Adresse wurde gekürzt, oder für dieses Spiel gibt es noch keinen Richter.',
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
    round: (n) => (n === 0 ? 'Aufbau' : `Runde ${n}`),
    best: 'Nichts Besseres gefunden.',
    cost: (points, pointsError, chance, chanceError) =>
      `Gegenüber der besten gefundenen Wahl kostete das ${number(points)} ± ${number(pointsError)} Punkte und ${percentOne(chance)} ± ${percentOne(chanceError)} Gewinnchance.`,
    costShort: (points, chance) => `−${number(points)} Punkte, −${percentOne(chance)}`,
    alternatives: 'Was möglich war',
    action: 'Wahl',
    points: 'Punkte',
    chance: 'Chance',
    played: '(gespielt)',
    estimate: (value, error, exact) => (exact ? number(value) : `${number(value)} ± ${number(error)}`),
    percentEstimate: (value, error, exact) =>
      exact ? percent(value) : `${percent(value)} ± ${percentOne(error)}`,
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
    },
    luck: 'Glück und Können',
    luckHint:
      'Zu jedem Zeitpunkt sagt der Richter, wie viele Punkte jede Person erwarten kann. „Am Anfang“ ist diese Zahl vor der ersten Zeile. Die Plättchen, die anderen und die eigenen Entscheidungen sind das, um was sie sich in den Zeilen des Zufalls, der anderen (Kanäle für dich, Bestechung an dich, Felder gegen dich) und in deinen eigenen geändert hat. Auf ganze Punkte gerundet ergeben die Teile genau das Ergebnis.',
    luckParts: ['Am Anfang', 'Plättchen', 'Die anderen', 'Eigene Wahl', 'Ergebnis'],
    luckPhases: 'Phase für Phase',
    byOthers: (phase) => `${phase}: andere`,
    byOwn: (phase) => `${phase}: selbst`,
  },
};
