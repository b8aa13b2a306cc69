import { plural } from '@santiago/kernel/language/de';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { LessonDictionary } from './en.ts';

const points = (n: number): string => plural(n, 'Punkt', 'Punkte');

export const de = translation<LessonDictionary>()({
  welcome:
    'Pflanze und bewässere: Das Wasser kommt von der markierten Quelle. Wer die meisten Punkte hat, gewinnt.',
  offer: 'Neue Plättchen, für diese Lektion ausgesucht. Sie zeigen, wie viele Arbeiter du daraufsetzt.',
  bid: 'Auktion: Wer am meisten bietet, pflanzt zuerst. Dein Gebot zahlst du immer. Biete 3, 4 oder 5.',
  bidPass: 'Damit wirst du Aufseher: Das kommt nächste Runde. Biete 3, 4 oder 5.',
  bidLow: 'Das überbieten die anderen leicht. Biete 3, 4 oder 5.',
  bidHigh: 'Zu viel: Jeder übrige Escudo ist ein Punkt. Biete 3, 4 oder 5.',
  order: (overseer) =>
    `Du pflanzt zuerst. ${overseer} hat zuerst gepasst, ist Aufseher (die Schaufel) und entscheidet über den Kanal.`,
  plant:
    'Nimm die Bananen: Sie bringen zwei Arbeiter. Pflanze sie auf das markierte Feld: Daneben kann ein Kanal gebaut werden.',
  plantSmall: 'Dieses Plättchen bringt nur einen Arbeiter. Nimm die Bananen.',
  plantFar: 'Neben diesem Feld kann in dieser Runde kein Kanal gebaut werden. Wähle das markierte Feld.',
  dry: (overseer) =>
    `Deine Plantage ist trocken: Ohne Wasser verliert sie jede Runde einen Arbeiter. Biete ${overseer} Geld für einen Kanal an.`,
  bribe: 'Wähle den markierten Graben und biete 1, 2 oder 3 Escudos an. Nicht angenommen? Geld zurück.',
  bribePass: 'Dann trocknet deine Plantage aus. Wähle den markierten Graben.',
  bribeElsewhere: 'Das bewässert deine Plantage nicht. Wähle den markierten Graben.',
  bribeMuch: 'Für den Anfang ist das viel. Biete 1, 2 oder 3 an.',
  canal: (overseer) =>
    `${overseer} baut deinen Kanal und bekommt dein Geld. Felder daneben haben Wasser bis zum Ende der Partie.`,
  extra: (button) =>
    `Alle haben für die ganze Partie einen kostenlosen Zusatzkanal. Behalte ihn noch: Drücke „${button}“.`,
  extraEarly: 'Nichts ist in Gefahr. Behalte ihn.',
  drying:
    'Runde vorbei: Trockene Plantagen verlieren einen Arbeiter; trockene ohne Arbeiter werden zur Wüste. Alle bekommen 3 Escudos.',
  pass: (button) =>
    `Werde jetzt selbst Aufseher: Das kostet kein Geld, aber einen Arbeiter. Drücke „${button}“.`,
  passBid: 'Werde jetzt Aufseher: Passe.',
  overseer:
    'Du bist Aufseher. Die anderen pflanzen zuerst; du bekommst das letzte Plättchen, mit einem Arbeiter weniger.',
  plantFew: 'Pflanze auf das markierte Feld: In dieser Runde entscheidest du über den Kanal.',
  plantWatered: 'Pflanze auf das markierte Feld: Es hat schon Wasser.',
  decide:
    'Du entscheidest! Geld für denselben Graben wird zusammengezählt. Nimm den markierten Graben an: Du bekommst das Geld.',
  decideOwn: (cost) =>
    `Woanders bauen kostet dich ${plural(cost, 'Escudo', 'Escudos')}, einen mehr als die größte Summe. Nimm den markierten Graben an.`,
  area: 'Gleiche Sorten Seite an Seite bilden ein Gebiet. Es zählt: seine Plättchen mal deine Arbeiter darauf.',
  bidHighest: (bid) =>
    `Wieder Bananen! Neben deinen bringen sie 6 Punkte mehr (2\u00A0×\u00A04 = 8 statt 2). Biete mehr als ${bid}.`,
  bidHighestNot: (bid) => `Dann nimmt vielleicht jemand die Bananen vor dir. Biete mehr als ${bid}.`,
  grow: 'Pflanze die Bananen neben deine, auf das markierte Feld.',
  growNot: (together, apart) =>
    `Das bringt nur ${points(apart)} mehr statt ${together}. Pflanze die Bananen auf das markierte Feld.`,
  extraUse: 'Noch trocken! Baue deinen Zusatzkanal auf dem markierten Graben.',
  extraUseNot: 'Die Plantage würde einen Arbeiter verlieren. Baue auf dem markierten Graben.',
  watch: (from, to) =>
    `Die Runden ${from} bis ${to} spielen jetzt Bots im Schnelldurchlauf, auch für dich. Die letzte spielst du selbst.`,
  last: 'Letzte Runde, jetzt ohne Hilfe! Am Ende wird alles Trockene zur Wüste.',
  over: (n, rank) =>
    `Geschafft: ${points(n)}, Platz ${rank}. Spiel jetzt deine erste Partie gegen leichte Bots!`,
});
