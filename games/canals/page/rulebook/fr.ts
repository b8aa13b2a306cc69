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

/** The rules of Canals in French. */
export const fr: CanalsBook = {
  sections: {
    minute: {
      title: 'En une minute',
      pieces: [
        say(
          ['C23', 'C47', 'C48'],
          'Vous plantez des cultures sur une île aride. L’eau arrive d’une source par des canaux. Ce qui reste sec devient un désert.',
        ),
        say(
          ['C21', 'C35', 'C53', 'C54'],
          'Les grands champs d’une même culture rapportent le plus, à quiconque y a des travailleurs. L’argent donne le premier choix des tuiles et dirige l’eau. Chaque escudo gardé vaut un point. Qui a le plus de points gagne.',
        ),
        picture('crops', 'Les cinq cultures', 'Cinq tuiles, une de chaque culture, avec leurs noms.'),
      ],
    },
    table: {
      title: 'Sur la table',
      pieces: [
        picture(
          'board',
          'Le plateau',
          'Le plateau, huit cases de large et six de haut. 1 montre une case, 2 un fossé, 3 un croisement, 4 la source, 5 un canal qui part de la source.',
        ),
        steps(
          ['C1', 'C2', 'C3', 'C4', 'C11', 'C47'],
          'Case : reçoit une tuile. Il y en a 48.',
          'Fossé : reçoit un canal, long de deux cases. Les fossés encadrent des blocs de 2 × 2 cases, bord compris.',
          'Croisement : là où des fossés se rencontrent.',
          'Source : toute l’eau part d’ici.',
          'Canal : irrigue toutes les cases qui le longent.',
        ),
        say(['C5'], 'Deux cases sont voisines par un côté, jamais en diagonale.'),
        say(
          ['C6'],
          'Il y a 45 tuiles, neuf par culture : trois montrent 1 travailleur et six en montrent 2. Vous y mettez autant des vôtres.',
        ),
        say(
          ['C10', 'C16'],
          'Tout le monde a 22 travailleurs de sa couleur (toujours assez), un canal supplémentaire et des escudos. La banque n’est jamais vide.',
        ),
      ],
    },
    setUp: {
      title: 'Mise en place',
      pieces: [
        table(['C8', 'C9', 'C10', 'C12'], 'Mise en place selon le nombre de joueurs', [
          ['Joueurs', '2', '3', '4', '5'],
          ['Tuiles écartées', `${two.out}`, `${three.out}`, `${four.out}`, `${five.out}`],
          [
            'Piles × tuiles',
            `${two.stacks} × ${two.each}`,
            `${three.stacks} × ${three.each}`,
            `${four.stacks} × ${four.each}`,
            `${five.stacks} × ${five.each}`,
          ],
          ['Manches', `${two.rounds}`, `${three.rounds}`, `${four.rounds}`, `${five.rounds}`],
          ['Canaux', `${two.rounds} + 1 gratuit`, `${three.rounds}`, `${four.rounds}`, `${five.rounds}`],
          ['Escudos par personne', `${two.money}`, `${three.money}`, `${four.money}`, `${five.money}`],
        ]),
        say(
          ['C8', 'C9'],
          'Les tuiles écartées sont visibles. À deux, ce sont, par culture, deux tuiles à 2 travailleurs et une à 1.',
        ),
        say(
          ['C11', 'C13'],
          'La source est placée au hasard sur un croisement intérieur. Le premier constructeur est tiré au sort.',
        ),
        say(
          ['C14'],
          'Avec l’option Palmiers, trois sont placés au hasard sur des cases qui ne touchent ni la source ni un autre palmier, même par un coin. Ils comptent au décompte.',
          'palms',
        ),
      ],
    },
    round: {
      title: 'Une manche',
      pieces: [
        steps(
          ['C17', 'C18', 'C21', 'C23', 'C30', 'C34', 'C45', 'C48', 'C50'],
          'Enchères : miser pour le premier choix des tuiles, ou passer.',
          'Changement de constructeur : qui passe en premier, sinon qui a misé le moins.',
          'Plantation : tout le monde plante une tuile.',
          'Pots-de-vin : offrir de l’argent au constructeur pour un canal ; il décide.',
          'Canal supplémentaire : une personne peut construire le sien.',
          'Sécheresse : les plantations sèches perdent un travailleur ou deviennent un désert.',
          `Revenus : tout le monde reçoit ${income} escudos.`,
        ),
        say(['C51'], 'La dernière manche n’a pas de phases 6 et 7.'),
        say(
          ['C55'],
          'Les accords sont libres et n’engagent personne. L’argent ne circule que selon les règles.',
        ),
      ],
    },
    auction: {
      title: 'Enchères et changement de constructeur',
      pieces: [
        say(
          ['C17', 'C18'],
          'La tuile du dessus de chaque pile est retournée. Puis, dans le sens horaire, chaque personne mise ou passe une fois, le constructeur de canal en dernier.',
        ),
        say(
          ['C19', 'C20', 'C29'],
          'Une mise va de 1 escudo à tout votre argent. Elle ne peut pas être égale à une autre, mais peut être plus faible. Vous la payez toujours à la banque.',
          'more',
        ),
        say(
          ['C21'],
          'Qui passe en premier devient constructeur ; les enchères continuent. Si personne ne passe, c’est la personne qui a misé le moins. L’ancien constructeur peut le redevenir.',
        ),
        picture(
          'auction',
          'Exemple : Cleo devient constructeur.',
          'Bo a misé 5, Cleo a passé et porte le signe du constructeur, Dario a misé 4, Ana a misé 1.',
        ),
        example(
          ['C18', 'C21'],
          `Ana est constructeur. Bo mise ${AUCTION.bo}, Cleo passe, Dario mise ${AUCTION.dario}, Ana mise ${AUCTION.ana} : Cleo devient constructeur. Si Cleo misait ${AUCTION.cleoInstead}, personne ne passerait, et Ana, avec ${AUCTION.ana}, resterait constructeur.`,
        ),
      ],
    },
    planting: {
      title: 'Plantation',
      pieces: [
        say(
          ['C22'],
          'Les personnes qui ont misé plantent d’abord, de la plus forte mise à la plus faible. Puis viennent celles qui ont passé : la dernière à passer plante en premier.',
        ),
        say(['C23', 'C26'], 'Plantez une des tuiles sur une case libre. Un désert n’est jamais libre.'),
        say(
          ['C24', 'C25'],
          'Mettez-y autant de travailleurs qu’elle en montre ; un de moins si vous avez passé. Une tuile sans travailleur est neutre : elle n’est à personne, mais compte pour la taille de son champ.',
        ),
        say(['C27'], 'Un palmier présent sur la case va sur la tuile.', 'palms'),
        picture(
          'planting',
          'Plantées par Bo, Dario, Ana et Cleo',
          'Quatre tuiles dans l’ordre de plantation. Bo et Dario ont deux travailleurs sur la leur, Ana un sur une tuile qui en montre un, Cleo un sur une tuile qui en montre deux.',
        ),
        example(
          ['C22', 'C24'],
          `Bo, Dario, Ana et Cleo plantent dans cet ordre. Leurs tuiles montrent ${PLANTING.planters.slice(0, 3).join(', ')} et ${PLANTING.planters[3]} travailleurs. Elles en reçoivent ${PLANTING.markers.slice(0, 3).join(', ')} et ${PLANTING.markers[3]} pour Cleo, qui a passé.`,
        ),
        say(
          ['C28'],
          'À deux ou trois, il reste une tuile. La personne qui a misé le plus la place en dernier, sans travailleur, sur une case libre à côté d’une plantation ou, à défaut, d’un désert. Si tout le monde a passé, c’est la personne qui a planté en premier.',
          'leftover',
        ),
      ],
    },
    bribing: {
      title: 'Pots-de-vin',
      pieces: [
        say(
          ['C31'],
          'Un canal se construit sur un fossé libre qui touche la source ou un autre canal. Une proposition n’est pas encore un canal.',
        ),
        picture(
          'canals',
          'En pointillé : permis. Barrés : un canal non relié, un qui ne joint pas deux croisements.',
          'Un plateau avec la source, un canal, des fossés en pointillé à leurs extrémités et deux canaux barrés : un loin de l’eau, un entre deux cases du même bloc.',
        ),
        say(
          ['C30', 'C32', 'C33'],
          'Dans le sens horaire à partir du nouveau constructeur, les autres agissent une seule fois : proposer un nouveau fossé avec un pot-de-vin ; ajouter un pot-de-vin à une proposition ; ou ne rien offrir. Un pot-de-vin va de 1 escudo à tout votre argent. Sur un même fossé, ils s’ajoutent.',
        ),
        say(['C34', 'C35', 'C36'], 'Puis le constructeur choisit :'),
        points(
          ['C34', 'C35', 'C36'],
          'accepter n’importe quelle proposition : construire là et recevoir tous les pots-de-vin offerts. Ceux des autres fossés sont rendus.',
          'construire ailleurs, sur un fossé permis non proposé : payer à la banque un escudo de plus que le plus grand total. Tous les pots-de-vin sont rendus.',
        ),
        say(
          ['C37'],
          'Sans assez d’argent pour cela, ou si tous les fossés permis sont proposés, il doit accepter une proposition, n’importe laquelle.',
        ),
        say(
          ['C38', 'C39'],
          'Si personne ne propose, il paie 1 escudo à la banque et construit sur un fossé permis (impossible sans argent), ou ne construit pas. Un canal non construit quitte la partie.',
        ),
        example(
          ['C32', 'C33', 'C35', 'C36'],
          `Dario propose un fossé pour ${BRIBES.dario}. Ana en propose un autre pour ${BRIBES.ana}, et Bo ajoute ${BRIBES.bo}. Cleo peut accepter le premier pour ${BRIBES.dario}, l’autre pour ${BRIBES.total}, ou construire ailleurs pour ${BRIBES.elsewhere}. Cleo accepte les ${BRIBES.total}. Partis de ${four.money} escudos, Ana, Bo, Cleo et Dario en ont maintenant ${MONEY.accepted.slice(0, 3).join(', ')} et ${MONEY.accepted[3]}.`,
        ),
      ],
    },
    extra: {
      title: 'Canal supplémentaire',
      pieces: [
        say(
          ['C31', 'C45'],
          'Vous en avez un pour toute la partie. Il est gratuit et doit être relié comme tout canal.',
        ),
        say(
          ['C46'],
          'Après la décision du constructeur (canal ou non), chaque personne qui a encore le sien choisit une fois, dans le sens horaire, le constructeur en dernier. Dès qu’un canal est construit, la phase s’arrête.',
        ),
        picture(
          'extra',
          'Avant la sécheresse : il peut encore sauver une plantation.',
          'Un canal qui part de la source et, à son bout, un canal supplémentaire le long d’une plantation qui était sèche.',
        ),
      ],
    },
    drying: {
      title: 'Sécheresse et revenus',
      pieces: [
        say(
          ['C47'],
          'Une plantation est irriguée pour toujours dès qu’un canal longe un de ses côtés. La source seule n’irrigue rien.',
        ),
        say(
          ['C48'],
          'Seul compte l’état au début de la phase. Chaque plantation sèche avec des travailleurs en perd un. Chaque plantation sèche sans travailleur devient un désert pour toujours ; son éventuel palmier est perdu.',
        ),
        say(
          ['C49'],
          'Une plantation qui vient de perdre son dernier travailleur est neutre. Elle compte encore, personne ne peut la prendre, et un canal peut la sauver à la manche suivante.',
        ),
        picture(
          'drying',
          'Jamais irriguée : plantée à la manche 1, puis après les manches 1, 2 et 3',
          'Quatre images d’une plantation : deux travailleurs, un travailleur, aucun travailleur et neutre, désert.',
        ),
        say(['C50'], `Puis tout le monde reçoit ${income} escudos.`),
        example(
          ['C50'],
          `Notre manche s’achève : Ana a ${MONEY.afterIncome[0]} escudos, Bo ${MONEY.afterIncome[1]}, Cleo ${MONEY.afterIncome[2]}, Dario ${MONEY.afterIncome[3]}.`,
        ),
      ],
    },
    last: {
      title: 'Dernière manche',
      pieces: [
        say(
          ['C51'],
          'Après la phase du canal supplémentaire, pas de revenus. Chaque plantation sèche devient un désert, avec ou sans travailleurs. Puis vient le décompte.',
        ),
        picture(
          'last',
          'Sèche à la fin : perdue, même avec deux travailleurs',
          'Une plantation sèche avec deux travailleurs, et le désert qu’elle devient.',
        ),
      ],
    },
    scoring: {
      title: 'Décompte',
      pieces: [
        say(
          ['C52'],
          'Un champ réunit des tuiles d’une même culture jointes par leurs côtés. Canaux, palmiers, propriétaires et tuiles neutres ne le divisent pas ; déserts et autres cultures, si.',
        ),
        say(
          ['C53'],
          'Un champ vous rapporte son nombre de tuiles multiplié par celui de vos travailleurs sur ce champ.',
        ),
        say(
          ['C53'],
          'Un palmier compte comme un travailleur de plus pour qui a un travailleur sur la même tuile. Sur une tuile neutre, il ne compte pour personne.',
          'palms',
        ),
        say(
          ['C54'],
          'Ajoutez votre argent. Qui a le plus de points gagne ; à égalité, la victoire est partagée.',
        ),
        picture(
          'area',
          `Un champ de ${AREA.tiles} tuiles`,
          'Cinq tuiles d’une culture en ligne, avec deux travailleurs d’Ana, quatre de Bo et un de Cleo ; une tuile est neutre.',
        ),
        example(
          ['C53'],
          `${AREA.tiles} tuiles, avec ${AREA.markers[0]} travailleurs d’Ana, ${AREA.markers[1]} de Bo et ${AREA.markers[2]} de Cleo : ${AREA.points[0]}, ${AREA.points[1]} et ${AREA.points[2]} points. Une tuile seule rapporte ${ALONE.one} avec un travailleur, ${ALONE.two} avec deux. Dans un champ de ${PALM.tiles} tuiles, Ana a ${PALM.markers} travailleurs, dont un sur une tuile avec palmier : ${PALM.tiles} × ${PALM.markers + 1} = ${PALM.points}.`,
        ),
        example(
          ['C54'],
          `Décompte final d’Ana : ${SCORE.areas.join(' + ')} pour les champs et ${SCORE.money} pour l’argent font ${SCORE.total} points.`,
        ),
      ],
    },
    two: {
      title: 'À deux',
      pieces: [
        say(
          ['C9', 'C12'],
          'Avant la manche 1, le premier constructeur construit gratuitement un canal qui part de la source. Il s’ajoute aux dix.',
          'two',
        ),
        say(
          ['C40', 'C41', 'C43'],
          'Les deux choisissent une mise secrète de 0 à tout leur argent, la montrent ensemble et la paient. La plus forte gagne ; à égalité, le constructeur gagne. Miser 0, c’est passer : un travailleur de moins.',
          'two',
        ),
        say(
          ['C28', 'C42'],
          'La personne qui gagne plante, l’autre plante, puis la première place la tuile restante. L’autre devient constructeur.',
          'two',
        ),
        say(
          ['C44'],
          'Seule la personne qui n’est pas constructeur peut proposer et, selon l’option, construire un canal supplémentaire.',
          'two',
        ),
        picture('two', 'Mises montrées ensemble', 'Ana montre 3, Bo montre 1 et devient constructeur.'),
        example(
          ['C41', 'C42'],
          `Ana montre ${SECRET.ana}, Bo ${SECRET.bo} : Ana plante, Bo plante, Ana place la tuile restante, Bo devient constructeur. Si les deux montrent ${SECRET.equal}, l’ancien constructeur gagne.`,
        ),
      ],
    },
    editions: {
      title: 'Éditions et options',
      pieces: [
        table(['C7', 'C9', 'C14', 'C15'], 'Ce que changent les éditions', [
          ['Édition', 'Amigo', 'Trefl'],
          ['Palmiers', 'aucun', 'trois'],
          ['Argent', 'caché', 'visible'],
          ['Joueurs, en général', '3 à 5', '2'],
        ]),
        say(['C7'], 'Sinon, seuls les noms et images des cultures changent.'),
        points(
          ['C11', 'C15', 'C32', 'C38', 'C44', 'C46'],
          'Argent caché : chaque paiement reste public, vous pouvez compter.',
          'Source : sur un des 20 croisements, bord compris, au hasard ou au choix du premier constructeur.',
          'Pot-de-vin minimum : 0 au lieu de 1. Une proposition à 0 reste une proposition.',
          'Canal supplémentaire à deux : les deux peuvent construire, le constructeur en dernier.',
        ),
      ],
    },
    wrong: {
      title: 'Souvent oublié',
      pieces: [
        points(
          ['C22', 'C25', 'C28', 'C34', 'C36', 'C46', 'C48', 'C49'],
          'Une tuile neutre agrandit son champ.',
          'Dernier travailleur perdu : pas encore de désert. Il faut une manche sèche de plus.',
          'Plantée sans travailleur et restée sèche, une tuile devient un désert dans la même manche.',
          'Qui passe après vous plante avant vous.',
          'Accepter une petite proposition ne coûte rien. Construire ailleurs coûte un escudo de plus que le plus grand total (pas le plus grand pot-de-vin).',
          'La tuile restante doit longer une autre tuile.',
          'Le canal supplémentaire vient avant la sécheresse.',
          'Si quelqu’un construit avant vous, vous gardez le vôtre.',
        ),
      ],
    },
    glossary: {
      title: 'Glossaire',
      pieces: [
        words(
          ['C24', 'C25', 'C33', 'C47', 'C52'],
          ['Plantation', 'tuile sur le plateau, sauf désert'],
          ['Champ', 'tuiles d’une culture, côte à côte'],
          ['Case', 'appelée aussi « carré »'],
          ['Source', 'appelée aussi « réserve d’eau »'],
          ['Constructeur', 'décide du canal'],
          ['Total', 'tous les pots-de-vin sur un fossé'],
          ['Canal supplémentaire', 'appelé aussi « canal bleu »'],
        ),
      ],
    },
  },
  keys: [
    ['Tab', 'aller aux joueurs, au plateau, à la décision, à l’historique'],
    ['← ↑ ↓ →', 'se déplacer sur le plateau'],
    ['Entrée', 'choisir ; à nouveau pour confirmer'],
    ['Échap', 'choisir autre chose'],
    ['n, N', 'emplacement suivant ou précédent que vous pouvez choisir'],
    ['d', 'passer des cases aux fossés et inversement'],
    ['[ ]', 'une étape en arrière ou en avant dans la partie'],
    ['Début', 'revenir à la partie'],
    ['+ − 0', 'agrandir le plateau, ou l’afficher en entier'],
    ['/', 'écrire votre coup, comme dans un fichier de partie'],
  ],
  thisMatch: ({ players, edition, rounds }) =>
    `${players} joueurs, édition ${edition === 'amigo' ? 'Amigo' : 'Trefl'}, ${rounds} manches`,
  options: {
    palms: { off: 'Pas de palmiers', on: 'Trois palmiers' },
    money: { hidden: 'Argent caché', open: 'Argent visible' },
    spring: null,
    overseer: null,
    minBribe: { '0': 'Pot-de-vin minimum : 0', '1': 'Pot-de-vin minimum : 1' },
    twoPlayerExtra: {
      opponent: 'Canal supplémentaire : seulement pour la personne qui n’est pas constructeur',
      both: 'Canal supplémentaire : pour les deux',
    },
  },
};
