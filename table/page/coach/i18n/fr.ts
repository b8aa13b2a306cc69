import {
  de,
  list,
  percent,
  percentTenths,
  plural,
  signedPercent,
  signedTenths as signed,
  tenths as number,
} from '@santiago/kernel/language/fr';
import { translation } from '../../i18n/translation.ts';
import type { CoachDictionary } from './en.ts';
import { lostAndGained } from './numbers.ts';

const BEST = 'Rien de mieux n’a été trouvé.';
const AMOUNTS = {
  points: (n: number, error: number) => `${number(n)}\u00A0±\u00A0${number(error)} points`,
  chance: (n: number, error: number) =>
    `${percentTenths(n)}\u00A0±\u00A0${percentTenths(error)} de chances de gagner`,
};

export const fr = translation<CoachDictionary>()({
  study: {
    title: 'Et si… ?',
    match: 'La partie',
    line: (n) => `Variante ${n}`,
    older: 'Une étape en arrière',
    newer: 'Une étape en avant',
    start: 'Au début',
    end: 'À la fin',
    steps: { start: 'Début', older: 'Précédent', newer: 'Suivant', end: 'Fin' },
    stepOf: (row, rows) => `Étape ${row} sur ${rows}`,
    lines: 'Variantes',
    linesHint:
      'Chaque coup essayé devient une variante. La partie elle-même ne change jamais. Choisissez une variante pour aller à sa fin.',
    leaves: (row, rows) => `à partir de l’étape ${row} : ${plural(rows, 'étape', 'étapes')}`,
    name: 'Nom',
    rename: (name) => `Nom ${de(name)}`,
    remove: (name) => `Supprimer ${name}`,
    hand: 'Vous jouez pour',
    handHint: 'Choisissez une personne, et les robots répondent pour les autres après chaque coup.',
    strength: 'Niveau',
    everybody: 'Tout le monde',
    bots: 'Robots',
    playOne: 'Faire jouer un robot une fois',
    playOn: 'Faire jouer les robots jusqu’à la fin',
    stop: 'Arrêter',
    thinking: 'Un robot réfléchit…',
    compare: 'Comparer',
    compareTwo: 'Deux variantes côte à côte',
    left: 'À gauche',
    right: 'À droite',
    difference: 'Différence',
    over: 'à la fin de la partie',
    after: (rows) => `après ${plural(rows, 'étape', 'étapes')}`,
    share: 'Partager',
    shareHint: 'Le lien contient la position et toutes les variantes. Aucun serveur n’enregistre rien.',
    copy: 'Copier le lien',
    copied: 'Copié',
    save: 'Enregistrer comme fichier de partie',
    imagined:
      'Ceci vient d’une partie en cours. Tout ce que vous ne pouvez pas savoir des autres, ainsi que les tirages à venir, est inventé ici.',
    empty: 'Pas encore de variante. Jouez un coup pour en créer une.',
    wrong: 'Impossible d’ouvrir. Le lien est incomplet ou modifié, ou le fichier est endommagé.',
    open: 'Essayer quelque chose à partir d’ici',
    openHint: 'Continuez à partir d’ici dans une copie. La partie reste telle quelle.',
  },
  lesson: {
    title: 'Coach',
    next: 'Continuer',
    watch: 'Regarder',
    takeBack: 'Annuler le coup',
    firstMatch: (bots) => (bots === 1 ? 'Jouer contre un robot facile' : 'Jouer contre des robots faciles'),
    restart: 'Recommencer',
    progress: (done, steps) => `Étape ${done} sur ${steps}`,
  },
  review: {
    graph: 'Chances de gagner',
    graphLabel:
      'Chances de gagner au fil de la partie, une courbe par personne. Le curseur en dessous les donne sous forme de texte.',
    slider: 'Étape de la partie',
    begin: 'Avant la première étape.',
    afterRow: (row, what) => `Après l’étape ${row}. ${what}`,
    chanceOf: (name, chance) => `${name} ${percent(chance)}`,
    percent,
    working: 'L’analyse est en cours',
    looking: 'Un premier regard sur la partie…',
    refining: 'Vous pouvez déjà lire. Les estimations deviennent plus précises…',
    stop: 'Arrêter',
    stopped: 'Analyse arrêtée. Voici ce qui a été trouvé jusque-là.',
    failed: 'L’analyse s’est arrêtée trop tôt. La partie et les résultats sont enregistrés. Réessayez.',
    wrong:
      'Cette partie ne peut pas être analysée. Le lien est incomplet ou modifié, ou le début de la partie manque.',
    turning: 'Tournants',
    noTurning: 'Aucun : les chances ont changé peu à peu.',
    swing: (name, before, after) => `${name} : ${percent(before)} → ${percent(after)}`,
    mistakes: (n) => (n === 0 ? 'Aucune erreur trouvée' : plural(n, 'choix à revoir', 'choix à revoir')),
    ofWhom: 'Choix de',
    everybody: 'Tout le monde',
    step: 'Cette étape',
    older: 'Une étape en arrière',
    newer: 'Une étape en avant',
    stepOf: (row, rows) => `Étape ${row} sur ${rows}`,
    end: 'La fin de la partie.',
    provisional: 'Provisoire\u00A0: les notes peuvent encore changer.',
    grades: { none: 'Bon', inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Gaffe' },
    when: (counted, n) => (n === 0 ? 'Mise en place' : counted === 'turn' ? `Tour ${n}` : `Manche ${n}`),
    best: BEST,
    cost: (loss, scored) => {
      const { lost, gained } = lostAndGained(loss, scored, AMOUNTS);
      if (lost.length === 0) return BEST;
      const gain = gained.length === 0 ? '' : `, et rapporté ${list(gained)}`;
      return `Par rapport au meilleur choix trouvé, cela a coûté ${list(lost)}${gain}.`;
    },
    costShort: ({ points, chance }, scored) =>
      `${scored ? `${signed(-points)} points, ` : ''}${signedPercent(-chance)}`,
    alternatives: 'Choix possibles',
    action: 'Choix',
    points: 'Points',
    chance: 'Chances de gagner',
    played: '(joué)',
    estimate: (value, error, trials) =>
      `${trials === 1 ? 'environ ' : ''}${number(value)}${trials > 1 ? `\u00A0±\u00A0${number(error)}` : ''}`,
    percentEstimate: (value, error, trials) =>
      `${trials === 1 ? 'environ ' : ''}${percent(value)}${trials > 1 ? `\u00A0±\u00A0${percentTenths(error)}` : ''}`,
    tryIt: (what) => `Essayer : ${what}`,
    tryShort: 'Essayer',
    accuracy: 'Précision',
    accuracyHint:
      '100 veut dire que rien n’a été perdu. La dernière colonne compte les imprécisions, les erreurs et les gaffes. Un choix n’est noté ainsi que si sa perte dépasse l’incertitude de l’estimation.',
    all: 'Global',
    graded: '?! / ? / ??',
    phases: {
      opening: 'Mise en place',
      bidding: 'Enchères',
      planting: 'Plantation',
      bribing: 'Pots-de-vin',
      deciding: 'Choix du constructeur',
      extra: 'Canal supplémentaire',
      bases: 'Bases',
      placing: 'Pose',
      fighting: 'Combats',
      buying: 'Rachat',
    },
    luck: 'Hasard et habileté',
    luckOf: (scored) =>
      scored
        ? {
            hint: 'À chaque étape, l’analyse estime combien de points chaque personne peut espérer. « Au début » est l’estimation avant la première étape. « Tuiles » et « Les autres » montrent comment le hasard et les autres l’ont fait varier (canaux et pots-de-vin pour vous, cases prises avant vous). « Meilleurs choix » est ce que vos meilleurs choix auraient ajouté, « Perdu » ce que vos choix réels ont coûté. En points entiers, le tout donne exactement le score.',
            parts: ['Au début', 'Tuiles', 'Les autres', 'Meilleurs choix', 'Perdu', 'Score'],
          }
        : {
            hint: 'À chaque étape, l’analyse estime les chances de gagner de chaque personne : dans votre partie d’après ce que vous saviez, sinon avec toutes les cartes visibles. « Au début » est l’estimation avant la première étape. « Dés » et « Les autres » montrent comment le hasard et les autres l’ont fait varier. « Meilleurs choix » est ce que vos meilleurs choix auraient ajouté, « Perdu » ce que vos choix réels ont coûté. Quand une carte face cachée est révélée, l’effet compte pour la personne qui l’a touchée. En pourcentages entiers, le tout donne exactement le résultat : 100 % pour une victoire, une part pour une partie nulle.',
            parts: ['Au début', 'Dés', 'Les autres', 'Meilleurs choix', 'Perdu', 'Résultat'],
          },
    luckPhases: 'Phase par phase',
    byOthers: (phase) => `${phase} : les autres`,
    byOwn: (phase) => `${phase} : ses choix`,
  },
  hint: {
    title: 'Indice',
    ask: 'Donnez-moi un indice',
    askHint: 'En trois temps : où regarder, à quoi penser, que faire.',
    thinking: 'Voyons…',
    failed: 'L’indice n’a pas pu être calculé. Votre partie est enregistrée. Réessayez.',
    none: 'Il n’y a rien à décider ici. Allez à une étape où quelqu’un décide.',
    consider: 'À quoi penser ?',
    move: 'Que faire ?',
  },
  exercise: {
    title: 'Exercice',
    intro:
      'Des positions de vraies parties, chacune avec une réponse meilleure que les autres. Répondez en jouant. Si vous n’avez pas trouvé la meilleure, annulez et réessayez.',
    progress: (done, all) => `${plural(done, 'exercice résolu', 'exercices résolus')} sur ${all}`,
    number: (n) => `Exercice ${n}`,
    solved: 'résolu',
    show: 'Montrez-moi où',
    look: 'Regardez l’endroit marqué. Si rien n’est marqué, la réponse est un montant, ou bien passer.',
    all: 'Tous les exercices',
    next: 'Exercice suivant',
    finished: 'Tous résolus',
  },
  instruments: {
    title: 'Qu’est-ce que ça vaut ?',
    working: 'Calcul en cours…',
    failed: 'Ces chiffres n’ont pas pu être calculés. Votre partie est enregistrée. Réessayez.',
  },
});
