import { list, plural } from '@santiago/kernel/language/de';
import { translation } from '../../../i18n/translation.ts';
import type { LessonDictionary } from './en.ts';

const points = (n: number): string => plural(n, 'Punkt', 'Punkte');

export const de = translation<LessonDictionary>()({
  welcome: [
    'Willkommen! Zu viert bepflanzt ihr einen trockenen Spielplan. Plantagen brauchen Wasser. Es kommt von der Quelle (markiert), durch Kanäle.',
    'Wer nach elf Runden die meisten Punkte hat, gewinnt. Die ersten Runden spielen wir zusammen.',
  ],
  offer: [
    'Jede Runde beginnt mit neuen Plättchen, einem von jedem Stapel: zu viert sind es vier.',
    'Die Arbeiter auf dem Plättchen zeigen, wie viele eigene Arbeiter du darauf setzt. Mehr Arbeiter, mehr Punkte.',
  ],
  bid: [
    'Zuerst kommt die Auktion: Wer pflanzt zuerst? Du hast 10 Escudos. Was du bietest, zahlst du in jedem Fall.',
    'Biete 3, 4 oder 5, um zuerst zu pflanzen.',
  ],
  bidPass:
    'Wer zuerst passt, wird Aufseher, pflanzt zuletzt und setzt einen Arbeiter weniger. Das kommt in der nächsten Runde. Nimm zurück und biete.',
  bidLow: 'Das können die anderen leicht überbieten. Nimm zurück und biete 3, 4 oder 5.',
  bidHigh:
    'So viel musst du nicht bieten. Jeder Escudo, den du behältst, ist am Ende ein Punkt. Nimm zurück und biete 3, 4 oder 5.',
  order: (bid, overseer) => [
    `Deine ${bid} sind das höchste Gebot, also pflanzt du zuerst. Dann kommen die anderen, vom höchsten zum niedrigsten Gebot.`,
    `${overseer} hat zuerst gepasst und ist Aufseher (die Krone). ${overseer} entscheidet, wo in dieser Runde der Kanal gebaut wird.`,
  ],
  plant: [
    'Nimm die Bananen, das einzige Plättchen mit zwei Arbeitern. Pflanze sie auf eines der markierten Felder: Dorthin kann in dieser Runde ein Kanal kommen.',
    'Wähle das Plättchen, dann das Feld, dann drücke den Knopf.',
  ],
  plantSmall:
    'Auf dieses Plättchen kommt nur ein Arbeiter, auf die Bananen kommen zwei. Nimm zurück und pflanze die Bananen.',
  plantFar: (square) =>
    `Nach ${square} kann in dieser Runde kein Kanal kommen, du würdest einen Arbeiter verlieren. Nimm zurück und wähle ein markiertes Feld.`,
  dry: (square, overseer) => [
    `Deine Plantage auf ${square} ist trocken. Ohne Kanal an einer ihrer Seiten verliert sie am Ende jeder Runde einen Arbeiter. Ist sie dann trocken und hat schon keinen Arbeiter mehr, wird sie zur Wüste.`,
    `Alle außer dem Aufseher dürfen ${overseer} jetzt Geld für einen Graben anbieten. Ein Kanal muss die Quelle oder einen anderen Kanal berühren.`,
  ],
  bribe: [
    'Wähle einen markierten Graben: Ein Kanal dort bewässert deine Plantage. Biete 1, 2 oder 3 Escudos dafür an.',
    'Wird dein Vorschlag nicht angenommen, bekommst du dein Geld zurück.',
  ],
  bribePass:
    'Dann wird der Kanal dort gebaut, wo andere ihn wollen, und deine Plantage trocknet aus. Nimm zurück und schlage einen Graben vor.',
  bribeElsewhere: (ditch) =>
    `Ein Kanal auf ${ditch} bewässert deine Plantage nicht. Nimm zurück und wähle einen markierten Graben.`,
  bribeMuch: 'So früh ist ein Kanal meist nicht so viel wert. Nimm zurück und biete 1, 2 oder 3 an.',
  canal: (overseer, ditch) => [
    `${overseer} baut auf ${ditch} und bekommt dein Geld. Alles an diesem Kanal hat Wasser, bis zum Ende der Partie.`,
    'Freie Felder mit Wasser sind grün: oft gute Felder für später.',
  ],
  extra: (button) => [
    'Alle haben einen Zusatzkanal für die ganze Partie, umsonst. Solange du ihn hast, wirst du jede Runde gefragt, außer wenn vor dir schon jemand den eigenen baut.',
    `Keine deiner Plantagen ist jetzt in Gefahr. Drücke „${button}“ und behalte ihn.`,
  ],
  extraEarly:
    'Das ist dein einziger Zusatzkanal, und nichts ist in Gefahr. Später kann er mehr retten. Nimm zurück und behalte ihn.',
  drying: (markers, deserts) => [
    `Die Runde ist vorbei, und alles ohne Wasser ist ausgetrocknet: ${plural(markers, 'Arbeiter ist', 'Arbeiter sind')} verloren, ${plural(deserts, 'Plättchen ist', 'Plättchen sind')} zur Wüste geworden.`,
    'Dann haben alle 3 Escudos bekommen. Eine neue Runde beginnt.',
  ],
  pass: (button) => [
    'Sei jetzt selbst Aufseher. Noch hat niemand gepasst: Wenn du passt, wirst du Aufseher. Das kostet kein Geld, aber du setzt einen Arbeiter weniger.',
    `Drücke „${button}“.`,
  ],
  passBid: 'Ein gutes Gebot, aber diesmal wollen wir sehen, was der Aufseher macht. Nimm zurück und passe.',
  overseer: [
    'Du bist Aufseher. Alle, die geboten haben, pflanzen vor dir. Du bekommst das letzte Plättchen und setzt einen Arbeiter weniger, als es zeigt.',
  ],
  plantFew: [
    'Pflanze dort, wo schon Wasser ist (grün), oder neben einem Graben, auf dem du bauen wirst: In dieser Runde entscheidest du.',
  ],
  plantNone:
    'Auf einem Plättchen mit einem Arbeiter hättest du keinen eigenen. Es gehört dann niemandem, zählt aber für die Größe seines Gebiets. Nimm zurück und wähle ein Plättchen mit zwei Arbeitern.',
  decide: (proposals) => [
    `Die anderen haben ihre Vorschläge gemacht: ${list(proposals)}. Geld für denselben Graben wird zusammengezählt.`,
    'Nimm einen Vorschlag an und bekomme alles Geld, das darauf liegt. Es muss nicht der höchste sein. Die anderen bekommen ihr Geld zurück.',
  ],
  pool: (ditch, sum) => `${sum} für ${ditch}`,
  decideOwn: (cost) =>
    `Du darfst auch woanders bauen. Dann zahlst du ${plural(cost, 'Escudo', 'Escudos')}, einen mehr als die größte Summe auf einem Graben, und bekommst nichts. Nimm zurück und nimm einen Vorschlag an.`,
  area: [
    'Wie wird gewertet? Plättchen derselben Sorte, die sich an einer Seite berühren, bilden ein Gebiet. Jedes Gebiet bringt dir: seine Plättchen mal deine Arbeiter darauf.',
    'Deine Bananen allein: 1 Plättchen\u00A0×\u00A02 Arbeiter = 2. Mit einem zweiten Bananenplättchen daneben: 2 Plättchen\u00A0×\u00A04 Arbeiter = 8!',
  ],
  bidHighest: (bid) => [
    `Du willst also die Bananen dieser Runde. Das höchste Gebot ist bisher ${bid}. Biete mehr.`,
  ],
  bidHighestNot: (bid) =>
    `Dann wählt jemand vor dir, und die Bananen sind vielleicht weg. Nimm zurück und biete mehr als ${bid}.`,
  grow: ['Pflanze die Bananen neben deine eigenen, auf ein markiertes Feld.'],
  growNot: (together, apart) =>
    `Getrennt von deinen Bananen gibt das ${points(apart)} statt ${together}. Nimm zurück und pflanze Bananen auf ein markiertes Feld.`,
  extraUse: (square) => [
    `Deine Plantage auf ${square} hat kein Wasser, und kein Kanal ist gekommen. Nutze deinen Zusatzkanal: Wähle einen markierten Graben.`,
  ],
  extraUseNot:
    'Dann verliert deine Plantage einen Arbeiter. Nimm zurück und baue auf einem markierten Graben.',
  watch: (from, to) => [
    `Du hast gesehen, wie eine Runde geht; den Rest sagt die Seite mit den Regeln. Die Runden ${from} bis ${to} spielen jetzt Bots für alle, auch für dich, im Schnelldurchgang. Schau zu, wie die Gebiete wachsen.`,
  ],
  last: (n) => [
    'Die letzte Runde: Spiel sie allein. An ihrem Ende wird alles Trockene zur Wüste, mit oder ohne Arbeiter, und es gibt kein Einkommen. Jeder Escudo, den du behältst, ist ein Punkt.',
    `Wenn jetzt Schluss wäre, hättest du ${points(n)}.`,
  ],
  over: (n, place, areas) => [
    `Das Ende: ${points(n)}, Rang ${place}. Öffne „${areas}“, um zu sehen, woher jeder Punkt kommt.`,
    'Jetzt kannst du spielen. Eine Partie gegen Bots wartet, und die Übungen auch.',
  ],
});
