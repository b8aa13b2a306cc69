import { translation } from '../../i18n/translation.ts';
import type { TeacherDictionary } from './en.ts';
import { lostAndGained, numbersIn } from './numbers.ts';

const plural = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;

const { number, percent, percentOne, signed, signedPercent } = numbersIn('fr');
const lists = new Intl.ListFormat('fr', { type: 'conjunction' });
const BEST = 'Rien de mieux n’a été trouvé.';
const AMOUNTS = {
  points: (n: number, error: number) => `${number(n)} ± ${number(error)} points`,
  chance: (n: number, error: number) => `${percentOne(n)} ± ${percentOne(error)} de chances de gagner`,
};

export const fr = translation<TeacherDictionary>()({
  study: {
    title: 'Et si … ?',
    match: 'La partie',
    line: (n) => `Variante ${n}`,
    older: 'Une ligne en arrière',
    newer: 'Une ligne en avant',
    start: 'Au début',
    end: 'À la fin',
    place: (row, rows) => `Ligne ${row} sur ${rows}`,
    lines: 'Variantes',
    linesHint:
      'Chaque coup essayé devient une variante ; la partie elle-même ne change jamais. Choisissez une variante pour aller à sa fin.',
    leaves: (row, rows) => `part avant la ligne ${row}, ${plural(rows, 'ligne', 'lignes')}`,
    name: 'Nom',
    rename: (name) => `Nom de ${name}`,
    remove: (name) => `Supprimer ${name}`,
    hand: 'À la main',
    handHint: 'Si un joueur est choisi, les robots répondent pour les autres après chaque coup.',
    strength: 'Force',
    everybody: 'Tout le monde',
    bots: 'Robots',
    playOne: 'Le robot joue une fois',
    playOn: 'Les robots jouent jusqu’à la fin',
    stop: 'Arrêter',
    thinking: 'Un robot réfléchit …',
    compare: 'Comparer',
    compareTwo: 'Deux variantes côte à côte',
    left: 'À gauche',
    right: 'À droite',
    difference: 'Différence',
    standing: { canals: 'Points, si on s’arrêtait là', cards: 'Cartes reliées à la base' },
    over: 'à la fin de la partie',
    after: (rows) => `après ${plural(rows, 'ligne', 'lignes')}`,
    share: 'Partager',
    shareHint: 'L’adresse contient la position et toutes les variantes ; aucun serveur ne garde rien.',
    copy: 'Copier le lien',
    copied: 'Copié',
    save: 'Enregistrer comme fichier de partie',
    imagined:
      'Ceci vient d’une partie en cours : ce que vous ne pouvez pas savoir des autres est imaginé ici, et ce que le hasard apportera aussi.',
    empty: 'Pas encore de variante. Jouez un coup sur le plateau.',
    wrong: 'Impossible d’ouvrir. L’adresse a été coupée ou modifiée, ou le fichier n’est pas en ordre.',
    open: 'Essayer quelque chose d’ici',
    openHint: 'Continuez depuis cette position dans une copie. La partie reste telle quelle.',
  },
  lesson: {
    title: 'Le professeur',
    next: 'Continuer',
    watch: 'Regarder',
    takeBack: 'Reprendre',
    restart: 'Depuis le début',
    progress: (done, steps) => `${done} étapes sur ${steps}`,
  },
  review: {
    graph: 'Chances de gagner',
    graphLabel:
      'Chances de gagner au fil de la partie, une ligne par joueur. Le curseur en dessous les dit en mots.',
    slider: 'Moment de la partie',
    begin: 'Avant la première ligne.',
    afterRow: (row, what) => `Après la ligne ${row}. ${what}`,
    chanceOf: (name, chance) => `${name} ${percent(chance)}`,
    percent,
    working: 'L’analyse est en cours',
    looking: 'Un premier regard sur la partie …',
    refining: 'Vous pouvez déjà lire ; les jugements deviennent plus sûrs …',
    stop: 'Arrêter',
    stopped: 'Arrêté. Ce qui a été trouvé jusque-là est affiché.',
    failed: 'L’analyse s’est arrêtée trop tôt. La partie et ce qui a été trouvé sont en sécurité. Réessayez.',
    wrong:
      'Cette partie ne peut pas être analysée. L’adresse a été coupée ou modifiée, ou elle ne commence pas à la première ligne.',
    turning: 'Tournants',
    noTurning: 'Aucun : les chances ont changé peu à peu.',
    swing: (name, before, after) => `${name} : ${percent(before)} → ${percent(after)}`,
    mistakes: (n) => (n === 0 ? 'Aucune erreur trouvée' : plural(n, 'choix à revoir', 'choix à revoir')),
    ofWhom: 'Les choix de qui',
    everybody: 'Tout le monde',
    moment: 'Le moment',
    older: 'Une ligne en arrière',
    newer: 'Une ligne en avant',
    place: (row, rows) => `Ligne ${row} sur ${rows}`,
    end: 'La fin de la partie.',
    grades: { none: 'Bien', inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Grosse erreur' },
    when: (game, n) => (n === 0 ? 'Mise en place' : game === 'cards' ? `Tour ${n}` : `Manche ${n}`),
    best: BEST,
    cost: (loss, scored) => {
      const { lost, gained } = lostAndGained(loss, scored, AMOUNTS);
      if (lost.length === 0) return BEST;
      const gain = gained.length === 0 ? '' : `, et rapporté ${lists.format(gained)}`;
      return `Par rapport au meilleur choix trouvé, cela a coûté ${lists.format(lost)}${gain}.`;
    },
    costShort: ({ points, chance }, scored) =>
      `${scored ? `${signed(-points)} points, ` : ''}${signedPercent(-chance)}`,
    alternatives: 'Ce qui était possible',
    action: 'Choix',
    points: 'Points',
    chance: 'Chances',
    played: '(joué)',
    estimate: (value, error, trials) =>
      `${trials === 1 ? '≈ ' : ''}${number(value)}${trials > 1 ? ` ± ${number(error)}` : ''}`,
    percentEstimate: (value, error, trials) =>
      `${trials === 1 ? '≈ ' : ''}${percent(value)}${trials > 1 ? ` ± ${percentOne(error)}` : ''}`,
    tryIt: (what) => `Essayer : ${what}`,
    tryShort: 'Essayer',
    accuracy: 'Précision',
    accuracyHint:
      '100 veut dire que rien n’a été perdu. La dernière colonne compte imprécisions, erreurs et grosses erreurs ; un choix n’est appelé ainsi que si sa perte dépasse l’incertitude.',
    accuracyOf: (value) => (value === null ? '–' : number(value)),
    all: 'Tout',
    graded: '?! / ? / ??',
    phases: {
      opening: 'Ouverture',
      bidding: 'Enchères',
      planting: 'Plantation',
      bribing: 'Pots-de-vin',
      deciding: 'Décision',
      extra: 'Canal supplémentaire',
      bases: 'Bases',
      placing: 'Pose',
      fighting: 'Combats',
      buying: 'Rachat',
    },
    luck: 'Chance et talent',
    luckOf: (scored) =>
      scored
        ? {
            hint: 'À chaque moment, le juge dit combien de points chacun peut espérer. « Au début » est ce nombre avant la première ligne. Les tuiles, les autres et vos propres choix sont ce dont il a changé aux lignes du hasard, à celles des autres (canaux creusés pour vous, pots-de-vin reçus, champs gênés) et aux vôtres. Arrondies en points entiers, les parts donnent exactement le score.',
            parts: ['Au début', 'Tuiles', 'Les autres', 'Vos choix', 'Score'],
          }
        : {
            hint: 'À chaque moment, le juge, qui voit toutes les cartes, dit combien chacun a de chances de gagner. « Au début » est cette chance avant la première ligne. Les dés, les autres et vos propres choix sont ce dont elle a changé aux lignes du hasard, à celles des autres et aux vôtres ; ce qu’une carte cachée s’est révélée être compte pour qui l’a rencontrée. Arrondies en pour cent entiers, les parts donnent exactement le résultat : 100 % pour une victoire, une part pour une partie nulle.',
            parts: ['Au début', 'Dés', 'Les autres', 'Vos choix', 'Résultat'],
          },
    luckPhases: 'Phase par phase',
    byOthers: (phase) => `${phase} : autres`,
    byOwn: (phase) => `${phase} : soi`,
  },
  hint: {
    title: 'Indice',
    ask: 'Donnez-moi un indice',
    askHint: 'En trois étapes : où regarder, à quoi penser, le coup.',
    thinking: 'Voyons …',
    failed: 'L’indice n’a pas pu être calculé. Votre partie est en sécurité. Réessayez.',
    price: 'Pesez une place dans l’ordre contre son prix : chaque escudo vaut un point à la fin.',
    none: 'Personne ne décide ici. Allez à un moment où quelqu’un décide.',
    consider: 'À quoi penser ?',
    move: 'Quel coup ?',
  },
  exercise: {
    title: 'Exercice',
    intro:
      'Des positions de vraies parties, chacune avec une meilleure réponse. Répondez sur le plateau ; ce qui n’était pas le mieux est repris.',
    progress: (done, all) => `${done} résolus sur ${all}`,
    number: (n) => `Exercice ${n}`,
    solved: 'résolu',
    kinds: {
      scoring: 'Décompte',
      planting: 'Plantation',
      water: 'Eau',
      bribes: 'Pots-de-vin',
      extra: 'Canal supplémentaire',
      auction: 'Enchères',
    },
    right: 'Juste ! Rien d’autre n’est aussi bon.',
    wrong: 'Il y a mieux. Reprenez et regardez encore.',
    show: 'Montrez-moi où',
    look: 'La réponse est à l’endroit marqué ; sans marque, c’est un montant ou une passe.',
    all: 'Tous les exercices',
    next: 'Exercice suivant',
    finished: 'Tous résolus',
  },
  instruments: {
    title: 'Qu’est-ce que ça vaut ?',
    working: 'Mesure en cours …',
    failed: 'Ces chiffres n’ont pas pu être calculés. Votre partie est en sécurité. Réessayez.',
    ditches: 'Ce que vaut chaque fossé',
    ditchesHint:
      'Points que chacun peut espérer en plus (ou en moins) si on y creuse un canal cette manche, selon la suite probable ; entre parenthèses, comme si la partie s’arrêtait là. Seuil : la somme à partir de laquelle le contrôleur a intérêt à accepter, en comptant les points d’aujourd’hui / en regardant devant.',
    ditch: 'Fossé',
    even: 'Seuil',
    worth: (ahead, now) => `${signed(ahead)} (${now > 0 ? '+' : ''}${now})`,
    evens: (now, ahead) => `${now} / ${ahead}`,
    places: 'Ce que vaut une place dans l’ordre de plantation',
    placesHint:
      'Escudos qu’elle vaut pour vous par rapport à la dernière place ; au-delà, une mise coûte plus qu’elle ne rapporte.',
    price: (place, price) => `Place ${place} : ${number(Math.max(0, price))}`,
    fights: 'Combats avec une carte de votre main',
    fightsHint:
      'La chance de gagner contre chaque carte sur la table, pour autant que vous la connaissiez ; ce que vaut le combat (valeur gagnée moins valeur perdue, en moyenne) ; et combien de cartes tombent avec elle.',
    noFights: 'Personne à combattre pour l’instant.',
    card: 'Votre carte',
    against: 'Contre',
    odds: 'Chance',
    balance: 'Valeur',
    cuts: 'Coupées',
    percent,
    signed,
    target: (name, kind, card) =>
      kind === 'down'
        ? `${name} : face cachée`
        : kind === 'base'
          ? `${name} : base ${card}`
          : `${name} : ${card}`,
  },
});
