import { translation } from '../../../i18n/translation.ts';
import type { LessonDictionary } from './en.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const de = translation<LessonDictionary>()({
  welcome: [
    'Willkommen! Zu viert baut ihr auf einer Insel Feldfrüchte an. Die brauchen Wasser, und Wasser kommt durch Kanäle von der Quelle (markiert).',
    'Wer nach elf Runden die meisten Punkte hat, gewinnt. Die ersten Runden spielen wir zusammen.',
  ],
  offer: [
    'Jede Runde beginnt mit Plättchen zum Anpflanzen, eines für jede Person: Das ist das Angebot.',
    'Die kleinen Hüte darauf sind Pflanzer: So viele deiner Marker werden darauf stehen. Mehr Marker, mehr Punkte.',
  ],
  bid: [
    'Zuerst wird versteigert, wer zuerst aussucht. Du hast 10 Escudos, und was du bietest, ist in jedem Fall bezahlt.',
    'Biete 3, 4 oder 5, um Erster zu sein.',
  ],
  bidPass:
    'Wer zuerst passt, wird Aufseher und pflanzt zuletzt, mit einem Marker weniger. Das kommt in der nächsten Runde. Nimm es zurück und biete.',
  bidLow: 'So wenig können die anderen überbieten. Nimm es zurück und biete 3, 4 oder 5.',
  bidHigh:
    'So viel ist nicht nötig: Geld zählt am Ende je einen Punkt. Nimm es zurück und biete 3, 4 oder 5.',
  order: (bid, overseer) => [
    `Deine ${bid} sind das höchste Gebot, also pflanzt du zuerst, dann die anderen in der Reihenfolge ihrer Gebote.`,
    `${overseer} hat zuerst gepasst und ist Aufseher (die Krone): Der Kanal dieser Runde kommt dorthin, wo ${overseer} es bestimmt.`,
  ],
  plant: [
    'Nimm die Bananen, das einzige Plättchen mit zwei Pflanzern, und pflanze sie auf eines der markierten Felder: Dorthin kann in dieser Runde ein Kanal kommen.',
    'Wähle das Plättchen, dann das Feld, dann drücke den Knopf.',
  ],
  plantSmall:
    'Auf dieses Plättchen kommt nur ein Marker, auf die Bananen kommen zwei. Nimm es zurück und pflanze die Bananen.',
  plantFar: (square) =>
    `Nach ${square} kann in dieser Runde kein Kanal kommen: Du würdest einen Marker verlieren. Nimm es zurück und wähle ein markiertes Feld.`,
  dry: (square, overseer) => [
    `Dein Feld ${square} ist trocken. Ohne Kanal an einer Seite verliert es am Ende der Runde einen Marker, und wenn keiner mehr da ist, wird es zur Wüste.`,
    `Alle außer dem Aufseher dürfen ${overseer} jetzt Geld für einen Platz anbieten. Kanäle gehen von der Quelle oder von anderen Kanälen aus weiter.`,
  ],
  bribe: [
    'Wähle einen der markierten Gräben: Beide laufen an deinem Feld entlang. Biete 1, 2 oder 3 Escudos dafür.',
    'Wird dein Angebot nicht angenommen, bekommst du das Geld zurück.',
  ],
  bribePass:
    'Dann wird dort gegraben, wo andere es wollen, und dein Feld trocknet aus. Nimm es zurück und biete etwas.',
  bribeElsewhere: (ditch) =>
    `Ein Kanal auf ${ditch} läuft nicht an deinem Feld entlang. Nimm es zurück und wähle einen markierten Graben.`,
  bribeMuch: 'So früh ist ein Kanal nicht so viel wert. Nimm es zurück und biete 1, 2 oder 3.',
  canal: (overseer, ditch) => [
    `${overseer} gräbt ${ditch} und nimmt dein Geld. Alles an diesem Kanal hat jetzt Wasser, bis zum Ende der Partie.`,
    'Freie Felder mit Wasser sind grün: gute Plätze für später.',
  ],
  extra: (button) => [
    'Jeder hat einen Zusatzkanal, einmal in der ganzen Partie und umsonst. Du wirst in jeder Runde gefragt.',
    `Nichts von dir ist in Gefahr. Drücke „${button}“ und behalte ihn.`,
  ],
  extraEarly:
    'Dein einziger Zusatzkanal, und nichts von dir ist in Gefahr: Später rettet er ein größeres Feld. Nimm es zurück und behalte ihn.',
  drying: (markers, deserts) => [
    `Die Runde ist vorbei. Was kein Wasser hatte, ist ausgetrocknet: ${plural(markers, 'Marker ging', 'Marker gingen')} verloren, ${plural(deserts, 'Feld wurde', 'Felder wurden')} zur Wüste.`,
    'Dann bekamen alle 3 Escudos. Eine neue Runde beginnt.',
  ],
  pass: (button) => [
    'Probier jetzt aus, Aufseher zu sein. Noch hat niemand gepasst: Wenn du passt, gehört die Krone dir. Das kostet kein Geld, aber einen Marker beim Pflanzen.',
    `Drücke „${button}“.`,
  ],
  passBid: 'Ein gutes Gebot, aber diesmal wollen wir sehen, was der Aufseher tut. Nimm es zurück und passe.',
  overseer: [
    'Du bist Aufseher. Wer geboten hat, pflanzt zuerst; dir bleibt das letzte Plättchen, mit einem Marker weniger, als Pflanzer darauf sind.',
  ],
  plantFew: [
    'Pflanze dort, wo schon Wasser ist (grün), oder an einem Graben, den du gleich graben wirst: In dieser Runde entscheidest du.',
  ],
  plantNone:
    'Ein Plättchen mit einem Pflanzer stünde ganz ohne Marker da und zählte für niemanden. Nimm es zurück und wähle eines mit zwei Pflanzern.',
  decide: (pools) => [
    `Die anderen haben ihre Angebote gemacht: ${pools.join('; ')}. Angebote für denselben Platz werden zusammengezählt.`,
    'Nimm eines an und bekomme alles Geld, das darauf liegt; es muss nicht das höchste sein. Der Rest geht zurück.',
  ],
  pool: (ditch, sum) => `${sum} für ${ditch}`,
  decideOwn: (cost) =>
    `Du darfst graben, wo niemand etwas geboten hat, aber das kostet dich ${cost}, eins mehr als das höchste Angebot, und du bekommst nichts. Nimm es zurück und nimm ein Angebot an.`,
  area: [
    'Wie wird gezählt? Felder mit derselben Frucht, die sich an einer Seite berühren, sind ein Gebiet. Für jedes Gebiet bekommst du: seine Plättchen mal deine Marker darauf.',
    'Deine Bananen allein: 1 Plättchen × 2 Marker = 2. Mit einem zweiten Bananenplättchen daneben: 2 Plättchen × 4 Marker = 8!',
  ],
  bidHighest: (bid) => [
    `Du willst also die Bananen aus dem Angebot. Das höchste Gebot ist bisher ${bid}. Biete mehr.`,
  ],
  bidHighestNot: (bid) =>
    `Dann sucht jemand vor dir aus, und die Bananen sind vielleicht weg. Nimm es zurück und biete mehr als ${bid}.`,
  grow: ['Pflanze die Bananen neben deine eigenen: auf ein markiertes Feld.'],
  growNot: (together, apart) =>
    `Nicht zusammen mit deinen Bananen: Das gibt ${apart} Punkte statt ${together}. Nimm es zurück und pflanze Bananen auf ein markiertes Feld.`,
  extraUse: (square) => [
    `Dein Feld ${square} hat noch kein Wasser, und kein Kanal ist gekommen. Nutze deinen Zusatzkanal: Wähle einen markierten Graben.`,
  ],
  extraUseNot: 'Dann verliert dein Feld einen Marker. Nimm es zurück und baue auf einem markierten Graben.',
  watch: (from, to) => [
    `Du hast alle Regeln gesehen. Die Runden ${from} bis ${to} werden jetzt schnell gespielt, von Bots für alle, auch für dich. Sieh zu, wie die Felder wachsen.`,
  ],
  last: (points) => [
    'Die letzte Runde: Spiel sie allein. Danach wird alles Trockene sofort zur Wüste, und Einkommen gibt es keines mehr; Geld, das du nicht brauchst, ist je ein Punkt.',
    `Wäre jetzt Schluss, hättest du ${points} Punkte.`,
  ],
  over: (points, place, areas) => [
    `Das Ende: ${points} Punkte, Platz ${place}. Öffne „${areas}“, um zu sehen, woher jeder Punkt kam.`,
    'Jetzt kannst du spielen. Eine Partie gegen Bots wartet, und Übungen zu einzelnen Fragen.',
  ],
});
