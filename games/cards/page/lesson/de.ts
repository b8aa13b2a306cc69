import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { LessonDictionary } from './en.ts';

export const de = translation<LessonDictionary>()({
  welcome: 'Du hast Pik, Ana hat Herz. Baue eine Kartenreihe und zerstöre Anas Basis (markiert).',
  values: 'Zahlenkarten sind ihre Zahl wert, der Bube 11, die Dame 12, der König 14, das Ass 15.',
  base: 'Wähle eine Karte von 9 bis Dame als Basis. Lege sie auf die markierte Stelle.',
  baseWeak: 'Eine schwache Basis ist schnell verloren. Wähle eine Karte von 9 bis Dame.',
  baseBest: 'Behalte deine besten Karten für Kämpfe. Wähle eine Karte von 9 bis Dame.',
  elsewhere: 'Gute Idee, aber nimm diesmal die markierte Stelle.',
  turn: 'In jedem Zug legst du eine Karte, versetzt eine oder passt. Gelegte Karten bleiben bis zum Kampf verdeckt.',
  walk: 'Baue deine Reihe: Kante an Kante, Ecke auf Ecke. Lege eine Karte von 2 bis 5 auf die markierte Stelle.',
  walkStrong: 'Heb diese Karte für einen Kampf auf. Lege eine Karte von 2 bis 5.',
  layInstead: 'Das kommt später. Lege eine Karte auf die markierte Stelle.',
  line: 'Angelegt wird nur an Karten, die mit deiner Basis verbunden sind. Nimm wieder eine von 2 bis 5.',
  touch:
    'Karten, die sich berühren, kämpfen: Jede Seite wirft zwei Würfel und zählt ihre Karte dazu. Die höhere Summe gewinnt.',
  attack: 'Greif an: Lege eine Karte ab 6 auf die markierte Stelle. Die Prozentzahl zeigt deine Chance.',
  attackWeak: 'Eine so niedrige Karte verliert wahrscheinlich. Lege eine Karte ab 6.',
  won: 'Gewonnen! Anas 4 kommt in deine Beute. (In dieser Lektion stehen die Würfel fest, damit sie alles zeigt.)',
  lost: (card) => `Ana hat mit dem Ass angegriffen und gewonnen. Jetzt in Anas Beute: ${card}.`,
  strike:
    'Das Ass liegt offen: Deine Chance ist genau bekannt. Greif von der markierten Stelle aus an, mindestens mit dem Buben.',
  strikeWeak: 'Gegen ein Ass ist das fast aussichtslos. Nimm Bube, Dame, König oder Ass.',
  buy: (card, button) =>
    `Du hast das Ass gewonnen! Drücke „${button}“, bezahle damit und hol dir zurück: ${card}.`,
  buyNot: 'Du kannst dir deine Karte jetzt leisten. Kaufe sie zurück.',
  bought: 'Bezahlte Karten liegen auf der Ablage. Alle können ihre eigene Farbe von dort zurückkaufen.',
  cut: 'Anas Reihe wird nur von einer Karte zusammengehalten. Greif sie an: Lege irgendeine Karte auf die markierte Stelle.',
  stranded:
    'Die markierte Karte ist abgeschnitten: Sie kämpft noch, aber Ana kann nichts anlegen und sie nicht versetzen.',
  move: 'Du darfst auch eine Karte versetzen. Tippe die zuletzt gelegte an und versetze sie auf die markierte Stelle.',
  moveInstead: 'Versetze diesmal eine Karte: die zuletzt gelegte.',
  moveOther: 'Diese hält deine Reihe zusammen. Versetze die zuletzt gelegte Karte.',
  draw: 'Wenn alle hintereinander passen und dazwischen niemand zurückkauft, endet die Partie. Alles Weitere steht in den Regeln.',
  last: 'Anas Basis ist in Reichweite. Lege deine beste Karte auf die markierte Stelle: Sie berührt zwei Karten.',
  order:
    'Zwei Kämpfe: Du bestimmst die Reihenfolge; verlierst du einen, entfällt der andere. Wähle die markierte Basis!',
  orderOther: 'Verliert deine Karte dort, kommt sie nie zur Basis. Wähle zuerst die Basis.',
  over: 'Anas Basis ist zerstört: Du gewinnst! Spiel jetzt deine erste eigene Partie, gegen einen leichten Bot.',
});
