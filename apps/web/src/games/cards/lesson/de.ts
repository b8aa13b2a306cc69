import { translation } from '../../../i18n/translation.ts';
import type { LessonDictionary } from './en.ts';

export const de = translation<LessonDictionary>()({
  welcome: [
    'Willkommen! Zwei Spieler, jeder mit einer Farbe: du hast Pik, Ana hat Herz. Jeder legt eine Karte als Basis und baut eine Reihe von Karten zum anderen hin. Wer die andere Basis zerstört, gewinnt.',
    'Anas Basis liegt schon da (markiert), verdeckt: nur Ana weiß, welche Karte es ist. Das Kreuz ist nur da, solange Basen gelegt werden.',
  ],
  values: [
    'Zahlen zählen, was auf ihnen steht, der Bube 11, die Dame 12, der König 14 und das Ass 15.',
    'Eine starke Basis ist schwer zu zerstören, aber dann kann diese Karte sonst nirgends kämpfen.',
  ],
  base: (place) => [
    `Wähle eine Karte von 9 bis Dame als Basis und lege sie auf den markierten Platz: ${place}.`,
    'Tippe eine Karte deiner Hand an, dann den Tisch. „Drehen“ dreht sie.',
  ],
  baseWeak:
    'Eine schwache Basis fällt der ersten guten Karte zum Opfer, die sie erreicht. Nimm zurück und wähle eine Karte von 9 bis Dame.',
  baseBest:
    'Deine allerbesten Karten gewinnen Kämpfe; behalte sie auf der Hand. Nimm zurück und wähle eine Karte von 9 bis Dame.',
  elsewhere: (place) =>
    `Keine schlechte Idee, aber diese Partie spielen wir zusammen. Nimm zurück und nimm den markierten Platz: ${place}.`,
  turn: [
    'Du beginnst. In deinem Zug tust du eins: eine Karte legen, eine versetzen oder passen. Anas Basis (markiert) ist noch weit weg.',
  ],
  walk: (place) => [
    'Eine Karte wird an eine eigene angelegt: beide haben ein Stück Kante und eine Ecke gemeinsam. Dort liegt sie verdeckt.',
    `Unterwegs kämpft niemand, also genügt eine schwache Karte. Lege eine Karte von 2 bis 5 auf den markierten Platz: ${place}.`,
  ],
  walkStrong:
    'Diese Karte ist zum Laufen zu schade: du wirst sie im Kampf brauchen. Nimm zurück und lege eine Karte von 2 bis 5.',
  layInstead: 'Auch das geht, aber später. Nimm zurück und lege eine Karte auf den markierten Platz.',
  line: (place) => [
    'Ana kommt dir entgegen, ebenfalls verdeckt. Baue am Ende deiner Reihe weiter: nur an Karten, die mit deiner Basis verbunden sind, kann man anlegen.',
    `Wieder eine Karte von 2 bis 5, auf den markierten Platz: ${place}.`,
  ],
  touch: [
    'Jetzt bist du nah dran. Eine Karte, die so gelegt wird, dass sie eine feindliche berührt, muss mit ihr kämpfen: beide werden aufgedeckt, jede Seite wirft zwei Würfel und zählt ihre Karte dazu. Die höhere Summe gewinnt; bei Gleichstand wird noch einmal geworfen.',
    'Bevor du sie legst, siehst du die Gewinnaussicht. Du kennst die markierte Karte nicht, aber die Aussicht zählt jede, die es sein kann.',
  ],
  attack: (place) => [
    `Lege eine Karte ab 6 auf den markierten Platz: ${place}. Probiere erst ein paar Karten und achte auf die Aussicht über Anas Karte.`,
  ],
  attackWeak: 'Eine so schwache Karte verliert wahrscheinlich. Nimm zurück und lege eine Karte ab 6.',
  won: [
    'Gewonnen! Deine Karte bleibt, jetzt offen. Anas Vier kommt zu deiner Beute: damit kannst du Karten zurückkaufen, die du verlierst.',
  ],
  lost: (card) => [
    `Ana hat mit dem Ass zurückgeschlagen, ihrer besten Karte, und du hast eine Karte verloren (${card}): sie ist jetzt Anas Beute. Das kann jeder Karte geschehen, die ein Gegner berühren kann.`,
  ],
  strike: (place) => [
    'Das Ass liegt jetzt offen, die Aussicht ist also genau: selbst dein Ass gewinnt nur jedes zweite Mal. Aber wenn es gelingt, ist Anas beste Karte weg.',
    `Lege Bube, Dame, König oder Ass auf den markierten Platz: ${place}.`,
  ],
  strikeWeak: 'Gegen ein Ass ist das fast aussichtslos. Nimm zurück und lege Bube, Dame, König oder Ass.',
  buy: (card, button) => [
    'Du hast das Ass geschlagen! Es gehört zu deiner Beute und ist 15 wert.',
    `Nach deinen Kämpfen und vor deiner Aktion darfst du kaufen: gib Karten deiner Beute und nimm Karten deiner Farbe, die zusammen nicht mehr wert sind. Drücke „${button}“, gib das Ass und nimm deine Karte zurück: ${card}.`,
  ],
  buyNot: 'Du kannst dir deine Karte gerade leisten. Nimm zurück und kaufe.',
  bought: [
    'Was du gegeben hast, liegt in der Ablage. Jeder darf seine eigene Farbe von dort kaufen und aus der Beute der anderen: alles liegt offen, also schau, was Ana sich leisten könnte.',
  ],
  cut: (place) => [
    'Anas Reihe geht von ihrer Basis über die markierte Karte zu der darüber. Durchbrich sie!',
    `Lege irgendeine Karte auf den markierten Platz: ${place}. Sie berührt die Karte in der Mitte.`,
  ],
  stranded: [
    'Die Reihe ist unterbrochen: die markierte Karte ist von ihrer Basis abgeschnitten. Sie bleibt, sie kämpft, wenn man sie berührt, und sie ist im Weg, aber Ana kann nicht an sie anlegen.',
    'Dasselbe kann dir geschehen. Achte auf Karten, an denen viele andere hängen.',
  ],
  moving: [
    'Statt eine Karte zu legen, darfst du eine versetzen: neben ihre Nachbarn oder neben deren Nachbarn. Sie wird aufgedeckt und kämpft mit dem, was sie berührt.',
    'Probiere irgendeine deiner Karten: wo ein Versetzen andere abschneiden würde, wirst du gewarnt.',
  ],
  move: (place) => [
    `Versetze dann deine vorderste Karte auf den markierten Platz: ${place}. Dort trifft sie auf die abgeschnittene Karte.`,
  ],
  moveInstead:
    'Probiere diesmal das Versetzen: tippe deine vorderste Karte auf dem Tisch an oder wähle „Karte versetzen …“. Nimm erst zurück.',
  moveOther: 'An dieser hängt deine Reihe. Nimm zurück und versetze die vorderste Karte.',
  draw: [
    'Noch zweierlei. Wenn alle nacheinander passen oder zehn Züge lang nichts geschieht, ist die Partie unentschieden. Und zu dritt oder zu viert bekommt, wer eine Basis zerstört, einen Joker, der 15 wert ist, und nimmt umsonst Karten zurück.',
  ],
  last: (place) => [
    `Anas Basis ist in Reichweite. Lege deine beste Karte auf den markierten Platz: ${place}. Sie berührt zwei Karten.`,
  ],
  order: [
    'Zwei Kämpfe, einer nach dem anderen, und du bestimmst die Reihenfolge. Fällt deine Karte, entfällt der andere Kampf.',
    'Wähle die Basis (markiert): fällt sie, ist die Partie sofort gewonnen.',
  ],
  orderOther: 'Erst die Basis: fällt deine Karte gegen die andere, ist die Gelegenheit vorbei. Nimm zurück.',
  over: [
    'Anas Basis ist zerstört: du hast gewonnen! Jetzt werden alle Karten gezeigt, auch ihre.',
    'Du kannst es jetzt. Eine Partie gegen Bots wartet; sie legen ihre Karten nicht so freundlich hin.',
  ],
});
