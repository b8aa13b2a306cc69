import { translation } from '../../../i18n/translation.ts';
import type { LessonDictionary } from './en.ts';

export const de = translation<LessonDictionary>()({
  welcome: [
    'Willkommen! Ihr spielt zu zweit, mit je einer Farbe: Du hast Pik, Ana hat Herz. Beide legen eine Karte als Basis und bauen eine Reihe von Karten aufeinander zu. Wer die andere Basis zerstört, gewinnt.',
    'Anas Basis liegt schon da (markiert), verdeckt: Nur Ana weiß, welche Karte es ist. Das Santiagokreuz liegt nur da, solange Basen gelegt werden.',
  ],
  values: [
    'Zahlenkarten sind so viel wert wie ihre Zahl, der Bube 11, die Dame 12, der König 14 und das Ass 15.',
    'Eine starke Basis ist schwer zu zerstören, aber diese Karte kann dann sonst nirgends kämpfen.',
  ],
  base: [
    'Wähle eine Karte von 9 bis Dame als Basis. Lege sie auf die markierte Stelle.',
    'Tippe eine Karte deiner Hand an, dann den Tisch. „Drehen“ dreht sie.',
  ],
  baseWeak:
    'Eine schwache Basis verliert oft gegen die erste gute Karte, die sie erreicht. Nimm zurück und wähle eine Karte von 9 bis Dame.',
  baseBest:
    'Deine allerbesten Karten gewinnen Kämpfe, behalte sie auf der Hand. Nimm zurück und wähle eine Karte von 9 bis Dame.',
  elsewhere:
    'Keine schlechte Idee, aber diese Partie spielen wir zusammen. Nimm zurück und nimm die markierte Stelle.',
  turn: [
    'Du fängst an. In deinem Zug hast du eine Aktion: eine Karte legen, eine versetzen oder passen. Anas Basis (markiert) ist noch weit weg.',
  ],
  walk: [
    'Lege eine Karte an eine eigene an: Kante an Kante, eine Ecke auf einer Ecke. Sie bleibt verdeckt.',
    'Jede Karte einer Reihe kann angegriffen werden, aber noch ist kein Gegner nah. Lege eine Karte von 2 bis 5 auf die markierte Stelle.',
  ],
  walkStrong: 'Heb dir diese Karte für einen Kampf auf. Nimm zurück und lege eine Karte von 2 bis 5.',
  layInstead: 'Auch das geht, aber später. Nimm zurück und lege eine Karte auf die markierte Stelle.',
  line: [
    'Ana kommt dir entgegen, auch verdeckt. Mach am Ende deiner Reihe weiter: Du kannst nur an Karten anlegen, die mit deiner Basis verbunden sind.',
    'Wieder eine Karte von 2 bis 5, auf die markierte Stelle.',
  ],
  touch: [
    'Jetzt bist du nah dran. Berührt die gelegte Karte eine gegnerische, kämpfen sie: Beide werden aufgedeckt, jede Seite wirft zwei Würfel und zählt ihre Karte dazu. Die höhere Summe gewinnt. Gleichstand: noch einmal würfeln.',
    'Bevor du sie legst, siehst du die Chance im Kampf. Du kennst die markierte Karte nicht, aber die Chance zählt jede, die es sein kann.',
  ],
  attack: [
    'Lege eine Karte ab 6 auf die markierte Stelle. Probiere erst ein paar Karten aus und achte auf die Chance über Anas Karte.',
  ],
  attackWeak: 'Eine so niedrige Karte verliert wahrscheinlich. Nimm zurück und lege eine Karte ab 6.',
  won: [
    'Gewonnen! Deine Karte bleibt liegen, jetzt offen. Anas Vier kommt in deine Beute: Damit kannst du verlorene Karten zurückkaufen.',
  ],
  lost: (card) => [
    `Ana hat mit dem Ass angegriffen, ihrer besten Karte, und gewonnen. Verloren: ${card}, jetzt in Anas Beute. Das kann jeder Karte passieren, die ein Gegner berühren kann.`,
  ],
  strike: [
    'Das Ass liegt jetzt offen, die Chance ist also genau: Selbst dein Ass gewinnt nur jedes zweite Mal. Aber wenn es gewinnt, ist Anas beste Karte weg.',
    'Lege Bube, Dame, König oder Ass auf die markierte Stelle.',
  ],
  strikeWeak: 'Gegen ein Ass ist das fast aussichtslos. Nimm zurück und lege Bube, Dame, König oder Ass.',
  buy: (card, button) => [
    'Du hast das Ass besiegt! Es ist in deiner Beute und 15 wert.',
    `Vor deiner Aktion und nach dem Legen oder Versetzen darfst du zurückkaufen: Bezahle mit Karten deiner Beute und bekomme Karten deiner Farbe zurück, die zusammen nicht mehr wert sind. Der Rest verfällt. Drücke „${button}“, bezahle mit dem Ass und hol dir zurück: ${card}.`,
  ],
  buyNot: 'Du kannst dir deine Karte gerade leisten. Nimm zurück und kaufe sie zurück.',
  bought: [
    'Womit du bezahlt hast, liegt jetzt in der Ablage. Alle können ihre eigene Farbe von dort und aus der Beute der anderen zurückkaufen. Das alles liegt offen, also schau, was Ana sich leisten könnte.',
  ],
  cut: [
    'Anas Reihe geht von ihrer Basis über die markierte Karte zu der darüber. Unterbrich sie!',
    'Lege irgendeine Karte auf die markierte Stelle. Sie berührt die Karte in der Mitte.',
  ],
  stranded: [
    'Die Reihe ist unterbrochen: Die markierte Karte ist von ihrer Basis abgeschnitten. Sie bleibt, sie kämpft, wenn sie berührt wird, und sie ist im Weg. Aber Ana kann nichts an sie anlegen und sie nicht versetzen.',
    'Dasselbe kann dir passieren. Achte auf Karten, die viele andere verbinden.',
  ],
  moving: [
    'Statt eine Karte zu legen, darfst du eine versetzen: neben eine ihrer Nachbarkarten oder neben deren Nachbarkarten. Sie wird aufgedeckt und kämpft mit allem, was sie berührt.',
    'Probiere irgendeine deiner Karten: Du wirst gewarnt, wenn das Versetzen andere abschneiden würde.',
  ],
  move: [
    'Versetze jetzt deine vorderste Karte auf die markierte Stelle. Dort berührt sie die abgeschnittene Karte.',
  ],
  moveInstead:
    'Probiere diesmal das Versetzen: Tippe deine vorderste Karte auf dem Tisch an, oder wähle „Karte versetzen …“. Nimm erst zurück.',
  moveOther: 'Diese Karte hält deine Reihe zusammen. Nimm zurück und versetze die vorderste.',
  draw: [
    'Noch zwei Dinge. Die Partie ist unentschieden, wenn alle, die noch dabei sind, hintereinander passen und dazwischen niemand zurückkauft, nach je zehn Zügen ohne Legen, Kampf und Rückkauf, oder nach je 100 Zügen.',
    'Zu dritt oder zu viert gilt: Wer eine Basis zerstört, solange noch ein Gegner da ist, bekommt einen Joker (15 wert), falls noch einer da ist, und darf die eigenen Karten aus Beute und Ablage umsonst zurücknehmen.',
  ],
  last: [
    'Anas Basis ist in Reichweite. Lege deine beste Karte auf die markierte Stelle. Sie berührt zwei Karten.',
  ],
  order: [
    'Zwei Kämpfe, einer nach dem anderen, und du bestimmst die Reihenfolge. Verliert deine Karte, fällt der andere Kampf aus.',
    'Wähle die Basis (markiert): Wenn du sie zerstörst, gewinnst du sofort.',
  ],
  orderOther:
    'Erst die Basis: Verliert deine Karte gegen die andere, ist die Gelegenheit vorbei. Nimm zurück.',
  over: [
    'Anas Basis ist zerstört: Du gewinnst! Jetzt liegen alle Karten offen, auch die von Ana.',
    'Jetzt kannst du spielen. Eine Partie gegen Bots wartet. Die machen es dir nicht so leicht.',
  ],
});
