import { cap } from '@santiago/kernel/language';
import {
  countOf,
  de,
  does,
  list,
  object,
  ofPerson,
  ordinal,
  plural,
  signed,
  toPerson,
  withArticle,
} from '@santiago/kernel/language/fr';
import type { Who } from '@santiago/table/page/i18n/text.ts';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { CanalsDictionary } from './en.ts';

/** Everything the board game says, in French, with the words of its players: constructeur, plantation, champ, source. */
const escudos = (n: number): string => plural(n, 'escudo', 'escudos');
const workers = (n: number): string => plural(n, 'travailleur', 'travailleurs');
const tiles = (n: number): string => plural(n, 'tuile', 'tuiles');
const points = (n: number): string => plural(n, 'point', 'points');
const people = (all: readonly Who[]): string => list(all.map(object));

export const fr = translation<CanalsDictionary>()({
  list,
  gameTitle: 'Canaux',
  crops: {
    amigo: {
      banana: 'bananes',
      cane: 'canne à sucre',
      potato: 'pommes de terre',
      bean: 'haricots',
      pepper: 'piments',
    },
    trefl: {
      banana: 'bananes',
      cane: 'pastèques',
      potato: 'noix de coco',
      bean: 'raisin',
      pepper: 'poivrons',
    },
  },
  tile: (crop, planters) => `${crop} (${planters})`,
  escudos,
  yourTurn: 'À vous de jouer',
  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  phases: {
    setUp: 'Mise en place',
    auction: 'Enchères',
    overseer: 'Changement de constructeur',
    planting: 'Plantation',
    bribing: 'Pots-de-vin',
    extra: 'Canal supplémentaire',
    drying: 'Sécheresse',
    income: 'Revenus',
    over: 'Fin',
  },
  heading: {
    seats: 'Joueurs',
    board: 'Plateau',
    canals: 'Canaux',
    offer: 'Tuiles de la manche',
    decision: 'Votre décision',
    log: 'Historique',
  },

  seat: {
    bid: (n) => `mise ${n}`,
    passed: 'passe',
    sealed: 'mise secrète faite',
    overseer: 'constructeur',
    extra: 'canal supplémentaire disponible',
    cash: escudos,
    hidden: 'argent caché',
    markers: (n) => `${workers(n)} en réserve`,
    points: (n) => points(n),
    order: (n) => `ordre de plantation : ${n}`,
    money: 'Argent',
    score: 'Points',
    fields: (n) => `${n} pour les champs`,
    away: 'hors ligne',
    scoreNow: 'Si la partie s’arrêtait maintenant',
    scoreWatered: (n) => `${points(n)} si toutes les plantations sèches sont irriguées`,
  },
  unseen: 'Encore dans les piles',
  unseenLine: (crop, ones, twos) => `${crop} : ${ones} à 1 travailleur, ${twos} à 2`,
  aside: (tile) => `Écartée : ${tile}`,
  chooseDitch: 'Choisir un fossé…',

  waiting: {
    auction: (who) => `C’est ${toPerson(who)} de miser.`,
    sealed: (all) => `Mises secrètes attendues : ${people(all)}.`,
    planting: (who) => `${does(who, 'plantez', 'plante')}.`,
    leftover: (who) => `${does(who, 'placez', 'place')} la tuile restante.`,
    bribing: (who) => `${does(who, 'réfléchissez', 'réfléchit')} à une proposition.`,
    decision: (who) => `${does(who, 'décidez', 'décide')} où construire le canal.`,
    extra: (who) =>
      who.you
        ? 'Vous pouvez construire votre canal supplémentaire.'
        : `${who.name} peut construire son canal supplémentaire.`,
    spring: (who) => `${does(who, 'placez', 'place')} la source.`,
    firstCanal: (who) => `${does(who, 'construisez', 'construit')} le premier canal.`,
    setUp: 'La partie se prépare.',
    andThen: (all) => `Ensuite : ${people(all)}.`,
    over: 'La partie est finie.',
    watching: 'Vous regardez.',
    past: (row, rows) => `Retour en arrière : étape ${row} sur ${rows}`,
  },

  prompt: {
    spring: 'Choisissez un croisement pour la source.',
    firstCanal: 'Construisez le premier canal à la source.',
    bid: 'Misez pour planter tôt, ou passez.',
    seal: 'Choisissez votre mise secrète.',
    plantTile: 'Choisissez une tuile.',
    plantSquare: (crop) => `Choisissez une case pour la tuile ${de(crop)}.`,
    leftover: (crop) => `Placez la tuile restante (${crop}).`,
    bribe: 'Proposez un fossé, ou n’offrez rien.',
    bribeAmount: (ditch) => `Combien offrez-vous pour ${ditch} ?`,
    decide: 'Acceptez une proposition, ou construisez ailleurs.',
    decideFree: 'Aucune proposition. Construire pour 1 escudo, ou non ?',
    decideNone: 'Aucune proposition, et pas d’argent pour construire.',
    extra: 'Utiliser votre seul canal supplémentaire ?',
  },

  button: {
    spring: (intersection) => `Placer la source en ${intersection}`,
    firstCanal: (ditch) => `Construire en ${ditch}`,
    bid: (n) => `Miser ${n}`,
    passOverseer: 'Passer, devenir constructeur',
    pass: 'Passer',
    seal: (n) => (n === 0 ? 'Passer en secret' : `Miser ${n} en secret`),
    plant: (crop, square) => `Planter ${withArticle(crop)} en ${square}`,
    place: (crop, square) => `Placer ${withArticle(crop)} en ${square}`,
    propose: (n, ditch) => `Offrir ${n} pour ${ditch}`,
    support: (n, ditch, total) => `Ajouter ${n} pour ${ditch} (total ${total})`,
    offerNothing: 'Ne rien offrir',
    accept: (ditch, total) => `Accepter ${ditch}, recevoir ${total}`,
    dig: (ditch, cost) => `Construire en ${ditch}, payer ${cost}`,
    buildNothing: 'Ne pas construire',
    extra: (ditch) => `Canal supplémentaire en ${ditch}`,
    notNow: 'Pas maintenant',
    other: 'Choisir autre chose',
    undo: 'Annuler le coup',
    skip: 'Avance rapide',
    choose: 'Choisissez d’abord',
    live: 'Revenir à la partie',
    zoomOut: 'Afficher tout le plateau',
    older: 'Une étape en arrière',
    newer: 'Une étape en avant',
  },

  preview: {
    leaves: (n) => `Vous gardez ${escudos(n)}.`,
    order: (before, of) => `Pour l’instant, vous plantez en ${ordinal(before + 1)} position sur ${of}.`,
    taken: (n, who) => (who.you ? `Vous avez déjà misé ${n}.` : `${who.name} a déjà misé ${n}.`),
    passFirst:
      'Vous passez en premier : vous devenez constructeur, plantez en dernier et mettez 1 travailleur de moins.',
    passLater: 'Vous mettez 1 travailleur de moins. Vous plantez avant les personnes qui ont déjà passé.',
    sealZero: 'Miser 0, c’est passer : vous mettez 1 travailleur de moins.',
    sealEqual: (who) => `À mises égales, le constructeur (${object(who)}) l’emporte.`,
    area: (size, crop) => (size === 1 ? `Une tuile seule (${crop}).` : `Champ ${de(crop)} : ${tiles(size)}.`),
    wet: 'Irriguée.',
    dry: 'Sèche.',
    gain: (parts) => `Points maintenant : ${parts}.`,
    gainWhenWet: (parts) => `Points une fois irriguée : ${parts}.`,
    part: (who, n) => `${object(who)} ${signed(n)}`,
    fate: (rounds, _markers) =>
      rounds === 0
        ? 'Sans canal, elle devient un désert à la fin de cette manche.'
        : rounds === 1
          ? 'Sans canal, elle perd 1 travailleur à la fin de cette manche et devient un désert à la fin de la suivante.'
          : 'Sans canal, elle perd 1 travailleur par manche et devient un désert dans deux manches.',
    watersNothing: 'N’irrigue encore aucune plantation.',
    saves: (parts) => `Irrigue ${parts}.`,
    savesPart: (who, crop, square) =>
      `${who.you ? 'votre' : 'la'} plantation ${de(crop)} en ${square}${who.you ? '' : ` (${who.name})`}`,
    savesNeutral: (crop, square) => `la plantation neutre ${de(crop)} en ${square}`,
    pool: (total, cost, who) =>
      `Total ${total}. Construire ailleurs coûterait maintenant ${cost} ${toPerson(who)}.`,
    ownPlan: (cost) =>
      `Ailleurs : appuyez sur un fossé libre et payez ${cost} à la banque. Tous les pots-de-vin sont rendus.`,
    ownPlanFree: (cost) => `Appuyez sur un fossé pour y construire pour ${escudos(cost)}.`,
    ownPlanPoor: (cost, cash) =>
      `Construire ailleurs coûte ${cost}. Vous avez ${escudos(cash)} : acceptez une proposition.`,
    ownPlanNone: 'Tous les fossés possibles sont déjà proposés : acceptez une proposition.',
    extraOnce:
      'Vous avez un seul canal supplémentaire pour toute la partie. Dès que quelqu’un construit le sien, la phase est finie.',
    dryRisk: (n) =>
      n === 0
        ? 'Aucune de vos plantations n’est sèche.'
        : `${plural(n, 'de vos plantations est sèche', 'de vos plantations sont sèches')}.`,
    markersFewer: 'Vous avez passé : vous mettez 1 travailleur de moins.',
    noMarkers: 'Aucun travailleur : la tuile est neutre.',
  },

  log: {
    overseer: (who) => `Premier constructeur : ${object(who)}.`,
    spring: (intersection) => `La source est en ${intersection}.`,
    springBy: (who, intersection) => `${does(who, 'placez', 'place')} la source en ${intersection}.`,
    palms: (squares) => `Palmiers en ${list(squares)}.`,
    aside: (tile) => `Tuile écartée : ${tile}.`,
    reveal: (shown) => `Tuiles de la manche : ${list(shown)}.`,
    bid: (who, n) => `${does(who, 'misez', 'mise')} ${n}.`,
    pass: (who) => `${does(who, 'passez', 'passe')}.`,
    passOverseer: (who) =>
      who.you ? 'Vous passez et devenez constructeur.' : `${who.name} passe et devient constructeur.`,
    sealed: (who) => `${does(who, 'misez', 'mise')} en secret.`,
    opened: (parts) => `Les mises : ${list(parts)}.`,
    openedPart: (who, n) => `${object(who)} ${n}`,
    becomesOverseer: (who) => `Constructeur : ${object(who)}.`,
    plant: (who, tile, square, area) =>
      `${does(who, 'plantez', 'plante')} ${withArticle(tile)} en ${square}${area > 1 ? ` : champ de ${tiles(area)}` : ''}.`,
    plantNeutral: (who, tile, square) =>
      `${does(who, 'plantez', 'plante')} ${withArticle(tile)} en ${square}, sans travailleur.`,
    leftover: (who, tile, square) =>
      `${does(who, 'placez', 'place')} la tuile restante (${tile}) en ${square}.`,
    propose: (who, ditch, n) => `${does(who, 'offrez', 'offre')} ${n} pour ${ditch}.`,
    support: (who, ditch, n, total) =>
      `${does(who, 'ajoutez', 'ajoute')} ${n} pour ${ditch}, total ${total}.`,
    offerNothing: (who) => `${does(who, 'n’offrez', 'n’offre')} rien.`,
    accept: (who, ditch, sum, from) =>
      `${does(who, 'acceptez', 'accepte')} ${ditch} et ${who.you ? 'recevez' : 'reçoit'} ${sum} ${list(from.map(ofPerson))}.`,
    dig: (who, ditch, cost, bribes) =>
      `${does(who, 'construisez', 'construit')} en ${ditch} pour ${cost}${bribes ? '. Tous les pots-de-vin sont rendus' : ''}.`,
    firstCanal: (who, ditch) => `${does(who, 'construisez', 'construit')} le premier canal en ${ditch}.`,
    buildNothing: (who) => `${does(who, 'ne construisez', 'ne construit')} pas de canal.`,
    extra: (who, ditch) => `${does(who, 'construisez', 'construit')} un canal supplémentaire en ${ditch}.`,
    extraPass: (who) => `${does(who, 'gardez votre', 'garde son')} canal supplémentaire.`,
    drying: (parts) => `Sécheresse : ${parts.join(' ; ')}.`,
    dryingNone: 'Sécheresse : rien n’est sec.',
    loses: (who, squares) =>
      `${object(who)} ${who.you ? 'perdez' : 'perd'} 1 travailleur ${squares.length === 1 ? 'en' : 'sur chacune de ces cases :'} ${list(squares)}`,
    desert: (squares) =>
      `${list(squares)} ${squares.length === 1 ? 'devient un désert' : 'deviennent des déserts'}`,
    income: (n) => `Revenus : tout le monde reçoit ${escudos(n)}.`,
    over: (winners, n) =>
      winners.length === 1
        ? `${does(winners[0]!, 'gagnez', 'gagne')} avec ${points(n)}.`
        : `${cap(people(winners))} ${winners.some(({ you }) => you) ? 'partagez' : 'partagent'} la victoire avec ${points(n)}.`,
    empty: 'La première manche commence.',
    round: (n) => `Manche ${n}`,
    setUp: 'Mise en place',
    showStep: 'Afficher cette étape',
  },

  label: {
    free: 'libre',
    canPlant: 'vous pouvez planter ici',
    desert: 'désert',
    watered: 'irriguée',
    dry: 'sèche',
    dying: 'devient un désert cette manche',
    neutral: 'neutre',
    palm: 'palmier',
    marked: 'emplacement marqué',
    chosen: 'votre choix',
    owner: (who, n) => countOf(who, n, 'travailleur', 'travailleurs'),
    area: (n) => `champ de ${tiles(n)}`,
    built: 'canal',
    legal: 'un canal peut être construit ici',
    wouldWater: (squares) => `irriguerait ${squares}`,
    proposal: (total, parts) => `proposé, total ${total} : ${parts}`,
    bribe: (who, n) => `${object(who)} ${n}`,
    canSpring: 'la source peut être ici',
    you: 'vous',
  },

  result: {
    won: (who) => does(who, 'gagnez !', 'gagne !'),
    shared: (winners) =>
      `${cap(people(winners))} ${winners.some(({ you }) => you) ? 'partagez' : 'partagent'} la victoire !`,
    cash: 'Argent',
    fields: 'Champs',
    total: 'Total',
    areas: 'Champ par champ',
    areaLine: (size, marks, sum) => `${size}\u00A0×\u00A0${marks} = ${sum}`,
    again: 'Rejouer',
    picture: 'Enregistrer une image',
    file: 'Enregistrer le fichier de partie',
  },

  rulesTitle: 'Les règles',

  gotIt: 'Compris',
  hints: {
    bid: 'Qui mise le plus plante en premier. Qui passe en premier devient constructeur.',
    seal: 'Les deux joueurs misent en secret. Qui mise le plus plante en premier ; les deux paient.',
    plant:
      'Plantez à côté de la même culture : un champ rapporte son nombre de tuiles fois vos travailleurs.',
    bribe: 'Le constructeur construit au plus un canal. Offrez de l’argent pour le fossé qu’il vous faut.',
    decide: 'Acceptez une proposition et recevez son argent, ou payez la banque et construisez ailleurs.',
    extra:
      'Une fois par partie, vous pouvez construire un canal supplémentaire gratuit, avant la sécheresse.',
  },

  handOver: {
    title: (name) => `Passez l’appareil à ${name}`,
    hint: 'La mise suivante est secrète.',
    button: (name) => `Je suis ${name}`,
  },

  springOn: (place) => `En ${place}`,
  options: {
    palms: { name: 'Palmiers', off: 'Aucun', on: 'Trois palmiers' },
    money: { name: 'Argent', hidden: 'Caché', open: 'Visible' },
    spring: {
      name: 'Source',
      inner: 'À l’intérieur, au hasard',
      any: 'N’importe où, au hasard',
      chosen: 'Placée par le premier constructeur',
    },
    overseer: { name: 'Premier constructeur', random: 'Au hasard' },
    minBribe: { name: 'Pot-de-vin minimum', '0': '0', '1': '1' },
    twoPlayerExtra: {
      name: 'Canal supplémentaire à deux',
      opponent: 'Seulement pour la personne qui n’est pas constructeur',
      both: 'Pour les deux',
    },
  },

  talk: {
    gaps: { n: 'Argent', ditch: 'Fossé', crop: 'Culture' },
    sentences: {
      pay: ({ n, ditch }) => `J’offre ${n} si vous construisez en ${ditch}.`,
      support: ({ ditch }) => `Soutenons ${ditch} ensemble.`,
      plant: ({ crop }) => `Plantez ${withArticle(crop)} à côté de ma plantation, s’il vous plaît.`,
      'no-desert': (_) => 'Pas de désert, s’il vous plaît\u202F!',
      water: ({ ditch }) => `De l’eau en ${ditch}, s’il vous plaît\u202F!`,
    },
  },

  refusals: {
    'not-whole': () => 'Choisissez un nombre entier d’escudos.',
    'bid-zero': () => 'Misez au moins 1 escudo, ou passez.',
    'bid-taken': (d) => `${d['by']} a déjà misé ${d['amount']}. Choisissez un autre montant.`,
    'too-poor': (d) => `Vous avez ${escudos(Number(d['cash']))}. Choisissez ${d['cash']} ou moins.`,
    'tile-gone': () => 'Cette tuile est déjà prise. Choisissez-en une autre.',
    'square-taken': (d) => `La case ${d['square']} est déjà plantée. Choisissez une case libre.`,
    'square-desert': (d) => `La case ${d['square']} est un désert. Choisissez une case libre.`,
    'leftover-apart': (d) =>
      d['beside'] === 'desert'
        ? `Aucune case libre ne longe une plantation : la tuile restante va à côté d’un désert. La case ${d['square']} n’en longe aucun.`
        : `La tuile restante va à côté d’une plantation, côté contre côté. La case ${d['square']} n’en longe aucune.`,
    'ditch-apart': (d) => `${d['ditch']} ne touche ni la source ni un canal. Choisissez un fossé relié.`,
    'ditch-built': (d) => `Il y a déjà un canal en ${d['ditch']}. Choisissez un fossé libre.`,
    'ditch-proposed': (d) => `${d['ditch']} est déjà proposé. Vous pouvez ajouter de l’argent.`,
    'ditch-unproposed': (d) => `Personne n’a proposé ${d['ditch']}. Choisissez une proposition.`,
    'bribe-small': (d) => `Offrez au moins ${escudos(Number(d['least']))}, ou rien.`,
    'dig-proposed': (d) => `${d['ditch']} est proposé : acceptez-le, ou construisez sur un autre fossé.`,
    'dig-poor': (d) =>
      `Vous avez ${escudos(Number(d['cash']))}, construire coûte ${d['cost']}. Ne construisez pas.`,
    'refuse-poor': (d) =>
      `Vous avez ${escudos(Number(d['cash']))}, construire ailleurs coûte ${d['cost']}. Acceptez une proposition.`,
    'must-build': () =>
      'Il y a des propositions : acceptez-en une, ou construisez ailleurs pour 1 escudo de plus que le plus grand total.',
    'first-canal': (d) => `Le premier canal part de la source, en ${d['spring']}.`,
    'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
    'wrong-phase': () => 'Ce n’est pas possible dans cette phase.',
    over: () => 'La partie est finie.',
  },
});
