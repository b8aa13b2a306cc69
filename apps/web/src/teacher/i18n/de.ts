import type { TeacherDictionary } from './en.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

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
};
