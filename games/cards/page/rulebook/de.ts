import { type CardsBook, pieces } from './book.ts';
import { BUY_BACK, CHANCES, CHANGE, FIGHT, worth } from './figures.ts';

const { say, example, points, steps, table, words, picture } = pieces;
const percents = new Intl.NumberFormat('de', { style: 'percent' });
const [attack, defence] = [FIGHT.attack.join(' + '), FIGHT.defence.join(' + ')];

/** The rules of Cards in German. */
export const de: CardsBook = {
  sections: {
    minute: {
      title: 'In einer Minute',
      pieces: [
        say(
          ['X1', 'X7', 'X11', 'X15', 'X29'],
          'Alle haben eine Farbe mit dreizehn Karten. Eine Karte ist deine Basis, von ihr aus legst du Reihen über den Tisch. Karten verschiedener Spieler, die sich berühren, kämpfen mit Würfeln. Karten, die du schlägst, kommen in deine Beute; mit ihnen kaufst du deine verlorenen Karten zurück. Die letzte Basis gewinnt.',
        ),
      ],
    },
    values: {
      title: 'Karten und Werte',
      pieces: [
        picture(
          'values',
          `2 bis 10 wie gedruckt, Bube ${worth('SJ')}, Dame ${worth('SQ')}, König ${worth('SK')}, Ass ${worth('SA')}, Joker ${worth('JK')}`,
          'Eine 2, eine 10, Bube, Dame, König, Ass und Joker, jeweils mit dem Wert.',
        ),
        say(['X2', 'X27'], 'Keine Karte ist 13 wert.'),
      ],
    },
    setUp: {
      title: 'Aufbau',
      pieces: [
        table(['X1', 'X8'], 'Farben und Viertel des Tisches', [
          ['Spieler', '2', '3', '4'],
          ['Pik', 'unten links', 'unten links', 'unten links'],
          ['Herz', 'oben rechts', 'oben links', 'oben links'],
          ['Kreuz', '–', 'oben rechts', 'oben rechts'],
          ['Karo', '–', '–', 'unten rechts'],
        ]),
        say(
          ['X1', 'X5'],
          'Die Plätze und mit ihnen die Farben werden für jede Partie neu ausgelost. Würfel entscheiden, wer anfängt (bei Gleichstand noch einmal); dann geht es im Uhrzeigersinn.',
        ),
        say(
          ['X6', 'X7', 'X9'],
          'Das Santiagokreuz zeigt die Viertel. In umgekehrter Reihenfolge, wer anfängt also zuletzt, legen alle eine Karte ihrer Wahl verdeckt als Basis. Sie bleibt bis zu ihrem ersten Kampf verdeckt. Liegen alle Basen, wird das Santiagokreuz entfernt. Die anderen zwölf Karten sind deine Hand; nachgezogen wird nie.',
        ),
        say(
          ['X4', 'X8'],
          'Die Basis liegt hochkant oder quer, ihre Mitte in deinem Viertel. Sie liegt im Rahmen (zwei Kartenlängen um das Santiagokreuz) und außerhalb des Quadrats zwischen den Armen (so breit, wie ein Arm lang ist). Sie darf das Santiagokreuz berühren, aber nicht verdecken. Sie darf keine andere Basis berühren.',
        ),
        say(
          ['X8'],
          'Standardmäßig darf sie auch nicht so nah an einer anderen Basis liegen, dass eine einzige Karte beide berühren könnte.',
          'apart',
        ),
        picture(
          'bases',
          'Vier richtige Basen und fünf falsche, durchgestrichen',
          'Das Santiagokreuz mit vier richtigen Basen, eine davon berührt es. Durchgestrichen: eine auf dem Santiagokreuz, eine im Quadrat zwischen den Armen, eine außerhalb des Rahmens, eine, die eine Basis berührt, eine so nah an einer Basis, dass eine Karte beide berühren könnte.',
        ),
      ],
    },
    turn: {
      title: 'Dein Zug',
      pieces: [
        steps(
          ['X10', 'X22', 'X28', 'X29'],
          'Zurückkaufen, wenn du willst (siehe Zurückkaufen).',
          'Deine Aktion: eine Karte legen, eine Karte versetzen oder passen. Passen geht immer. Statt einer Aktion kannst du aufgeben.',
          'Wenn du gelegt oder versetzt hast: alle Kämpfe.',
          'Dann noch einmal zurückkaufen, wenn du willst.',
        ),
        say(['X10'], 'Wer passt, beendet den Zug sofort.'),
        example(
          ['X10', 'X16', 'X22'],
          `Ein ganzer Zug: Ana legt Pik-8. Sie berührt Bos Herz-10 und gewinnt, ${attack} gegen ${defence}. Die 10 kommt in Anas Beute. Mit ihr kauft Ana Pik-9 aus Bos Beute zurück; der Rest von ${CHANGE.lost} verfällt. Der Zug ist zu Ende.`,
        ),
      ],
    },
    placing: {
      title: 'Eine Karte legen',
      pieces: [
        say(
          ['X11', 'X12'],
          'Lege eine Karte aus der Hand verdeckt, hochkant oder quer, an deine Basis oder an eine deiner Karten, die mit ihr verbunden ist: Kante an Kante und Ecke auf Ecke. Sie darf keine Karte überdecken. Reihen dürfen sich verzweigen, der Tisch hat keinen Rand.',
        ),
        picture(
          'spots',
          'Die zwölf Stellen um eine Karte',
          'Zwölf kleine Bilder: vier mit der neuen Karte in derselben Richtung, acht mit gedrehter Karte, immer mit einem gemeinsamen Stück Kante und einer gemeinsamen Ecke.',
        ),
        picture(
          'wrongSpots',
          'Falsch: nur Ecke, Kante ohne Ecke, überdeckt, an einer abgeschnittenen Karte',
          'Vier kleine Bilder von Stellen, die nicht erlaubt sind.',
        ),
      ],
    },
    touching: {
      title: 'Berühren',
      pieces: [
        say(
          ['X14'],
          'Deine Karte berührt eine gegnerische, wenn ihre Kanten ein Stück weit aneinanderliegen. Ein Spalt von höchstens einem Fünftel der kurzen Kartenseite zählt noch als Berührung. Ecke an Ecke ist keine Berührung. Deine eigenen Karten kämpfen nie miteinander.',
        ),
        picture(
          'touching',
          'Kante: ja. Fast: ja. Ecke: nein.',
          'Drei Paare von Karten: Kante an Kante, mit winzigem Spalt, Ecke an Ecke.',
        ),
        say(
          ['X14', 'X21'],
          'Gegnerisch sind alle Karten der anderen: Basen, abgeschnittene Karten, Karten von Spielern, die raus sind.',
        ),
      ],
    },
    fights: {
      title: 'Kämpfe',
      pieces: [
        say(
          ['X15'],
          'Die gelegte oder versetzte Karte muss gegen jede gegnerische Karte kämpfen, die sie berührt, nacheinander. Vor jedem Kampf wählst du die nächste Karte.',
        ),
        say(
          ['X16'],
          'Beide Karten werden aufgedeckt. Jede Seite wirft zwei Würfel und zählt den Wert ihrer Karte dazu. Die höhere Summe gewinnt. Gleichstand: noch einmal würfeln.',
        ),
        say(
          ['X17', 'X18'],
          'Die Karte, die gewinnt, bleibt offen liegen. Die andere kommt in die Beute der Gegenseite (Ausnahmen siehe Eine Basis wird zerstört). Verliert deine Karte, fallen ihre übrigen Kämpfe aus.',
        ),
        picture(
          'fight',
          `${attack} = ${FIGHT.totals[0]} schlägt ${defence} = ${FIGHT.totals[1]}`,
          'Pik-8 mit den Würfeln 4 und 2 gegen Herz-10 mit den Würfeln 2 und 1.',
        ),
        table(['X16'], 'Chance, einen Kampf zu gewinnen', [
          ['Deine Karte ist höher um', ...CHANCES.map(({ ahead }) => `${ahead}`)],
          ['Chance', ...CHANCES.map(({ chance }) => percents.format(chance))],
        ]),
        say(
          ['X16'],
          `Bei 7 bis 9 gewinnst du fast immer, ab 10 immer. Ist deine Karte niedriger, hat die Gegenseite diese Chance: Ist sie um 2 niedriger, gewinnst du in ${percents.format(1 - CHANCES[2]!.chance)} der Fälle.`,
        ),
        picture(
          'twoFights',
          'Anas Karte F berührt Bos Karten D und E.',
          'Bos Reihe: Basis, D, E. Darunter liegt Anas Karte F und berührt D und E.',
        ),
        example(
          ['X18', 'X19'],
          'F schlägt D und verliert dann gegen E: D liegt in Anas Beute, F in Bos, und 1 Karte, E, bleibt liegen, ist aber von Bos Basis abgeschnitten.',
        ),
      ],
    },
    cutOff: {
      title: 'Abgeschnitten',
      pieces: [
        say(
          ['X13'],
          'Zwei deiner Karten, die wenigstens ein Stück weit Kante an Kante liegen, sind Nachbarkarten. Eine Karte ist verbunden, wenn Nachbarkarten ohne Lücke von ihr zu deiner Basis führen.',
        ),
        say(
          ['X20', 'X28'],
          'Eine abgeschnittene Karte bleibt liegen, verteidigt sich und ist im Weg. Du darfst an sie nicht anlegen und sie nicht versetzen. Sobald deine Karten wieder bis zur Basis führen, ist sie wieder verbunden.',
        ),
        picture(
          'cutOff',
          'Die Karte in der Mitte ist geschlagen: Zwei Karten sind abgeschnitten.',
          'Eine Basis mit einer Karte, eine gegnerische Karte und dahinter zwei Karten mit dem Zeichen für abgeschnitten.',
        ),
      ],
    },
    moving: {
      title: 'Eine Karte versetzen',
      pieces: [
        say(
          ['X28'],
          'Statt zu legen darfst du eine deiner verbundenen Karten versetzen, nicht die Basis. Nimm sie auf und lege sie, hochkant oder quer, an eine ihrer alten Nachbarkarten oder an eine Nachbarkarte von diesen: Kante an Kante, Ecke auf Ecke, ohne etwas zu überdecken. Die Karte, an die sie kommt, muss deine Basis sein oder ohne die aufgenommene Karte mit ihr verbunden. Du darfst eine Karte auch nur drehen, wo sie liegt.',
          'moves',
        ),
        say(
          ['X28'],
          'Die Karte wird aufgedeckt, dann kämpft sie gegen alles, was sie berührt. Das Versetzen kann andere deiner Karten abschneiden.',
          'moves',
        ),
        picture(
          'moving',
          'Drei Züge die Reihe entlang',
          'Eine Reihe aus vier Karten; eine Karte darunter rückt in drei Zügen jeweils eine Karte weiter.',
        ),
      ],
    },
    buying: {
      title: 'Zurückkaufen',
      pieces: [
        say(
          ['X22'],
          'Vor deiner Aktion, und danach, wenn alle Kämpfe vorbei sind, darfst du zurückkaufen, so oft du willst. Nie zwischen Kämpfen, nie nach dem Passen.',
        ),
        say(
          ['X22'],
          'Bezahle mit Karten aus deiner Beute. Du bekommst Karten deiner Farbe aus der Beute der anderen und aus der Ablage zurück, zusammen höchstens so viel wert, wie du bezahlst. Mindestens eine Karte auf jeder Seite; der Rest verfällt. Was du bekommst, kommt auf deine Hand, was du bezahlst, auf die Ablage. Hast du eine Karte bezahlt, kannst du den Rückkauf nicht mehr abbrechen.',
        ),
        picture(
          'buying',
          `Dame und 3 (${BUY_BACK.paid}) kaufen 8 und 7 (${BUY_BACK.back}) zurück.`,
          'Herz-Dame und Herz-3 kommen auf die Ablage, Pik-8 und Pik-7 auf Anas Hand.',
        ),
        example(
          ['X22', 'X23'],
          `Ana hat Herz-Dame, Herz-6 und Herz-3 erbeutet, Bo Pik-8 und Pik-7. Ana bezahlt mit Dame und 3 (${BUY_BACK.paid}) für 8 und 7. Jetzt sind 8 und 7 auf Anas Hand, Dame und 3 auf der Ablage, die 6 in Anas Beute; Bos Beute ist leer. Ein König (${BUY_BACK.king}) für eine ${BUY_BACK.eight} ließe ${BUY_BACK.lost} verfallen.`,
        ),
      ],
    },
    destroyed: {
      title: 'Eine Basis wird zerstört',
      pieces: [
        say(
          ['X24'],
          'Eine Basis, die einen Kampf verliert, ist zerstört, und die Person, der sie gehört, ist raus. Sind keine anderen Gegner mehr da, ist die Partie zu Ende. Sonst der Reihe nach:',
        ),
        steps(
          ['X3', 'X24', 'X25', 'X26', 'X27'],
          'Die Basis kommt wie jede Karte in die Beute der Siegerseite.',
          'Die Hand der Verliererseite kommt aus dem Spiel.',
          'Die Siegerseite bekommt einen Joker auf die Hand, wenn noch einer da ist.',
          'Sie holt sich umsonst beliebig viele Karten der eigenen Farbe auf die Hand zurück: aus der Beute aller anderen und aus der Ablage.',
          'Die Beute der Verliererseite kommt auf die Ablage.',
          'Die Kämpfe gehen weiter.',
        ),
        picture(
          'destroyed',
          'Eine Basis zerstört, ein Joker gewonnen',
          'Eine Basis, ein Pfeil und ein Joker.',
        ),
        say(
          ['X27'],
          `Ein Joker ist ${worth('JK')} wert und wird verdeckt gelegt wie jede Karte. Verliert er einen Kampf, ist er für immer weg.`,
          'jokers',
        ),
        say(
          ['X21'],
          'Karten von Spielern, die raus sind, bleiben liegen und verteidigen sich; für sie wird gewürfelt. Was gegen sie verliert, kommt auf die Ablage.',
          'several',
        ),
      ],
    },
    end: {
      title: 'Das Ende',
      pieces: [
        say(
          ['X29'],
          'Die letzte Basis gewinnt. Auch ohne Karten bist du noch dabei, solange deine Basis steht.',
        ),
        say(['X30'], 'Die Partie endet unentschieden zwischen allen, die noch dabei sind, wenn'),
        points(
          ['X30'],
          'alle in ihrem letzten Zug gepasst haben und niemand zurückgekauft hat, seit die erste Person davon gepasst hat;',
          'alle seit dem letzten Legen, Kampf oder Rückkauf zehn ganze Züge hatten; Versetzen unterbricht diese Zählung nicht;',
          'alle in der Partie 100 Züge hatten.',
        ),
        say(['X30'], 'Ist jemand raus, beginnen die ersten beiden Zählungen von vorn, die dritte nicht.'),
        say(
          ['X30'],
          'Mit der Hausregel gewinnt in diesen drei Fällen die höchste Summe der mit der Basis verbundenen Karten; die Basis zählt mit. Bei gleicher Summe ist der Sieg geteilt.',
          'strength',
        ),
        say(
          ['X29'],
          'Wenn du im eigenen Zug aufgibst, bist du raus. Deine Hand kommt aus dem Spiel, deine Beute auf die Ablage, deine Basis bleibt als gewöhnliche Karte liegen. Niemand bekommt dafür einen Joker oder Karten umsonst. Wer allein übrig bleibt, gewinnt.',
        ),
      ],
    },
    hidden: {
      title: 'Was verdeckt ist',
      pieces: [
        say(
          ['X31'],
          'Nur du kennst deine Hand und deine verdeckten Karten. Alles andere ist offen: Beute und Ablage, Würfel, Rückkäufe, die Zahl der Karten in jeder Hand, wie viele Joker übrig sind und wer einen bekam.',
        ),
        say(['X32'], 'Ihr dürft bluffen und euch absprechen; das bindet niemanden.'),
      ],
    },
    options: {
      title: 'Optionen',
      pieces: [
        table(['X3', 'X8', 'X28', 'X30'], 'Optionen (Standard zuerst)', [
          ['Option', 'Standard', 'oder'],
          ['Joker', '2', '0 oder 1'],
          ['Basen', 'mit Abstand', 'auch dicht beieinander (ohne Berührung)'],
          ['Karten versetzen', 'erlaubt', 'nicht erlaubt'],
          ['Patt', 'unentschieden', 'die höchste Summe der mit der Basis verbundenen Karten gewinnt'],
        ]),
      ],
    },
    wrong: {
      title: 'Oft falsch gespielt',
      pieces: [
        points(
          ['X8', 'X10', 'X14', 'X18', 'X20', 'X22', 'X25', 'X28', 'X29', 'X30'],
          'Eine Basis darf das Santiagokreuz berühren.',
          'Wer die Basis der letzten Gegenseite zerstört, gewinnt die Partie: kein Joker, keine Karten umsonst.',
          'Versetzen unterbricht die zehn Züge nicht, außer es führt zu einem Kampf.',
          'Für das Unentschieden müssen nur die passen, die noch dabei sind.',
          'Nur die Karte, die verliert, kommt vom Tisch; die Karten dahinter bleiben liegen, abgeschnitten.',
          'Eine versetzte Karte liegt von da an offen.',
          'Nach dem Passen kannst du nicht zurückkaufen. Davor schon.',
        ),
      ],
    },
    glossary: {
      title: 'Glossar',
      pieces: [
        words(
          ['X8', 'X13', 'X15', 'X17', 'X20', 'X22', 'X28', 'X30'],
          ['Kampf', 'im englischen Heft des gedruckten Spiels: conflict, battle'],
          ['Abgeschnitten', 'im Heft: stranded'],
          ['Versetzen', 'im Heft: reconfiguring'],
          ['Unentschieden', 'im Heft: stalemate'],
          ['Viertel', 'im Heft: quadrant'],
          ['Reihe', 'deine Karten von der Basis an'],
          ['Beute', 'die Karten, die du gewonnen hast; damit bezahlst du'],
          [
            'Ablage',
            'bezahlte Karten und was Spieler, die raus sind, hinterlassen oder gewinnen; alle dürfen daraus Karten der eigenen Farbe zurückkaufen',
          ],
        ),
      ],
    },
  },
  keys: [
    ['← ↑ ↓ →', 'von Stelle zu Stelle, sobald eine Handkarte gewählt ist'],
    ['n, N', 'nächste oder vorige Stelle'],
    ['t', 'die Karte drehen'],
    ['Enter', 'wählen; noch einmal: bestätigen'],
    ['Esc', 'die Karte zurücklegen'],
    ['m', 'eine deiner Karten auf dem Tisch aufnehmen'],
    ['[ ]', 'einen Schritt zurück oder weiter durch die Partie'],
    ['Pos1', 'zum aktuellen Stand'],
    ['+ − 0', 'größer, kleiner, das Wichtige zeigen'],
    ['/', 'die Aktion eintippen, wie in einer Partiedatei'],
  ],
  thisMatch: (players) => `${players} Spieler`,
  options: {
    jokers: { '0': 'Keine Joker', '1': '1 Joker', '2': '2 Joker' },
    bases: { apart: 'Basen mit Abstand', free: 'Basen auch dicht beieinander' },
    moves: { on: 'Karten dürfen versetzt werden', off: 'Karten werden nicht versetzt' },
    stalemate: {
      draw: 'Patt: unentschieden',
      strength: 'Patt: Die höchste Summe der mit der Basis verbundenen Karten gewinnt',
    },
  },
};
