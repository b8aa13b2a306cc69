import { type CardsBook, pieces } from './book.ts';
import { BUY_BACK, CHANCES, CHANGE, FIGHT, worth } from './figures.ts';

const { say, example, points, steps, table, words, picture } = pieces;
const percents = new Intl.NumberFormat('fr', { style: 'percent' });
const [attack, defence] = [FIGHT.attack.join(' + '), FIGHT.defence.join(' + ')];

/** The rules of Cards in French. */
export const fr: CardsBook = {
  sections: {
    minute: {
      title: 'En une minute',
      pieces: [
        say(
          ['X1', 'X7', 'X11', 'X15', 'X29'],
          'Chaque personne a une couleur de treize cartes. L’une est votre base ; à partir d’elle vous posez des lignes sur la table. Les cartes de joueurs différents qui se touchent combattent avec des dés. Les cartes que vous battez vont dans vos prises ; avec elles, vous rachetez vos cartes perdues. La dernière base debout gagne.',
        ),
      ],
    },
    values: {
      title: 'Cartes et valeurs',
      pieces: [
        picture(
          'values',
          `2 à 10 : valeur imprimée, valet ${worth('SJ')}, dame ${worth('SQ')}, roi ${worth('SK')}, as ${worth('SA')}, joker ${worth('JK')}`,
          'Un 2, un 10, un valet, une dame, un roi, un as et un joker, chacun avec sa valeur.',
        ),
        say(['X2', 'X27'], 'Aucune carte ne vaut 13.'),
      ],
    },
    setUp: {
      title: 'Mise en place',
      pieces: [
        table(['X1', 'X8'], 'Couleurs et quarts de la table', [
          ['Joueurs', '2', '3', '4'],
          ['Pique', 'en bas à gauche', 'en bas à gauche', 'en bas à gauche'],
          ['Cœur', 'en haut à droite', 'en haut à gauche', 'en haut à gauche'],
          ['Trèfle', '–', 'en haut à droite', 'en haut à droite'],
          ['Carreau', '–', '–', 'en bas à droite'],
        ]),
        say(
          ['X1', 'X5'],
          'Les places, et donc les couleurs, sont tirées au sort à chaque partie. Les dés décident qui commence (à égalité, on relance) ; puis le jeu tourne dans le sens horaire.',
        ),
        say(
          ['X6', 'X7', 'X9'],
          'Une croix marque les quarts. Dans l’ordre inverse du jeu (qui commence pose en dernier), tout le monde pose face cachée une carte de son choix comme base. Elle reste face cachée jusqu’à son premier combat. Les bases posées, la croix est enlevée. Vos douze autres cartes forment votre main ; il n’y a pas de pioche.',
        ),
        say(
          ['X4', 'X8'],
          'La base est à la verticale ou à l’horizontale, son centre dans votre quart, à l’intérieur du cadre (deux longueurs de carte autour de la croix) et hors du carré entre les bras (aussi large qu’un bras est long). Elle peut toucher la croix, mais ni la couvrir ni toucher une autre base.',
        ),
        say(
          ['X8'],
          'Par défaut, elle ne doit pas être assez près d’une autre base pour qu’une seule carte touche les deux.',
          'apart',
        ),
        picture(
          'bases',
          'Quatre bases correctes, et cinq fausses, barrées',
          'La croix avec quatre bases correctes, dont une touche la croix. Barrées : une sur la croix, une dans le carré entre les bras, une hors du cadre, une qui touche une base, une si près d’une base qu’une carte toucherait les deux.',
        ),
      ],
    },
    turn: {
      title: 'Votre tour',
      pieces: [
        steps(
          ['X10', 'X22', 'X28', 'X29'],
          'Racheter, si vous voulez (voir Racheter).',
          'Votre action : poser une carte, déplacer une carte ou passer. Passer est toujours permis. Au lieu d’une action, vous pouvez abandonner.',
          'Si vous avez posé ou déplacé : tous les combats.',
          'Puis, au besoin, racheter encore.',
        ),
        say(['X10'], 'Passer met fin au tour.'),
        example(
          ['X10', 'X16', 'X22'],
          `Un tour complet : Ana pose le 8 de pique. Il touche le 10 de cœur de Bo et gagne, ${attack} contre ${defence}. Le 10 va dans les prises d’Ana. Avec lui, Ana rachète le 9 de pique dans les prises de Bo ; le reste, ${CHANGE.lost}, est perdu.`,
        ),
      ],
    },
    placing: {
      title: 'Poser une carte',
      pieces: [
        say(
          ['X11', 'X12'],
          'Posez une carte de votre main face cachée, à la verticale ou à l’horizontale, contre votre base ou une de vos cartes qui y est reliée : bord à bord et coin sur coin. Elle ne doit couvrir aucune carte. Les lignes peuvent se ramifier, et la table n’a pas de bord.',
        ),
        picture(
          'spots',
          'Les douze emplacements autour d’une carte',
          'Douze petites images : quatre avec la nouvelle carte dans le même sens, huit avec la carte tournée, toujours avec un bout de bord et un coin communs.',
        ),
        picture(
          'wrongSpots',
          'Faux : coin seul, bord sans coin, carte couverte, contre une carte coupée',
          'Quatre petites images d’emplacements interdits.',
        ),
      ],
    },
    touching: {
      title: 'Toucher',
      pieces: [
        say(
          ['X14'],
          'Votre carte touche une carte adverse si leurs bords se rejoignent sur une longueur. Presque se toucher suffit : un écart d’au plus un cinquième du petit côté d’une carte. Coin contre coin, ce n’est pas toucher. Vos cartes ne se combattent jamais.',
        ),
        picture(
          'touching',
          'Bord : oui. Presque : oui. Coin : non.',
          'Trois paires de cartes : bord à bord, à un cheveu, coin contre coin.',
        ),
        say(
          ['X14', 'X21'],
          'Toutes les cartes des autres sont adverses : bases, cartes coupées, cartes de joueurs hors jeu.',
        ),
      ],
    },
    fights: {
      title: 'Combats',
      pieces: [
        say(
          ['X15'],
          'La carte posée ou déplacée doit combattre chaque carte adverse qu’elle touche, l’une après l’autre. Vous choisissez toujours la suivante.',
        ),
        say(
          ['X16'],
          'Les deux cartes sont mises face visible. Chaque joueur lance deux dés et ajoute la valeur de sa carte. Le total le plus haut gagne. Égalité : on relance.',
        ),
        say(
          ['X17', 'X18'],
          'La carte gagnante reste, face visible. La perdante va dans les prises de l’adversaire (exceptions : voir Une base est détruite). Si votre carte perd, ses autres combats n’ont pas lieu.',
        ),
        picture(
          'fight',
          `${attack} = ${FIGHT.totals[0]} bat ${defence} = ${FIGHT.totals[1]}`,
          'Le 8 de pique avec les dés 4 et 2, contre le 10 de cœur avec les dés 2 et 1.',
        ),
        table(['X16'], 'Chances de gagner un combat', [
          ['Votre carte est plus forte de', ...CHANCES.map(({ ahead }) => `${ahead}`)],
          ['Chances', ...CHANCES.map(({ chance }) => percents.format(chance))],
        ]),
        say(
          ['X16'],
          `De 7 à 9, vous gagnez presque toujours ; dès 10, toujours. Avec une carte plus basse, ces chances sont celles de l’adversaire : avec 2 de moins, il vous en reste ${percents.format(1 - CHANCES[2]!.chance)}.`,
        ),
        picture(
          'twoFights',
          'La carte F d’Ana touche D et E de Bo.',
          'Une ligne de Bo : base, D, E. La carte F d’Ana, plus bas, touche D et E.',
        ),
        example(
          ['X18', 'X19'],
          'F bat D, puis perd contre E : D est dans les prises d’Ana, F dans celles de Bo, et 1 carte, E, reste en place, coupée de la base de Bo.',
        ),
      ],
    },
    cutOff: {
      title: 'Cartes coupées',
      pieces: [
        say(
          ['X13'],
          'Deux de vos cartes bord à bord, même en partie, sont voisines. Une carte est reliée si des cartes voisines mènent d’elle à votre base.',
        ),
        say(
          ['X20', 'X28'],
          'Une carte coupée reste en place, se défend et gêne. Impossible de poser contre elle ou de la déplacer. Elle est de nouveau reliée dès que vos cartes mènent d’elle à la base.',
        ),
        picture(
          'cutOff',
          'La carte du milieu a perdu : deux cartes sont coupées.',
          'Une base avec une carte, une carte adverse et, au-delà, deux cartes marquées comme coupées.',
        ),
      ],
    },
    moving: {
      title: 'Déplacer une carte',
      pieces: [
        say(
          ['X28'],
          'Au lieu de poser, vous pouvez déplacer une de vos cartes reliées, sauf la base. Posez-la, à la verticale ou à l’horizontale, contre une de ses anciennes voisines ou contre une voisine de celles-ci : bord à bord, coin sur coin, sans rien couvrir. La carte contre laquelle elle va doit être votre base, ou y être reliée sans la carte déplacée. Vous pouvez aussi tourner une carte sur place.',
          'moves',
        ),
        say(
          ['X28'],
          'La carte est mise face visible, puis combat ce qu’elle touche. Déplacer peut couper d’autres de vos cartes.',
          'moves',
        ),
        picture(
          'moving',
          'Trois tours le long de la ligne',
          'Une ligne de quatre cartes ; une carte en dessous avance d’une carte à chacun des trois tours.',
        ),
      ],
    },
    buying: {
      title: 'Racheter',
      pieces: [
        say(
          ['X22'],
          'Avant votre action, puis une fois tous les combats finis, vous pouvez racheter à volonté. Jamais entre deux combats, jamais après avoir passé.',
        ),
        say(
          ['X22'],
          'Payez avec des cartes de vos prises. Récupérez des cartes de votre couleur dans les prises des autres et la défausse, d’une valeur au plus égale. Au moins une carte de chaque côté ; le reste est perdu. Ce que vous récupérez va dans votre main, ce que vous payez à la défausse. Après un paiement, vous ne pouvez plus renoncer.',
        ),
        picture(
          'buying',
          `Dame et 3 (${BUY_BACK.paid}) rachètent le 8 et le 7 (${BUY_BACK.back}).`,
          'La dame et le 3 de cœur vont à la défausse, le 8 et le 7 de pique dans la main d’Ana.',
        ),
        example(
          ['X22', 'X23'],
          `Ana a pris la dame, le 6 et le 3 de cœur ; Bo a pris le 8 et le 7 de pique. Ana paie avec la dame et le 3 (${BUY_BACK.paid}) pour le 8 et le 7. Le 8 et le 7 sont alors dans la main d’Ana, la dame et le 3 à la défausse, le 6 dans les prises d’Ana ; les prises de Bo sont vides. Un roi (${BUY_BACK.king}) pour un ${BUY_BACK.eight} ferait perdre ${BUY_BACK.lost}.`,
        ),
      ],
    },
    destroyed: {
      title: 'Une base est détruite',
      pieces: [
        say(
          ['X24'],
          'Une base qui perd un combat est détruite, et son joueur est hors jeu. S’il ne reste aucun autre adversaire, la partie est finie. Sinon, dans cet ordre :',
        ),
        steps(
          ['X3', 'X24', 'X25', 'X26', 'X27'],
          'La base va dans les prises du vainqueur, comme toute carte.',
          'La main du perdant quitte la partie.',
          'Le vainqueur reçoit un joker en main, s’il en reste.',
          'Il reprend en main, gratuitement, autant de cartes de sa couleur qu’il veut, dans les prises de tous les autres et la défausse.',
          'Les prises du perdant vont à la défausse.',
          'Les combats continuent.',
        ),
        picture('destroyed', 'Une base détruite, un joker gagné', 'Une base, une flèche et un joker.'),
        say(
          ['X27'],
          `Un joker vaut ${worth('JK')} et se pose face cachée comme toute carte. S’il perd un combat, il disparaît pour de bon.`,
          'jokers',
        ),
        say(
          ['X21'],
          'Les cartes des joueurs hors jeu restent et se défendent ; les dés sont lancés pour elles. Une carte qui perd contre elles va à la défausse.',
          'several',
        ),
      ],
    },
    end: {
      title: 'La fin',
      pieces: [
        say(
          ['X29'],
          'La dernière base debout gagne. Même sans cartes, vous restez en jeu tant que votre base est debout.',
        ),
        say(['X30'], 'La partie est nulle entre les personnes encore en jeu quand'),
        points(
          ['X30'],
          'toutes ont passé à leur dernier tour, sans rachat depuis que la première a passé ;',
          'toutes ont eu dix tours entiers depuis la dernière pose, le dernier combat ou rachat ; un déplacement n’arrête pas ce compte ;',
          'toutes ont eu 100 tours dans la partie.',
        ),
        say(
          ['X30'],
          'Quand une personne est hors jeu, les deux premiers comptes repartent de zéro, pas le troisième.',
        ),
        say(
          ['X30'],
          'Avec l’option de blocage, aucun de ces trois cas n’est une partie nulle : la plus grande valeur de cartes reliées à la base, base comprise, gagne. À valeur égale, la victoire est partagée.',
          'strength',
        ),
        say(
          ['X29'],
          'Si vous abandonnez pendant votre tour, vous êtes hors jeu. Votre main quitte la partie, vos prises vont à la défausse, votre base reste comme une carte ordinaire. Personne ne reçoit de joker ni de cartes gratuites. La dernière personne en jeu gagne.',
        ),
      ],
    },
    hidden: {
      title: 'Ce qui est caché',
      pieces: [
        say(
          ['X31'],
          'Personne d’autre que vous ne connaît votre main et vos cartes face cachée. Tout le reste est visible : prises et défausse, dés, rachats, nombre de cartes en main, jokers restants et qui en a reçu.',
        ),
        say(['X32'], 'Bluff et accords sont permis ; ils n’engagent personne.'),
      ],
    },
    options: {
      title: 'Options',
      pieces: [
        table(['X3', 'X8', 'X28', 'X30'], 'Options et valeurs par défaut', [
          ['Option', 'Par défaut', 'Ou'],
          ['Jokers', '2', '0 ou 1'],
          ['Bases', 'écartées', 'rapprochées (sans se toucher)'],
          ['Déplacer', 'permis', 'interdit'],
          ['Blocage', 'partie nulle', 'la plus grande valeur reliée à la base gagne'],
        ]),
      ],
    },
    wrong: {
      title: 'Souvent oublié',
      pieces: [
        points(
          ['X8', 'X10', 'X14', 'X18', 'X20', 'X22', 'X25', 'X28', 'X29', 'X30'],
          'Une base peut toucher la croix.',
          'Détruire la base du dernier adversaire fait gagner : ni joker, ni cartes gratuites.',
          'Un déplacement n’arrête pas le compte des dix tours, sauf s’il mène à un combat.',
          'Pour une partie nulle, seules les personnes encore en jeu doivent passer.',
          'Seule la carte qui perd quitte la table ; celles de derrière restent, coupées.',
          'Une carte déplacée reste ensuite face visible.',
          'Après avoir passé, pas de rachat. Avant, oui.',
        ),
      ],
    },
    glossary: {
      title: 'Glossaire',
      pieces: [
        words(
          ['X8', 'X13', 'X15', 'X17', 'X20', 'X22', 'X28', 'X30'],
          ['Combat', 'livret anglais du jeu imprimé : conflict, battle'],
          ['Coupée', 'livret : stranded'],
          ['Déplacer', 'livret : reconfiguring'],
          ['Partie nulle', 'livret : stalemate'],
          ['Quart', 'livret : quadrant'],
          ['Ligne', 'vos cartes à partir de la base'],
          ['Prises', 'cartes que vous avez gagnées ; elles servent à payer'],
          [
            'Défausse',
            'cartes payées, ou laissées ou gagnées par des joueurs hors jeu ; vous y rachetez celles de votre couleur',
          ],
        ),
      ],
    },
  },
  keys: [
    ['← ↑ ↓ →', 'aller d’un emplacement à l’autre (choisissez d’abord une carte en main)'],
    ['n, N', 'emplacement suivant ou précédent'],
    ['t', 'tourner la carte'],
    ['Entrée', 'choisir ; à nouveau pour confirmer'],
    ['Échap', 'reposer la carte'],
    ['m', 'prendre une de vos cartes sur la table'],
    ['[ ]', 'une étape en arrière ou en avant dans la partie'],
    ['Début', 'revenir à la partie'],
    ['+ − 0', 'agrandir, réduire, afficher l’essentiel'],
    ['/', 'écrire votre coup, comme dans un fichier de partie'],
  ],
  thisMatch: (players) => `${players} joueurs`,
  options: {
    jokers: { '0': 'Sans joker', '1': '1 joker', '2': '2 jokers' },
    bases: { apart: 'Bases écartées', free: 'Bases rapprochées' },
    moves: { on: 'Les cartes peuvent être déplacées', off: 'Les cartes ne se déplacent pas' },
    stalemate: {
      draw: 'Blocage : partie nulle',
      strength: 'Blocage : la plus grande valeur reliée à la base gagne',
    },
  },
};
