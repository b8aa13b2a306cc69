import { type CanalsBook, pieces } from './book.ts';
import {
  ALONE,
  AREA,
  AUCTION,
  BRIBES,
  income,
  MONEY,
  PALM,
  PLANTING,
  SCORE,
  SECRET,
  SET_UP,
} from './figures.ts';

const { say, example, points, steps, table, words, picture } = pieces;
const { 2: two, 3: three, 4: four, 5: five } = SET_UP;

/** The rules of Canals in German. */
export const de: CanalsBook = {
  sections: {
    minute: {
      title: 'In einer Minute',
      pieces: [
        say(
          ['C23', 'C47', 'C48'],
          'Ihr bepflanzt eine trockene Insel. Wasser kommt aus einer Quelle und fließt durch Kanäle. Was trocken bleibt, wird zur Wüste.',
        ),
        say(
          ['C21', 'C35', 'C53', 'C54'],
          'Große Gebiete einer Sorte bringen am meisten, und zwar allen, die dort Arbeiter (ihre eigenen Steine) haben. Geld bringt die erste Wahl bei den Plättchen und lenkt das Wasser. Jeder übrige Escudo ist am Ende ein Punkt. Wer die meisten Punkte hat, gewinnt.',
        ),
        picture('crops', 'Die fünf Sorten', 'Fünf Plättchen, eines von jeder Sorte, mit ihren Namen.'),
      ],
    },
    table: {
      title: 'Auf dem Tisch',
      pieces: [
        picture(
          'board',
          'Der Spielplan und seine Teile',
          'Der Spielplan, acht Felder breit und sechs hoch. 1 zeigt auf ein Feld, 2 auf einen Graben, 3 auf eine Kreuzung, 4 auf die Quelle, 5 auf einen Kanal, der an der Quelle beginnt.',
        ),
        steps(
          ['C1', 'C2', 'C3', 'C4', 'C11', 'C47'],
          'Feld: Hier liegt ein Plättchen. Es gibt 48 Felder.',
          'Graben: Hier ist Platz für einen Kanal. Ein Graben ist zwei Felder lang. Gräben umrahmen Blöcke von 2 × 2 Feldern, auch am Rand.',
          'Kreuzung: Hier treffen sich Gräben.',
          'Quelle: Von hier kommt alles Wasser.',
          'Kanal: Er bewässert alle Felder an seinen Seiten.',
        ),
        say(['C5'], 'Nachbarn haben eine Seite gemeinsam. Diagonal zählt nicht.'),
        say(
          ['C6'],
          'Es gibt 45 Plättchen, neun von jeder Sorte. Je Sorte zeigen drei 1 Arbeiter und sechs 2: So viele kommen beim Pflanzen darauf.',
        ),
        say(
          ['C10', 'C16'],
          'Alle haben 22 Arbeiter in ihrer Farbe (das reicht immer), einen Zusatzkanal und einige Escudos. Die Bank ist nie leer.',
        ),
      ],
    },
    setUp: {
      title: 'Aufbau',
      pieces: [
        table(['C8', 'C9', 'C10', 'C12'], 'Aufbau nach Spielerzahl', [
          ['Spieler', '2', '3', '4', '5'],
          ['Beiseitegelegt', `${two.out}`, `${three.out}`, `${four.out}`, `${five.out}`],
          [
            'Stapel × Plättchen',
            `${two.stacks} × ${two.each}`,
            `${three.stacks} × ${three.each}`,
            `${four.stacks} × ${four.each}`,
            `${five.stacks} × ${five.each}`,
          ],
          ['Runden', `${two.rounds}`, `${three.rounds}`, `${four.rounds}`, `${five.rounds}`],
          ['Kanäle', `${two.rounds} + 1 umsonst`, `${three.rounds}`, `${four.rounds}`, `${five.rounds}`],
          ['Escudos je Person', `${two.money}`, `${three.money}`, `${four.money}`, `${five.money}`],
        ]),
        say(
          ['C8', 'C9'],
          'Alle sehen, welche Plättchen beiseitegelegt sind. Zu zweit sind das von jeder Sorte zwei Plättchen mit 2 Arbeitern und eines mit 1 Arbeiter.',
        ),
        say(
          ['C11', 'C13'],
          'Die Quelle kommt zufällig auf eine Kreuzung, die nicht am Rand liegt. Wer zuerst Aufseher ist, wird ausgelost.',
        ),
        say(
          ['C14'],
          'Wird mit Palmen gespielt, stehen drei auf zufälligen Feldern, die weder die Quelle noch einander berühren, auch nicht mit einer Ecke. Palmen zählen in der Wertung.',
          'palms',
        ),
      ],
    },
    round: {
      title: 'Eine Runde',
      pieces: [
        steps(
          ['C17', 'C18', 'C21', 'C23', 'C30', 'C34', 'C45', 'C48', 'C50'],
          'Auktion: Biete auf die erste Wahl bei den Plättchen, oder passe.',
          'Neuer Aufseher: wer zuerst passt, sonst wer am wenigsten bietet.',
          'Pflanzen: Alle pflanzen ein Plättchen.',
          'Bestechung: Ihr bietet dem Aufseher Geld für einen Kanal an, der Aufseher entscheidet.',
          'Zusatzkanal: Eine Person darf ihren bauen.',
          'Dürre: Trockene Plantagen verlieren Arbeiter oder werden zur Wüste.',
          `Einkommen: Alle bekommen ${income} Escudos.`,
        ),
        say(['C51'], 'In der letzten Runde entfallen die Phasen 6 und 7 (siehe Letzte Runde).'),
        say(
          ['C55'],
          'Absprachen sind jederzeit frei und binden niemanden. Geld wechselt nur dann den Besitzer, wenn die Regeln es sagen.',
        ),
      ],
    },
    auction: {
      title: 'Auktion und neuer Aufseher',
      pieces: [
        say(
          ['C17', 'C18'],
          'Von jedem Stapel wird das oberste Plättchen aufgedeckt. Reihum, links vom Kanalaufseher zuerst und der Aufseher zuletzt, sind alle einmal dran: bieten oder passen.',
        ),
        say(
          ['C19', 'C20', 'C29'],
          'Ein Gebot ist mindestens 1 Escudo und höchstens dein Geld. Kein Betrag darf zweimal geboten werden, ein niedrigeres ist erlaubt. Du zahlst dein Gebot in jedem Fall an die Bank.',
          'more',
        ),
        say(
          ['C21'],
          'Wer zuerst passt, wird Aufseher; die Auktion geht unverändert weiter. Passt niemand, wird Aufseher, wer am wenigsten geboten hat. Das kann auch der bisherige Aufseher sein.',
        ),
        picture(
          'auction',
          'Beispiel: Cleo wird Aufseher.',
          'Bo hat 5 geboten, Cleo hat gepasst und trägt das Zeichen des Aufsehers, Dario hat 4 geboten, Ana hat 1 geboten.',
        ),
        example(
          ['C18', 'C21'],
          `Ana ist Aufseher. Bo bietet ${AUCTION.bo}, Cleo passt, Dario bietet ${AUCTION.dario}, Ana bietet ${AUCTION.ana}: Cleo ist neuer Aufseher. Hätte Cleo ${AUCTION.cleoInstead} geboten, hätte niemand gepasst, und Ana bliebe mit Gebot ${AUCTION.ana} Aufseher.`,
        ),
      ],
    },
    planting: {
      title: 'Pflanzen',
      pieces: [
        say(
          ['C22'],
          'Zuerst pflanzen alle, die geboten haben, vom höchsten Gebot zum niedrigsten. Dann folgt, wer gepasst hat: Wer zuletzt gepasst hat, pflanzt zuerst.',
        ),
        say(
          ['C23', 'C26'],
          'Nimm eines der Plättchen und pflanze es auf ein beliebiges freies Feld. Eine Wüste ist nie frei.',
        ),
        say(
          ['C24', 'C25'],
          'Setze so viele deiner Arbeiter darauf, wie das Plättchen zeigt; einen weniger, wenn du gepasst hast. Ein Plättchen ohne Arbeiter ist neutral: Es gehört niemandem, zählt aber für die Größe seines Gebiets.',
        ),
        say(['C27'], 'Steht eine Palme auf dem Feld, kommt sie auf das Plättchen.', 'palms'),
        picture(
          'planting',
          'Gepflanzt von Bo, Dario, Ana und Cleo',
          'Vier Plättchen in der Reihenfolge des Pflanzens. Bo und Dario haben zwei Arbeiter auf ihrem, Ana einen auf einem Plättchen, das einen zeigt, Cleo einen auf einem Plättchen, das zwei zeigt.',
        ),
        example(
          ['C22', 'C24'],
          `Bo, Dario, Ana und Cleo pflanzen in dieser Reihenfolge. Ihre Plättchen zeigen ${PLANTING.planters.slice(0, 3).join(', ')} und ${PLANTING.planters[3]} Arbeiter. Sie setzen ${PLANTING.markers.slice(0, 3).join(', ')} und, weil Cleo gepasst hat, ${PLANTING.markers[3]} Arbeiter.`,
        ),
        say(
          ['C28'],
          'Zu zweit und zu dritt bleibt ein Plättchen übrig. Wer am höchsten geboten hat, legt es zuletzt, ohne Arbeiter, auf ein freies Feld neben einer Plantage; neben einer Wüste nur, wenn es kein solches Feld gibt. Haben alle gepasst, legt es, wer zuerst gepflanzt hat.',
          'leftover',
        ),
      ],
    },
    bribing: {
      title: 'Bestechung',
      pieces: [
        say(
          ['C31'],
          'Ein Kanal darf auf einen freien Graben, der an die Quelle oder an einen anderen Kanal stößt. Ein Vorschlag ist noch kein Kanal.',
        ),
        picture(
          'canals',
          'Gepunktet: erlaubt. Durchgestrichen: einer ohne Verbindung, einer nicht von Kreuzung zu Kreuzung.',
          'Ein Spielplan mit der Quelle, einem Kanal, gepunkteten Gräben an deren Enden und zwei durchgestrichenen Kanälen: einer weit vom Wasser, einer zwischen zwei Feldern desselben Blocks.',
        ),
        say(
          ['C30', 'C32', 'C33'],
          'Reihum, beginnend links vom neuen Aufseher, haben alle außer dem Aufseher einmal die Wahl: einen Graben vorschlagen, den noch niemand vorgeschlagen hat, und dafür Geld anbieten; einen Vorschlag unterstützen und Geld dazulegen; oder nichts anbieten. Eine Bestechung beträgt mindestens 1 Escudo und höchstens dein Geld. Bestechungen für denselben Graben werden zusammengezählt.',
        ),
        say(['C34', 'C35', 'C36'], 'Dann entscheidet der Aufseher:'),
        points(
          ['C34', 'C35', 'C36'],
          'einen beliebigen Vorschlag annehmen: dort bauen und alles bekommen, was dafür geboten ist. Geld für andere Gräben geht zurück.',
          'woanders bauen: auf einem erlaubten Graben, den niemand vorgeschlagen hat. Das kostet einen Escudo mehr als die höchste Summe für einen Graben, zahlbar an die Bank. Alles angebotene Geld geht zurück.',
        ),
        say(
          ['C37'],
          'Wer das nicht zahlen kann oder keinen erlaubten Graben ohne Vorschlag findet, muss einen Vorschlag annehmen, egal welchen.',
        ),
        say(
          ['C38', 'C39'],
          'Schlägt niemand etwas vor, zahlt der Aufseher 1 Escudo an die Bank und baut auf einem erlaubten Graben, oder baut nicht (ohne Geld geht nur das). Ein nicht gebauter Kanal kommt aus dem Spiel.',
        ),
        example(
          ['C32', 'C33', 'C35', 'C36'],
          `Dario schlägt einen Graben für ${BRIBES.dario} vor. Ana schlägt einen anderen für ${BRIBES.ana} vor, Bo legt ${BRIBES.bo} dazu. Cleo darf Darios Vorschlag für ${BRIBES.dario} annehmen, den anderen für ${BRIBES.total} oder für ${BRIBES.elsewhere} woanders bauen. Cleo nimmt die ${BRIBES.total}. Ana, Bo, Cleo und Dario hatten am Anfang ${four.money} Escudos, jetzt haben sie ${MONEY.accepted.slice(0, 3).join(', ')} und ${MONEY.accepted[3]}.`,
        ),
      ],
    },
    extra: {
      title: 'Zusatzkanal',
      pieces: [
        say(
          ['C31', 'C45'],
          'Du hast einen Zusatzkanal für die ganze Partie. Er kostet nichts und braucht eine Verbindung wie jeder Kanal.',
        ),
        say(
          ['C46'],
          'Nach der Entscheidung des Aufsehers werden alle, die ihren Zusatzkanal noch haben, einmal gefragt: reihum, beginnend links vom Aufseher, der Aufseher zuletzt. Sobald einer gebaut wird, endet die Phase.',
        ),
        picture(
          'extra',
          'Er kommt vor der Dürre und rettet eine Plantage noch in dieser Runde.',
          'Ein Kanal von der Quelle, und an seinem Ende ein Zusatzkanal neben einer Plantage, die trocken war.',
        ),
      ],
    },
    drying: {
      title: 'Dürre und Einkommen',
      pieces: [
        say(
          ['C47'],
          'Eine Plantage ist für immer bewässert, sobald ein Kanal an einer ihrer Seiten liegt. Die Quelle allein bewässert nichts.',
        ),
        say(
          ['C48'],
          'Es zählt, was zu Beginn der Phase trocken ist. Jede trockene Plantage mit Arbeitern verliert einen für immer. Jede ohne Arbeiter wird für immer zur Wüste; eine Palme darauf ist verloren.',
        ),
        say(
          ['C49'],
          'Eine Plantage, die gerade ihren letzten Arbeiter verloren hat, ist neutral. Sie zählt noch, niemand kann sie übernehmen, und ein Kanal kann sie in der nächsten Runde retten.',
        ),
        picture(
          'drying',
          'Nie bewässert: gepflanzt in Runde 1, dann nach den Runden 1, 2 und 3',
          'Vier Bilder einer Plantage: zwei Arbeiter, ein Arbeiter, kein Arbeiter und neutral, Wüste.',
        ),
        say(['C50'], `Dann bekommen alle ${income} Escudos.`),
        example(
          ['C50'],
          `Unsere Runde endet: Ana hat ${MONEY.afterIncome[0]} Escudos, Bo ${MONEY.afterIncome[1]}, Cleo ${MONEY.afterIncome[2]}, Dario ${MONEY.afterIncome[3]}.`,
        ),
      ],
    },
    last: {
      title: 'Letzte Runde',
      pieces: [
        say(
          ['C51'],
          'Nach der Phase Zusatzkanal gibt es kein Einkommen. Jede trockene Plantage wird zur Wüste, mit oder ohne Arbeiter. Dann folgt die Wertung.',
        ),
        picture(
          'last',
          'Am Ende trocken: verloren, auch mit zwei Arbeitern',
          'Eine trockene Plantage mit zwei Arbeitern, und die Wüste, die daraus wird.',
        ),
      ],
    },
    scoring: {
      title: 'Wertung',
      pieces: [
        say(
          ['C52'],
          'Ein Gebiet bilden Plantagen einer Sorte, die an den Seiten zusammenhängen. Kanäle, Palmen, Besitzer und neutrale Plättchen trennen es nicht; Wüsten und andere Sorten schon.',
        ),
        say(
          ['C53'],
          'Für jedes Gebiet bekommst du die Zahl seiner Plättchen mal die Zahl deiner Arbeiter darauf.',
        ),
        say(
          ['C53'],
          'Eine Palme zählt wie ein weiterer Arbeiter für die Person, die Arbeiter auf demselben Plättchen hat. Auf einem neutralen Plättchen zählt sie für niemanden.',
          'palms',
        ),
        say(
          ['C54'],
          'Dazu kommt dein Geld. Wer die meisten Punkte hat, gewinnt; bei Gleichstand ist der Sieg geteilt.',
        ),
        picture(
          'area',
          `Ein Gebiet aus ${AREA.tiles} Plättchen`,
          'Fünf Plättchen einer Sorte in einer Reihe, mit zwei Arbeitern von Ana, vier von Bo und einem von Cleo; ein Plättchen ist neutral.',
        ),
        example(
          ['C53'],
          `${AREA.tiles} Plättchen mit ${AREA.markers[0]} Arbeitern von Ana, ${AREA.markers[1]} von Bo und ${AREA.markers[2]} von Cleo: ${AREA.points[0]}, ${AREA.points[1]} und ${AREA.points[2]} Punkte. Ein einzelnes Plättchen bringt ${ALONE.one} mit einem Arbeiter, ${ALONE.two} mit zweien. In einem Gebiet aus ${PALM.tiles} Plättchen hat Ana ${PALM.markers} Arbeiter, einen davon auf einem Plättchen mit Palme: ${PALM.tiles} × ${PALM.markers + 1} = ${PALM.points}.`,
        ),
        example(
          ['C54'],
          `Anas Endwertung: ${SCORE.areas.join(' + ')} für Gebiete und ${SCORE.money} für Geld, zusammen ${SCORE.total} Punkte.`,
        ),
      ],
    },
    two: {
      title: 'Zu zweit',
      pieces: [
        say(
          ['C9', 'C12'],
          'Vor Runde 1 baut der erste Aufseher einen kostenlosen Kanal an der Quelle. Dieser zählt nicht zu den zehn.',
          'two',
        ),
        say(
          ['C40', 'C41', 'C43'],
          'Beide wählen ein verdecktes Gebot von 0 bis zu ihrem ganzen Geld und zeigen es gleichzeitig. Beide zahlen. Das höhere Gebot gewinnt, bei Gleichstand der Aufseher. Ein Gebot von 0 gilt als Passen: ein Arbeiter weniger.',
          'two',
        ),
        say(
          ['C28', 'C42'],
          'Wer gewinnt, pflanzt; dann pflanzt die andere Person; dann legt, wer gewonnen hat, das übrige Plättchen. Wer verliert, wird Aufseher.',
          'two',
        ),
        say(
          ['C44'],
          'Nur wer nicht Aufseher ist, kann vorschlagen und darf einen Zusatzkanal bauen (außer die Option erlaubt ihn beiden).',
          'two',
        ),
        picture('two', 'Die Gebote werden zusammen gezeigt', 'Ana zeigt 3, Bo zeigt 1 und wird Aufseher.'),
        example(
          ['C41', 'C42'],
          `Ana zeigt ${SECRET.ana}, Bo ${SECRET.bo}: Ana pflanzt, Bo pflanzt, Ana legt das übrige Plättchen, Bo ist Aufseher. Zeigen beide ${SECRET.equal}, gewinnt der bisherige Aufseher.`,
        ),
      ],
    },
    editions: {
      title: 'Ausgaben und Optionen',
      pieces: [
        table(['C7', 'C9', 'C14', 'C15'], 'Was die Ausgaben ändern', [
          ['Ausgabe', 'Amigo', 'Trefl'],
          ['Palmen', 'keine', 'drei'],
          ['Geld', 'verdeckt', 'offen'],
          ['Üblich für', '3 bis 5', '2'],
        ]),
        say(['C7'], 'Sonst unterscheiden sich nur Namen und Bilder der Sorten.'),
        points(
          ['C11', 'C15', 'C32', 'C38', 'C44', 'C46'],
          'Verdecktes Geld ist nicht zu sehen, aber jede Zahlung ist öffentlich: Du darfst mitzählen.',
          'Quelle: auf einer der 20 Kreuzungen, auch am Rand, zufällig oder vom ersten Aufseher gesetzt.',
          'Mindestbestechung: 0 statt 1. Auch ein Vorschlag mit 0 ist ein Vorschlag.',
          'Zusatzkanal zu zweit: Beide werden gefragt, der Aufseher zuletzt.',
        ),
      ],
    },
    wrong: {
      title: 'Oft falsch gespielt',
      pieces: [
        points(
          ['C22', 'C25', 'C28', 'C34', 'C36', 'C46', 'C48', 'C49'],
          'Ein neutrales Plättchen macht sein Gebiet größer.',
          'Der letzte Arbeiter ist weg: noch keine Wüste. Erst nach einer weiteren trockenen Runde.',
          'Ein Plättchen, das ohne Arbeiter gepflanzt wird und trocken bleibt, ist am Ende derselben Runde Wüste.',
          'Wer nach dir passt, pflanzt vor dir.',
          'Einen kleinen Vorschlag anzunehmen kostet nichts. Woanders zu bauen kostet einen Escudo mehr als die höchste Summe, nicht als die größte einzelne Bestechung.',
          'Das übrige Plättchen muss an ein anderes grenzen.',
          'Der Zusatzkanal kommt vor der Dürre.',
          'Baut jemand vor dir, behältst du deinen für spätere Runden.',
        ),
      ],
    },
    glossary: {
      title: 'Glossar',
      pieces: [
        words(
          ['C24', 'C25', 'C33', 'C47', 'C52'],
          ['Plantage', 'gepflanztes Plättchen, das keine Wüste ist'],
          ['Gebiet', 'Plantagen einer Sorte, Seite an Seite (Trefl-Schachtel: großes Feld)'],
          ['Plättchen', 'Trefl-Schachtel: Feldkarte'],
          ['Arbeiter', 'deine Steine auf einem Plättchen (Amigo-Schachtel: Ertragsstein)'],
          ['Aufseher', 'entscheidet über den Kanal (Amigo: Kanalaufseher, Trefl: Kanalbauer)'],
          ['Graben', 'Trefl-Schachtel: dicke Linie'],
          ['Zusatzkanal', 'Trefl-Schachtel: blauer Kanal'],
        ),
      ],
    },
  },
  keys: [
    ['Tab', 'von den Spielern zum Spielplan, zur Entscheidung und zum Verlauf'],
    ['← ↑ ↓ →', 'auf dem Spielplan bewegen'],
    ['Enter', 'wählen; noch einmal: bestätigen'],
    ['Esc', 'etwas anderes wählen'],
    ['n, N', 'nächste oder vorige Stelle, die du wählen kannst'],
    ['d', 'von Feldern zu Gräben und zurück'],
    ['[ ]', 'einen Schritt zurück oder weiter durch die Partie'],
    ['Pos1', 'zum aktuellen Stand'],
    ['+ − 0', 'Spielplan vergrößern oder ganz zeigen'],
    ['/', 'die Aktion eintippen, wie in einer Partiedatei'],
  ],
  thisMatch: ({ players, edition, rounds }) =>
    `${players} Spieler, Ausgabe ${edition === 'amigo' ? 'Amigo' : 'Trefl'}, ${rounds} Runden`,
  options: {
    palms: { off: 'Keine Palmen', on: 'Drei Palmen' },
    money: { hidden: 'Geld ist verdeckt', open: 'Geld ist offen' },
    spring: null,
    overseer: null,
    minBribe: { '0': 'Mindestbestechung: 0', '1': 'Mindestbestechung: 1' },
    twoPlayerExtra: {
      opponent: 'Zusatzkanal: nur, wer nicht Aufseher ist',
      both: 'Zusatzkanal: beide',
    },
  },
};
