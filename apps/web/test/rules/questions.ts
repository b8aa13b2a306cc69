import type { CanalsSection } from '@santiago/canals/page/rulebook/sections.ts';
import type { CardsSection } from '@santiago/cards/page/rulebook/sections.ts';

/** What the page says, in each of its languages: every quotation stands in the sections that answer. */
type Quotations = Readonly<Record<'en' | 'de' | 'fr', readonly string[]>>;

/**
 * Questions that a person who reads only the rules page must answer correctly. Questions and answers are written from
 * `docs/rules`; `in` names the sections of the page that answer, and `says` quotes them.
 *
 * Readers who knew only the page at 07bd4ac answered 20 of 20 for each game: one read English, one German, one French.
 * Sentences that they found unclear were rewritten afterwards. If you change a quoted sentence, check that it still
 * gives the answer.
 */
export interface Question<Section extends string> {
  readonly ask: string;
  readonly answer: string;
  readonly rules: readonly string[];
  readonly in: readonly Section[];
  readonly says: Quotations;
}

export const CANALS_QUESTIONS: readonly Question<CanalsSection>[] = [
  {
    ask: 'Four players, nobody passed in the auction. Who becomes overseer?',
    answer: 'Whoever made the lowest bid.',
    rules: ['C21'],
    in: ['auction'],
    says: {
      en: ['If nobody passes, the lowest bidder does.'],
      de: ['Passt niemand, wird Aufseher, wer am wenigsten geboten hat.'],
      fr: ['Si personne ne passe, c’est la personne qui a misé le moins.'],
    },
  },
  {
    ask: 'Two people passed; I was the second of them. When do I plant?',
    answer: 'After everyone who bid, and before the person who passed first.',
    rules: ['C22'],
    in: ['planting'],
    says: {
      en: ['Then come those who passed, the last to pass first.'],
      de: ['Wer zuletzt gepasst hat, pflanzt zuerst.'],
      fr: ['Puis viennent celles qui ont passé : la dernière à passer plante en premier.'],
    },
  },
  {
    ask: 'Bribes of 3 and 2 lie on one ditch, a bribe of 4 on another. What does it cost the overseer to build elsewhere, and who gets that money?',
    answer: '6 escudos (one more than the largest total, 5), to the bank. All bribes go back.',
    rules: ['C33', 'C36'],
    in: ['bribing'],
    says: {
      en: [
        'Bribes on one ditch add up.',
        'pay the bank one more than the largest total. All bribes are returned.',
      ],
      de: [
        'Bestechungen für denselben Graben werden zusammengezählt.',
        'Das kostet einen Escudo mehr als die höchste Summe für einen Graben, zahlbar an die Bank. Alles angebotene Geld geht zurück.',
      ],
      fr: [
        'Sur un même fossé, ils s’ajoutent.',
        'payer à la banque un escudo de plus que le plus grand total. Tous les pots-de-vin sont rendus.',
      ],
    },
  },
  {
    ask: 'My dry plantation has just lost its last marker. Is it desert? Can anyone take it over? Can it be saved?',
    answer:
      'Not desert yet: it is neutral. Nobody can take it over. A canal beside it in the next round saves it; otherwise it turns to desert then.',
    rules: ['C48', 'C49'],
    in: ['drying'],
    says: {
      en: [
        'just lost its last marker is neutral. It still counts, nobody can take it over, and a canal can save it next round.',
        'Each one without markers turns to desert',
      ],
      de: [
        'ihren letzten Arbeiter verloren hat, ist neutral. Sie zählt noch, niemand kann sie übernehmen, und ein Kanal kann sie in der nächsten Runde retten.',
        'Jede ohne Arbeiter wird für immer zur Wüste',
      ],
      fr: [
        'vient de perdre son dernier travailleur est neutre. Elle compte encore, personne ne peut la prendre, et un canal peut la sauver à la manche suivante.',
        'Chaque plantation sèche sans travailleur devient un désert',
      ],
    },
  },
  {
    ask: 'Three players: who places the fourth tile, with how many markers, and where?',
    answer:
      'The highest bidder (whoever planted first if all passed), last, without markers, with a side against a plantation that is not desert; against a desert only if there is no such square.',
    rules: ['C28'],
    in: ['planting'],
    says: {
      en: [
        'The highest bidder places it last, without markers, on a free square next to a plantation (if there is none, next to a desert). If everyone passed, the first to plant places it.',
      ],
      de: [
        'Wer am höchsten geboten hat, legt es zuletzt, ohne Arbeiter, auf ein freies Feld neben einer Plantage; neben einer Wüste nur, wenn es kein solches Feld gibt. Haben alle gepasst, legt es, wer zuerst gepflanzt hat.',
      ],
      fr: [
        'La personne qui a misé le plus la place en dernier, sans travailleur, sur une case libre à côté d’une plantation ou, à défaut, d’un désert. Si tout le monde a passé, c’est la personne qui a planté en premier.',
      ],
    },
  },
  {
    ask: 'A tile of its own has 2 of your markers and a palm. What is it worth?',
    answer: '3 points (1 tile × 3).',
    rules: ['C53'],
    in: ['scoring'],
    says: {
      en: ['its number of tiles times the number of your markers', 'A palm counts as one more marker'],
      de: [
        'die Zahl seiner Plättchen mal die Zahl deiner Arbeiter',
        'Eine Palme zählt wie ein weiterer Arbeiter',
      ],
      fr: [
        'son nombre de tuiles multiplié par celui de vos travailleurs',
        'Un palmier compte comme un travailleur de plus',
      ],
    },
  },
  {
    ask: 'You passed and plant a tile that shows 1 planter. How many markers do you put on it, and what is the tile then?',
    answer: 'None. It is neutral: it belongs to nobody but counts for the size of its area.',
    rules: ['C24', 'C25'],
    in: ['planting'],
    says: {
      en: [
        'one fewer if you passed. A tile without markers is neutral: it belongs to nobody, but counts for the size of its area.',
      ],
      de: [
        'einen weniger, wenn du gepasst hast. Ein Plättchen ohne Arbeiter ist neutral: Es gehört niemandem, zählt aber für die Größe seines Gebiets.',
      ],
      fr: [
        'un de moins si vous avez passé. Une tuile sans travailleur est neutre : elle n’est à personne, mais compte pour la taille de son champ.',
      ],
    },
  },
  {
    ask: 'That tile stays dry this round. What happens to it in the drying phase?',
    answer: 'It turns to desert at the end of the same round, because it had no marker when the phase began.',
    rules: ['C48'],
    in: ['drying', 'wrong'],
    says: {
      en: [
        'When the phase begins, find the dry plantations.',
        'A tile planted without markers and left dry is desert at the end of the same round.',
      ],
      de: [
        'Es zählt, was zu Beginn der Phase trocken ist.',
        'Ein Plättchen, das ohne Arbeiter gepflanzt wird und trocken bleibt, ist am Ende derselben Runde Wüste.',
      ],
      fr: [
        'Seul compte l’état au début de la phase.',
        'Plantée sans travailleur et restée sèche, une tuile devient un désert dans la même manche.',
      ],
    },
  },
  {
    ask: 'May I bid 3 if somebody has already bid 3? May I bid 2 after somebody bid 5? (Four players.)',
    answer: 'No; yes. A bid may be lower but not equal to another.',
    rules: ['C19'],
    in: ['auction'],
    says: {
      en: ['No two bids may be equal, but you may bid less than others.'],
      de: ['Kein Betrag darf zweimal geboten werden, ein niedrigeres ist erlaubt.'],
      fr: ['Elle ne peut pas être égale à une autre, mais peut être plus faible.'],
    },
  },
  {
    ask: 'May the overseer accept a proposal of 1 escudo when another proposal has 5?',
    answer: 'Yes, any proposal. The others get their bribes back.',
    rules: ['C34', 'C35'],
    in: ['bribing'],
    says: {
      en: [
        'Accept any proposal: build there and get all bribes on it. Bribes on other ditches are returned.',
      ],
      de: [
        'einen beliebigen Vorschlag annehmen: dort bauen und alles bekommen, was dafür geboten ist. Geld für andere Gräben geht zurück.',
      ],
      fr: [
        'accepter n’importe quelle proposition : construire là et recevoir tous les pots-de-vin offerts. Ceux des autres fossés sont rendus.',
      ],
    },
  },
  {
    ask: 'Nobody proposed anything. What can the overseer do?',
    answer:
      'Build on any allowed ditch for 1 escudo (paid to the bank), or build no canal; that canal leaves the match.',
    rules: ['C38', 'C39'],
    in: ['bribing'],
    says: {
      en: [
        'If nobody proposes, the overseer either pays the bank 1 escudo and builds on any allowed ditch, or builds no canal. A canal that isn’t built is out of the match.',
      ],
      de: [
        'Schlägt niemand etwas vor, zahlt der Aufseher 1 Escudo an die Bank und baut auf einem erlaubten Graben, oder baut nicht (ohne Geld geht nur das). Ein nicht gebauter Kanal kommt aus dem Spiel.',
      ],
      fr: [
        'Si personne ne propose, il paie 1 escudo à la banque et construit sur un fossé permis (impossible sans argent), ou ne construit pas. Un canal non construit quitte la partie.',
      ],
    },
  },
  {
    ask: 'The largest total is 4 and the overseer has 3 escudos. What must the overseer do?',
    answer: 'Accept one of the proposals, since building elsewhere would cost 5.',
    rules: ['C37'],
    in: ['bribing'],
    says: {
      en: [
        'An overseer who cannot pay that, or finds every allowed ditch proposed, must accept a proposal of their choice.',
      ],
      de: [
        'Wer das nicht zahlen kann oder keinen erlaubten Graben ohne Vorschlag findet, muss einen Vorschlag annehmen, egal welchen.',
      ],
      fr: [
        'Sans assez d’argent pour cela, ou si tous les fossés permis sont proposés, il doit accepter une proposition, n’importe laquelle.',
      ],
    },
  },
  {
    ask: 'Which ditches are allowed for a canal?',
    answer: 'Free ditches that meet the spring or a canal already built. Proposals do not count as canals.',
    rules: ['C31'],
    in: ['bribing'],
    says: {
      en: ['on a free ditch that meets the spring or another canal. A proposal is not a canal yet.'],
      de: [
        'auf einen freien Graben, der an die Quelle oder an einen anderen Kanal stößt. Ein Vorschlag ist noch kein Kanal.',
      ],
      fr: [
        'sur un fossé libre qui touche la source ou un autre canal. Une proposition n’est pas encore un canal.',
      ],
    },
  },
  {
    ask: 'When in the round is the extra canal built, what does it cost, how many can be built in one round, and how many do you have?',
    answer:
      'After the overseer’s canal and before drying; nothing; at most one a round; one each for the whole match.',
    rules: ['C45', 'C46'],
    in: ['extra'],
    says: {
      en: [
        'You have one extra canal for the whole match. It is free',
        'As soon as one is built, the phase ends.',
        'It comes before drying',
      ],
      de: [
        'Du hast einen Zusatzkanal für die ganze Partie. Er kostet nichts',
        'Sobald einer gebaut wird, endet die Phase.',
        'Er kommt vor der Dürre',
      ],
      fr: [
        'Vous en avez un pour toute la partie. Il est gratuit',
        'Dès qu’un canal est construit, la phase s’arrête.',
        'Avant la sécheresse',
      ],
    },
  },
  {
    ask: 'What happens in the last round after the extra canal?',
    answer: 'No income; every dry plantation turns to desert, with or without markers; then scoring.',
    rules: ['C51'],
    in: ['last'],
    says: {
      en: [
        'there is no income. Every dry plantation turns to desert, with or without markers. Then comes the scoring.',
      ],
      de: [
        'gibt es kein Einkommen. Jede trockene Plantage wird zur Wüste, mit oder ohne Arbeiter. Dann folgt die Wertung.',
      ],
      fr: [
        'pas de revenus. Chaque plantation sèche devient un désert, avec ou sans travailleurs. Puis vient le décompte.',
      ],
    },
  },
  {
    ask: 'An area of 5 tiles: Ana has 2 markers on it, Bo 4, Cleo 1. What does each earn?',
    answer: '10, 20 and 5 points.',
    rules: ['C53'],
    in: ['scoring'],
    says: {
      en: ['5 tiles, with 2 of Ana’s markers, 4 of Bo’s and 1 of Cleo’s: 10, 20 and 5 points.'],
      de: ['5 Plättchen mit 2 Arbeitern von Ana, 4 von Bo und 1 von Cleo: 10, 20 und 5 Punkte.'],
      fr: ['5 tuiles, avec 2 travailleurs d’Ana, 4 de Bo et 1 de Cleo : 10, 20 et 5 points.'],
    },
  },
  {
    ask: 'Do a canal, a neutral tile, or a desert between two plantations of the same crop divide an area?',
    answer: 'Canal: no. Neutral tile of the same crop: no. Desert: yes.',
    rules: ['C52'],
    in: ['scoring'],
    says: {
      en: ['Canals, palms, owners and neutral tiles do not divide it; deserts and other crops do.'],
      de: [
        'Kanäle, Palmen, Besitzer und neutrale Plättchen trennen es nicht; Wüsten und andere Sorten schon.',
      ],
      fr: [
        'Canaux, palmiers, propriétaires et tuiles neutres ne le divisent pas ; déserts et autres cultures, si.',
      ],
    },
  },
  {
    ask: 'How many rounds are played with 2, 3, 4 and 5 players, and with how much money does each start?',
    answer: '10, 11, 11, 9 rounds; 5 escudos with two players, 10 otherwise.',
    rules: ['C8', 'C9', 'C10'],
    in: ['setUp'],
    says: {
      en: ['Players | 2 | 3 | 4 | 5', 'Rounds | 10 | 11 | 11 | 9', 'Escudos each | 5 | 10 | 10 | 10'],
      de: ['Spieler | 2 | 3 | 4 | 5', 'Runden | 10 | 11 | 11 | 9', 'Escudos je Person | 5 | 10 | 10 | 10'],
      fr: [
        'Joueurs | 2 | 3 | 4 | 5',
        'Manches | 10 | 11 | 11 | 9',
        'Escudos par personne | 5 | 10 | 10 | 10',
      ],
    },
  },
  {
    ask: 'Two players: both show a bid of 2. Who plants first, who becomes overseer, and who pays?',
    answer: 'The current overseer wins and plants first, the other becomes overseer; both pay 2.',
    rules: ['C41', 'C42'],
    in: ['two'],
    says: {
      en: [
        'Both pay. The higher bid wins; if equal, the overseer’s wins.',
        'The winner plants, the other plants',
        'The loser becomes overseer.',
      ],
      de: [
        'Beide zahlen. Das höhere Gebot gewinnt, bei Gleichstand der Aufseher.',
        'Wer gewinnt, pflanzt; dann pflanzt die andere Person',
        'Wer verliert, wird Aufseher.',
      ],
      fr: [
        'la montrent ensemble et la paient. La plus forte gagne ; à égalité, le constructeur gagne.',
        'La personne qui gagne plante, l’autre plante',
        'L’autre devient constructeur.',
      ],
    },
  },
  {
    ask: 'What do the editions Amigo and Trefl change?',
    answer: 'Names and pictures of the crops, palms (none; three) and money (hidden; open). Nothing else.',
    rules: ['C7', 'C9', 'C14', 'C15'],
    in: ['editions'],
    says: {
      en: ['Palms | none | three', 'Money | hidden | open', 'Otherwise only crop names and pictures differ.'],
      de: [
        'Palmen | keine | drei',
        'Geld | verdeckt | offen',
        'Sonst unterscheiden sich nur Namen und Bilder der Sorten.',
      ],
      fr: [
        'Palmiers | aucun | trois',
        'Argent | caché | visible',
        'Sinon, seuls les noms et images des cultures changent.',
      ],
    },
  },
];

export const CARDS_QUESTIONS: readonly Question<CardsSection>[] = [
  {
    ask: 'May a base touch the cross? May it cover a part of it?',
    answer: 'It may touch it, not cover it.',
    rules: ['X8'],
    in: ['setUp'],
    says: {
      en: ['It may touch the cross but not cover it.'],
      de: ['Sie darf das Santiagokreuz berühren, aber nicht verdecken.'],
      fr: ['Elle peut toucher la croix, mais ni la couvrir'],
    },
  },
  {
    ask: 'Two cards of different players meet at a corner only. Do they fight?',
    answer: 'No, that is not touching.',
    rules: ['X14'],
    in: ['touching'],
    says: {
      en: ['Corner to corner is not touching.'],
      de: ['Ecke an Ecke ist keine Berührung.'],
      fr: ['Coin contre coin, ce n’est pas toucher.'],
    },
  },
  {
    ask: 'My card touches two cards and loses the first fight. What happens to the second fight?',
    answer: 'It does not happen; that card stays as it was.',
    rules: ['X18'],
    in: ['fights'],
    says: {
      en: ['If your card loses, its other fights do not happen.'],
      de: ['Verliert deine Karte, fallen ihre übrigen Kämpfe aus.'],
      fr: ['Si votre carte perd, ses autres combats n’ont pas lieu.'],
    },
  },
  {
    ask: 'May I buy back after passing? And before passing, in the same turn?',
    answer: 'Not after (a pass ends the turn). Before: yes.',
    rules: ['X10', 'X22'],
    in: ['buying', 'turn'],
    says: {
      en: [
        'Before your action, and after it once all fights are over, you may buy back',
        'never after a pass',
      ],
      de: [
        'Vor deiner Aktion, und danach, wenn alle Kämpfe vorbei sind, darfst du zurückkaufen',
        'nie nach dem Passen',
      ],
      fr: [
        'Avant votre action, puis une fois tous les combats finis, vous pouvez racheter',
        'jamais après avoir passé',
      ],
    },
  },
  {
    ask: 'What stops the count of ten turns that leads to a draw, and does moving a card stop it?',
    answer: 'A card placed, a fight or a buy-back (or a player going out). Moving a card does not.',
    rules: ['X30'],
    in: ['end'],
    says: {
      en: [
        'ten whole turns since the last card placed, fight or buy-back; moving a card does not stop this count',
        'When someone goes out, the first two counts start again',
      ],
      de: [
        'seit dem letzten Legen, Kampf oder Rückkauf zehn ganze Züge hatten; Versetzen unterbricht diese Zählung nicht',
        'Ist jemand raus, beginnen die ersten beiden Zählungen von vorn',
      ],
      fr: [
        'dix tours entiers depuis la dernière pose, le dernier combat ou rachat ; un déplacement n’arrête pas ce compte',
        'Quand une personne est hors jeu, les deux premiers comptes repartent de zéro',
      ],
    },
  },
  {
    ask: 'Two players: what do I get for destroying the other base?',
    answer: 'The victory; no joker and no free cards.',
    rules: ['X25', 'X27', 'X29'],
    in: ['destroyed', 'wrong'],
    says: {
      en: [
        'If no other opponent is left, the match is over.',
        'Destroying the last opponent’s base wins the match: no joker, no free cards.',
      ],
      de: [
        'Sind keine anderen Gegner mehr da, ist die Partie zu Ende.',
        'Wer die Basis der letzten Gegenseite zerstört, gewinnt die Partie: kein Joker, keine Karten umsonst.',
      ],
      fr: [
        'S’il ne reste aucun autre adversaire, la partie est finie.',
        'Détruire la base du dernier adversaire fait gagner : ni joker, ni cartes gratuites.',
      ],
    },
  },
  {
    ask: 'What are jack, queen, king, ace and joker worth? Which value does not exist?',
    answer: '11, 12, 14, 15, 15; there is no 13.',
    rules: ['X2', 'X27'],
    in: ['values'],
    says: {
      en: ['jack 11, queen 12, king 14, ace 15, joker 15', 'No card is worth 13.'],
      de: ['Bube 11, Dame 12, König 14, Ass 15, Joker 15', 'Keine Karte ist 13 wert.'],
      fr: ['valet 11, dame 12, roi 14, as 15, joker 15', 'Aucune carte ne vaut 13.'],
    },
  },
  {
    ask: 'In which order are bases placed, and which way up?',
    answer: 'In reverse order of play (whoever goes first places last), face down.',
    rules: ['X7', 'X9'],
    in: ['setUp'],
    says: {
      en: [
        'In reverse turn order, so the first player last, everyone places one card of their choice face down as their base.',
      ],
      de: [
        'In umgekehrter Reihenfolge, wer anfängt also zuletzt, legen alle eine Karte ihrer Wahl verdeckt als Basis.',
      ],
      fr: [
        'Dans l’ordre inverse du jeu (qui commence pose en dernier), tout le monde pose face cachée une carte de son choix comme base.',
      ],
    },
  },
  {
    ask: 'How do I draw new cards?',
    answer: 'Never; the twelve cards besides the base are your hand from the start.',
    rules: ['X7'],
    in: ['setUp'],
    says: {
      en: ['Your other twelve cards are your hand; nothing is ever drawn.'],
      de: ['Die anderen zwölf Karten sind deine Hand; nachgezogen wird nie.'],
      fr: ['Vos douze autres cartes forment votre main ; il n’y a pas de pioche.'],
    },
  },
  {
    ask: 'How must a card I place lie against my line, and how many such spots are around a single card?',
    answer:
      'Edge to edge and corner on corner with a card connected to the base (or the base itself), upright or sideways, overlapping nothing; twelve.',
    rules: ['X11', 'X12'],
    in: ['placing'],
    says: {
      en: [
        'against your base or another of your cards that is connected to it: edge to edge and corner on corner. It must not overlap any card.',
        'The twelve spots around a card',
      ],
      de: [
        'an deine Basis oder an eine deiner Karten, die mit ihr verbunden ist: Kante an Kante und Ecke auf Ecke. Sie darf keine Karte überdecken.',
        'Die zwölf Stellen um eine Karte',
      ],
      fr: [
        'contre votre base ou une de vos cartes qui y est reliée : bord à bord et coin sur coin. Elle ne doit couvrir aucune carte.',
        'Les douze emplacements autour d’une carte',
      ],
    },
  },
  {
    ask: 'My 8 attacks a 10. I roll 4 and 2, the other side 2 and 1. Who wins, and where does the losing card go?',
    answer: '14 to 13: my 8 wins. The 10 goes to my buy-back pool.',
    rules: ['X16', 'X17'],
    in: ['fights'],
    says: {
      en: ['8 + 4 + 2 = 14 beats 10 + 2 + 1 = 13', 'The loser goes to the winner’s buy-back pool'],
      de: ['8 + 4 + 2 = 14 schlägt 10 + 2 + 1 = 13', 'Die andere kommt in die Beute der Gegenseite'],
      fr: ['8 + 4 + 2 = 14 bat 10 + 2 + 1 = 13', 'La perdante va dans les prises de l’adversaire'],
    },
  },
  {
    ask: 'What happens when the totals are equal?',
    answer: 'Both roll again.',
    rules: ['X16'],
    in: ['fights'],
    says: {
      en: ['Tie: roll again.'],
      de: ['Gleichstand: noch einmal würfeln.'],
      fr: ['Égalité : on relance.'],
    },
  },
  {
    ask: 'How likely do I win with a card that is higher by 2?',
    answer: '74 percent.',
    rules: ['X16'],
    in: ['fights'],
    says: {
      en: ['Your card is higher by | 0 | 1 | 2', 'Chance | 50% | 62% | 74%'],
      de: ['Deine Karte ist höher um | 0 | 1 | 2', 'Chance | 50 % | 62 % | 74 %'],
      fr: ['Votre carte est plus forte de | 0 | 1 | 2', 'Chances | 50 % | 62 % | 74 %'],
    },
  },
  {
    ask: 'What may a card that is cut off from its base still do, and what not?',
    answer:
      'It stays, defends itself and is in the way. Nothing may be placed against it, and it cannot move, until it is connected again.',
    rules: ['X20', 'X28'],
    in: ['cutOff'],
    says: {
      en: [
        'A card that is cut off stays, defends itself and is in the way. Nothing may be placed against it, and it cannot move. As soon as your cards lead to the base again, it is connected again.',
      ],
      de: [
        'Eine abgeschnittene Karte bleibt liegen, verteidigt sich und ist im Weg. Du darfst an sie nicht anlegen und sie nicht versetzen. Sobald deine Karten wieder bis zur Basis führen, ist sie wieder verbunden.',
      ],
      fr: [
        'Une carte coupée reste en place, se défend et gêne. Impossible de poser contre elle ou de la déplacer. Elle est de nouveau reliée dès que vos cartes mènent d’elle à la base.',
      ],
    },
  },
  {
    ask: 'I pay with a king to get back an 8. How much change do I get, and where do the two cards go?',
    answer: 'None: 6 is lost. The king goes to the recycle pool, the 8 to my hand.',
    rules: ['X22'],
    in: ['buying'],
    says: {
      en: [
        'no change. Cards you get go to your hand, cards you pay to the recycle pool.',
        'Paying a king (14) for an 8 would waste 6.',
      ],
      de: [
        'der Rest verfällt. Was du bekommst, kommt auf deine Hand, was du bezahlst, auf die Ablage.',
        'Ein König (14) für eine 8 ließe 6 verfallen.',
      ],
      fr: [
        'le reste est perdu. Ce que vous récupérez va dans votre main, ce que vous payez à la défausse.',
        'Un roi (14) pour un 8 ferait perdre 6.',
      ],
    },
  },
  {
    ask: 'When I move a card on the table, where may it go, is it face up or down, and does it fight?',
    answer:
      'Against one of its old neighbours or a neighbour of one (still connected without it), edge to edge and corner on corner; face up; it fights what it touches.',
    rules: ['X28'],
    in: ['moving'],
    says: {
      en: [
        'against one of its old neighbours or against a neighbour of theirs: edge to edge, corner on corner, no overlap. The card it goes against must be your base, or connected to it without the lifted card.',
        'The card is turned face up, then fights what it touches.',
      ],
      de: [
        'an eine ihrer alten Nachbarkarten oder an eine Nachbarkarte von diesen: Kante an Kante, Ecke auf Ecke, ohne etwas zu überdecken. Die Karte, an die sie kommt, muss deine Basis sein oder ohne die aufgenommene Karte mit ihr verbunden.',
        'Die Karte wird aufgedeckt, dann kämpft sie gegen alles, was sie berührt.',
      ],
      fr: [
        'contre une de ses anciennes voisines ou contre une voisine de celles-ci : bord à bord, coin sur coin, sans rien couvrir. La carte contre laquelle elle va doit être votre base, ou y être reliée sans la carte déplacée.',
        'La carte est mise face visible, puis combat ce qu’elle touche.',
      ],
    },
  },
  {
    ask: 'Three players: I destroy a base and another opponent is left. What do I get, in which order, and what happens to the loser’s hand and pool?',
    answer:
      'The base goes to my pool; the loser’s hand leaves the match; I get a joker if one is left; I take any cards of my suit for free from all other pools and the recycle pool; then the loser’s pool goes to the recycle pool; then the fights go on.',
    rules: ['X24', 'X25', 'X26', 'X27'],
    in: ['destroyed'],
    says: {
      en: [
        'in this order:',
        'The base goes to the winner’s pool',
        'The loser’s hand leaves the match.',
        'a joker to their hand, if one is left',
        'for free, as many cards of their suit as they like: from the pools of all other players and the recycle pool',
        'The loser’s pool goes to the recycle pool.',
        'The fights continue.',
      ],
      de: [
        'der Reihe nach:',
        'Die Basis kommt wie jede Karte in die Beute der Siegerseite.',
        'Die Hand der Verliererseite kommt aus dem Spiel.',
        'einen Joker auf die Hand, wenn noch einer da ist',
        'umsonst beliebig viele Karten der eigenen Farbe auf die Hand zurück: aus der Beute aller anderen und aus der Ablage',
        'Die Beute der Verliererseite kommt auf die Ablage.',
        'Die Kämpfe gehen weiter.',
      ],
      fr: [
        'dans cet ordre',
        'La base va dans les prises du vainqueur',
        'La main du perdant quitte la partie.',
        'un joker en main, s’il en reste',
        'gratuitement, autant de cartes de sa couleur qu’il veut, dans les prises de tous les autres et la défausse',
        'Les prises du perdant vont à la défausse.',
        'Les combats continuent.',
      ],
    },
  },
  {
    ask: 'My card loses against a card of a player who is out. Where does it go?',
    answer: 'To the recycle pool.',
    rules: ['X21'],
    in: ['destroyed'],
    says: {
      en: ['A card that loses to them goes to the recycle pool.'],
      de: ['Was gegen sie verliert, kommt auf die Ablage.'],
      fr: ['Une carte qui perd contre elles va à la défausse.'],
    },
  },
  {
    ask: 'Name the three ways a match ends in a draw. What changes with the option for stalemates?',
    answer:
      'All still in pass in a row without a buy-back in between; ten whole turns each without placing, fight or buy-back; 100 turns each. With the option the highest total value of cards connected to the base, base included, wins; equal values share.',
    rules: ['X30'],
    in: ['end', 'options'],
    says: {
      en: [
        'all of them have passed on their latest turn, and nobody has bought back since the first of these passes',
        'all of them have had ten whole turns since the last card placed, fight or buy-back',
        'all of them have had 100 turns in the match',
        'the highest total value connected to the base, base included, wins. Players with equal totals share the victory.',
      ],
      de: [
        'alle in ihrem letzten Zug gepasst haben und niemand zurückgekauft hat, seit die erste Person davon gepasst hat',
        'alle seit dem letzten Legen, Kampf oder Rückkauf zehn ganze Züge hatten',
        'alle in der Partie 100 Züge hatten',
        'Mit der Hausregel gewinnt in diesen drei Fällen die höchste Summe der mit der Basis verbundenen Karten; die Basis zählt mit. Bei gleicher Summe ist der Sieg geteilt.',
      ],
      fr: [
        'toutes ont passé à leur dernier tour, sans rachat depuis que la première a passé',
        'toutes ont eu dix tours entiers depuis la dernière pose, le dernier combat ou rachat',
        'toutes ont eu 100 tours dans la partie',
        'la plus grande valeur de cartes reliées à la base, base comprise, gagne. À valeur égale, la victoire est partagée.',
      ],
    },
  },
  {
    ask: 'When may I resign, and what becomes of my hand, my pool and my base? Does anyone get a joker?',
    answer:
      'On my own turn, instead of an action. Hand out of the match, pool to the recycle pool, the base stays as an ordinary card; nobody gets a joker or free cards.',
    rules: ['X29'],
    in: ['end'],
    says: {
      en: [
        'If you resign, on your own turn, you are out. Your hand leaves the match, your pool goes to the recycle pool, your base stays as an ordinary card. Nobody gets a joker or free cards.',
      ],
      de: [
        'Wenn du im eigenen Zug aufgibst, bist du raus. Deine Hand kommt aus dem Spiel, deine Beute auf die Ablage, deine Basis bleibt als gewöhnliche Karte liegen. Niemand bekommt dafür einen Joker oder Karten umsonst.',
      ],
      fr: [
        'Si vous abandonnez pendant votre tour, vous êtes hors jeu. Votre main quitte la partie, vos prises vont à la défausse, votre base reste comme une carte ordinaire. Personne ne reçoit de joker ni de cartes gratuites.',
      ],
    },
  },
];
