import type { Who } from '../../../i18n/text.ts';
import { translation } from '../../../i18n/translation.ts';
import type { CanalsDictionary } from './en.ts';

/** Everything the board game says, in French, with the words of its players: contrôleur, plantation, source. */
const plural = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
const escudos = (n: number): string => plural(n, 'escudo', 'escudos');
const markers = (n: number): string => plural(n, 'marqueur', 'marqueurs');
const v = (who: Who, you: string, other: string): string =>
  who.you ? `Vous ${you}` : `${who.name} ${other}`;
const o = (who: Who): string => (who.you ? 'vous' : who.name);
const de = (who: Who): string => (who.you ? 'à vous' : `à ${who.name}`);
const lists = new Intl.ListFormat('fr', { type: 'conjunction' });
const list = (parts: readonly string[]): string => lists.format(parts);
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ORDINALS = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'];

export const fr = translation<CanalsDictionary>()({
  list,
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
  yourTurn: 'À vous',
  round: (round, rounds) => `Tour ${round} sur ${rounds}`,
  roundShort: (round, rounds) => `Tour ${round}/${rounds}`,
  phases: {
    setUp: 'Mise en place',
    auction: 'Enchères',
    overseer: 'Contrôleur',
    planting: 'Plantation',
    bribing: 'Pots-de-vin',
    extra: 'Canal personnel',
    drying: 'Sécheresse',
    income: 'Revenu',
    over: 'Fin',
  },
  heading: {
    seats: 'Joueurs',
    board: 'Plateau',
    canals: 'Canaux',
    offer: 'À prendre',
    decision: 'Votre décision',
    log: 'Ce qui s’est passé',
  },

  seat: {
    bid: (n) => `mise ${n}`,
    passed: 'passe',
    sealed: 'mise cachée',
    overseer: 'contrôleur',
    extra: 'canal personnel disponible',
    cash: escudos,
    hidden: 'argent caché',
    markers: (n) => `${markers(n)} en réserve`,
    points: (n) => plural(n, 'point', 'points'),
    fields: (n) => `${n} pour les champs`,
    away: 'absent',
    scoreNow: 'Si la partie finissait maintenant',
    scoreWatered: (n) => `${n} si tout ce qui est sec est irrigué`,
  },
  unseen: 'Encore dans les piles',
  unseenLine: (crop, ones, twos) => `${crop} : ${ones} à 1, ${twos} à 2`,
  aside: 'Écartée',
  chooseDitch: 'Choisir un fossé …',

  waiting: {
    auction: (who) => `À ${who.you ? 'vous' : who.name} de miser.`,
    sealed: (who) => `Il manque la mise secrète de ${who}.`,
    planting: (who) => `${v(who, 'plantez', 'plante')}.`,
    leftover: (who) => `${v(who, 'placez', 'place')} la tuile restante.`,
    bribing: (who) => `${v(who, 'réfléchissez', 'réfléchit')} à un pot-de-vin.`,
    decision: (who) => `${v(who, 'décidez', 'décide')} où creuser.`,
    extra: (who) => `${v(who, 'pouvez', 'peut')} construire un canal personnel.`,
    spring: (who) => `${v(who, 'placez', 'place')} la source.`,
    firstCanal: (who) => `${v(who, 'creusez', 'creuse')} le premier canal.`,
    setUp: 'La table se met en place.',
    andThen: (names) => `Ensuite ${names}.`,
    over: 'La partie est finie.',
    watching: 'Vous regardez.',
    past: (row, rows) => `Retour en arrière : ${row} sur ${rows}`,
  },

  prompt: {
    spring: 'Choisissez où jaillit la source.',
    firstCanal: 'Creusez le premier canal à la source.',
    bid: 'Misez pour choisir en premier, ou passez.',
    seal: 'Choisissez votre mise secrète.',
    plantTile: 'Choisissez une tuile.',
    plantSquare: (crop) => `Choisissez une case (${crop}).`,
    leftover: (crop) => `Placez la tuile restante (${crop}).`,
    bribe: 'Choisissez un fossé, ou n’offrez rien.',
    bribeAmount: (ditch) => `Combien pour ${ditch} ?`,
    decide: 'Acceptez une offre, ou creusez ailleurs.',
    decideFree: 'Personne n’offre rien. Creusez pour 1, ou ne construisez rien.',
    decideNone: 'Personne n’offre rien.',
    extra: 'Utiliser votre seul canal personnel ?',
  },

  button: {
    spring: (place) => `Source en ${place}`,
    firstCanal: (ditch) => `Creuser ${ditch}`,
    bid: (n) => `Miser ${n}`,
    passOverseer: 'Passer, devenir contrôleur',
    pass: 'Passer',
    seal: (n) => (n === 0 ? 'Passer en secret' : `Miser ${n} en secret`),
    plant: (crop, square) => `Planter ${crop} en ${square}`,
    place: (crop, square) => `Placer ${crop} en ${square}`,
    propose: (n, ditch) => `Offrir ${n} pour ${ditch}`,
    support: (n, ditch, pool) => `Ajouter ${n} à ${ditch} (total ${pool})`,
    offerNothing: 'Ne rien offrir',
    accept: (ditch, pool) => `Accepter ${ditch}, prendre ${pool}`,
    dig: (ditch, cost) => `Creuser ${ditch}, payer ${cost}`,
    buildNothing: 'Ne rien construire',
    extra: (ditch) => `Canal personnel sur ${ditch}`,
    notNow: 'Pas maintenant',
    other: 'Autre',
    undo: 'Reprendre',
    skip: 'Passer la suite',
    choose: 'Choisissez d’abord',
    live: 'Retour au présent',
    zoomOut: 'Montrer tout le plateau',
    older: 'Un pas en arrière',
    newer: 'Un pas en avant',
  },

  preview: {
    leaves: (n) => `Il vous reste ${n}.`,
    order: (n, of) => `Vous planteriez en ${ORDINALS[n] ?? ''} sur ${of} pour l’instant.`,
    taken: (n, who) => `${n} est pris par ${o(who)}.`,
    passFirst: 'Le premier à passer devient contrôleur et pose un marqueur de moins.',
    passLater: 'Vous posez un marqueur de moins et plantez avant les autres qui ont passé.',
    sealZero: 'Miser 0, c’est passer : un marqueur de moins.',
    sealEqual: (who) => `À égalité, ${who.you ? 'vous gagnez' : `${who.name} gagne`} (contrôleur).`,
    area: (size, crop) => (size === 1 ? `Un champ isolé (${crop}).` : `Zone de ${size} cases (${crop}).`),
    wet: 'Irriguée.',
    dry: 'Sèche.',
    gain: (parts) => `Maintenant : ${parts}.`,
    gainWhenWet: (parts) => `Une fois irriguée : ${parts}.`,
    part: (who, n) => `${o(who)} ${n >= 0 ? '+' : '−'}${Math.abs(n)}`,
    fate: (rounds, count) => {
      if (rounds === 0) return 'Sans canal, c’est un désert à la fin de ce tour.';
      const loss = count > 0 ? 'Sans canal, elle perd un marqueur ce tour' : 'Sans canal, elle reste neutre';
      return `${loss} et sera un désert dans ${rounds + 1} tours.`;
    },
    watersNothing: 'N’irrigue encore aucune plantation.',
    saves: (parts) => `Irrigue ${parts}.`,
    savesPart: (who, crop, square) => `${crop} en ${square} (${de(who)})`,
    savesNeutral: (crop, square) => `${crop} en ${square} (neutre)`,
    pool: (pool, cost, who) => `Total ${pool}. Refuser coûterait ${cost} ${de(who)}.`,
    ownPlan: (cost) => `Votre plan : touchez un fossé libre, payez ${cost}, toutes les offres sont rendues.`,
    ownPlanFree: (cost) => `Touchez un fossé pour y creuser pour ${cost}.`,
    ownPlanPoor: (cost, cash) => `Votre propre plan coûte ${cost} ; vous avez ${cash}.`,
    ownPlanNone: 'Toutes les places sont proposées, il faut en accepter une.',
    extraOnce: 'Vous en avez un pour toute la partie. Dès que quelqu’un construit, la phase finit.',
    dryRisk: (n) =>
      n === 0
        ? 'Rien à vous n’est sec.'
        : n === 1
          ? 'Une de vos plantations est sèche.'
          : `${n} de vos plantations sont sèches.`,
    markersFewer: 'Vous avez passé : un marqueur de moins.',
    noMarkers: 'Aucun marqueur : elle reste neutre.',
  },

  log: {
    overseer: (who) => `${v(who, 'êtes', 'est')} le premier contrôleur.`,
    spring: (place) => `La source jaillit en ${place}.`,
    springBy: (who, place) => `${v(who, 'placez', 'place')} la source en ${place}.`,
    palms: (squares) => `Des palmiers poussent en ${list(squares)}.`,
    aside: (tile) => `Hors du jeu : ${tile}.`,
    reveal: (tiles) => `À prendre : ${list(tiles)}.`,
    bid: (who, n) => `${v(who, 'misez', 'mise')} ${n}.`,
    pass: (who) => `${v(who, 'passez', 'passe')}.`,
    passOverseer: (who) =>
      who.you ? 'Vous passez et devenez contrôleur.' : `${who.name} passe et devient contrôleur.`,
    sealed: (who) => `${v(who, 'misez', 'mise')} en secret.`,
    opened: (parts) => `Les mises : ${list(parts)}.`,
    openedPart: (who, n) => `${o(who)} ${n}`,
    becomesOverseer: (who) => `${v(who, 'devenez', 'devient')} contrôleur.`,
    plant: (who, tile, square, area) =>
      `${v(who, 'plantez', 'plante')} ${tile} en ${square}${area > 1 ? ` : zone de ${area}` : ''}.`,
    plantNeutral: (who, tile, square) => `${v(who, 'plantez', 'plante')} ${tile} en ${square} sans marqueur.`,
    leftover: (who, tile, square) => `${v(who, 'placez', 'place')} la tuile restante, ${tile}, en ${square}.`,
    propose: (who, ditch, n) => `${v(who, 'offrez', 'offre')} ${n} pour ${ditch}.`,
    support: (who, ditch, n, pool) => `${v(who, 'ajoutez', 'ajoute')} ${n} à ${ditch}, total ${pool}.`,
    offerNothing: (who) => `${v(who, 'n’offrez', 'n’offre')} rien.`,
    accept: (who, ditch, sum, from) =>
      `${v(who, 'acceptez', 'accepte')} ${ditch} et ${who.you ? 'recevez' : 'reçoit'} ${sum} de ${list(from)}.`,
    dig: (who, ditch, cost, bribes) =>
      `${v(who, 'creusez', 'creuse')} ${ditch} pour ${cost}${bribes ? ' ; toutes les offres sont rendues' : ''}.`,
    firstCanal: (who, ditch) => `${v(who, 'creusez', 'creuse')} le premier canal, ${ditch}.`,
    buildNothing: (who) => `${v(who, 'ne construisez', 'ne construit')} rien.`,
    extra: (who, ditch) => `${v(who, 'construisez', 'construit')} un canal personnel sur ${ditch}.`,
    extraPass: (who) => `${who.you ? 'Vous gardez votre' : `${who.name} garde son`} canal personnel.`,
    drying: (parts) => `Sécheresse : ${parts.join(' ; ')}.`,
    dryingNone: 'Sécheresse : rien n’est sec.',
    loses: (who, squares) => `${o(who)} ${who.you ? 'perdez' : 'perd'} un marqueur en ${list(squares)}`,
    desert: (squares) =>
      `${list(squares)} ${squares.length === 1 ? 'devient un désert' : 'deviennent des déserts'}`,
    income: (n) => `Revenu : ${n} chacun.`,
    over: (winners, points) =>
      winners.length === 1
        ? `${v(winners[0]!, 'gagnez', 'gagne')} avec ${plural(points, 'point', 'points')}.`
        : `Victoire partagée entre ${list(winners.map(o))} avec ${plural(points, 'point', 'points')}.`,
    empty: 'Le premier tour commence.',
    round: (n) => `Tour ${n}`,
    setUp: 'Mise en place',
    showMoment: 'Montrer ce moment',
  },

  label: {
    free: 'libre',
    canPlant: 'peut être plantée',
    desert: 'désert',
    watered: 'irriguée',
    dry: 'sèche',
    dying: 'devient un désert ce tour',
    neutral: 'neutre',
    palm: 'palmier',
    chosen: 'choisie',
    owner: (who, n) => `${markers(n)} ${de(who)}`,
    area: (n) => `zone de ${n}`,
    built: 'canal',
    legal: 'peut être creusé',
    wouldWater: (squares) => `irriguerait ${squares}`,
    proposal: (pool, parts) => `offre ${pool} : ${parts}`,
    bribe: (who, n) => `${o(who)} ${n}`,
    canSpring: 'la source peut jaillir ici',
    you: 'vous',
  },

  result: {
    won: (who) => v(who, 'gagnez !', 'gagne !'),
    shared: (names) => `Victoire partagée : ${cap(names)} !`,
    cash: 'Argent',
    fields: 'Champs',
    total: 'Total',
    areas: 'Zone par zone',
    areaLine: (size, marks, points) => `${size} × ${marks} = ${points}`,
    again: 'Rejouer',
    picture: 'Enregistrer une image',
    file: 'Enregistrer la partie',
  },

  rulesTitle: 'Les règles',
  rules: {
    aim: {
      title: 'De quoi il s’agit',
      text: [
        'Vous plantez sur une île aride. Les plantations qui touchent d’autres de la même sorte valent le plus, pour tous ceux qui y ont des marqueurs. Mais l’eau n’arrive que par les canaux, il n’y en a qu’un nouveau par tour, et l’endroit où on le creuse est une affaire d’argent.',
        'Chaque tour a sept étapes : enchères, changement de contrôleur, plantation, pots-de-vin, canal personnel, sécheresse et revenu. Après le dernier tour on compte les champs, et l’argent avec.',
      ],
    },
    auction: {
      title: 'Enchères et contrôleur',
      text: [
        'On retourne une tuile de chaque pile. En commençant à gauche du contrôleur, chacun mise une fois ou passe. Deux mises ne sont jamais égales ; une mise peut être plus basse que d’autres. Ce que l’on mise, on le paie dans tous les cas.',
        'Le premier qui passe devient contrôleur. Si personne ne passe, c’est la plus petite mise.',
      ],
    },
    planting: {
      title: 'Plantation',
      text: [
        'La plus forte mise plante d’abord, puis les autres jusqu’à la plus faible ; ceux qui ont passé viennent après, le dernier à passer en tête. On prend une des tuiles et on la pose sur n’importe quelle case libre.',
        'On y met autant de ses marqueurs que la tuile montre de planteurs. Qui a passé en met un de moins, donc parfois aucun : une telle tuile n’est à personne, mais agrandit quand même une zone.',
        'À deux ou trois joueurs il reste une tuile. La plus forte mise la place, sans marqueur, à côté d’une plantation.',
      ],
    },
    bribing: {
      title: 'Pots-de-vin et canal',
      text: [
        'Un canal doit toucher la source ou un autre canal. Tous sauf le contrôleur peuvent offrir de l’argent pour une place, compléter une offre, ou ne rien offrir.',
        'Le contrôleur accepte ensuite une offre, pas forcément la plus haute, et reçoit tout l’argent posé là ; les autres reprennent le leur. Ou bien il creuse là où personne n’a rien demandé, et paie à la banque un de plus que la plus haute offre.',
        'Si personne n’offre rien, il peut creuser pour 1, ou ne rien construire.',
      ],
    },
    extra: {
      title: 'Le canal personnel',
      text: [
        'Chacun a un canal personnel pour toute la partie. À chaque tour, en commençant à gauche du contrôleur, on demande qui veut le construire maintenant, sans frais. Dès que quelqu’un construit, l’étape est finie.',
      ],
    },
    drying: {
      title: 'Sécheresse et revenu',
      text: [
        'Une plantation est irriguée pour toujours dès qu’un canal longe un de ses côtés. Chaque plantation sèche perd un marqueur. Celle qui n’en a plus devient un désert, et rien n’y pousse plus jamais.',
        'Puis chacun reçoit 3 escudos. Au dernier tour il n’y a ni l’un ni l’autre : ce qui est sec à la fin devient un désert.',
      ],
    },
    end: {
      title: 'Décompte',
      text: [
        'Les plantations d’une même sorte qui se touchent par un côté forment une zone ; les canaux ne la coupent pas. Chaque zone rapporte son nombre de tuiles multiplié par le nombre de vos marqueurs dessus. Un palmier compte comme un marqueur de plus sur sa tuile, si vous y en avez un.',
        'Ajoutez votre argent. Le plus de points gagne.',
      ],
    },
    two: {
      title: 'À deux',
      text: [
        'Chacun mise en secret, et on révèle ensemble. La plus forte mise plante d’abord et place la troisième tuile ; à égalité le contrôleur l’emporte. L’autre devient contrôleur. Miser 0, c’est passer.',
      ],
    },
  },

  gotIt: 'Compris',
  hints: {
    bid: 'Misez pour planter en premier. Chaque montant ne sert qu’une fois ; qui passe le premier devient contremaître.',
    seal: 'Les deux misent en secret et les montants sont révélés ensemble : qui mise le plus plante en premier.',
    plant:
      'Plantez à côté de la même culture : une zone vaut ses tuiles fois vos marqueurs. Un champ sec perd un marqueur par manche.',
    bribe:
      'On creuse un canal par manche. Offrez de l’argent au contremaître pour le fossé qui arrose vos champs.',
    decide:
      'Vous êtes le contremaître : acceptez une offre et prenez l’argent, ou payez plus que la plus haute pour votre propre fossé.',
    extra: 'Une fois dans la partie, vous pouvez creuser un canal à vous en fin de manche.',
  },

  keys: {
    title: 'Touches',
    list: [
      ['Tab', 'des joueurs au plateau, à la décision, au journal'],
      ['← ↑ ↓ →', 'se déplacer sur le plateau'],
      ['Entrée', 'choisir ; encore une fois : jouer'],
      ['Échap', 'choisir autre chose'],
      ['n, N', 'place permise suivante ou précédente'],
      ['d', 'des cases aux fossés et retour'],
      ['[ ]', 'reculer et avancer dans la partie'],
      ['Début', 'retour au présent'],
      ['+ − 0', 'agrandir le plateau ou le montrer en entier'],
      ['/', 'écrire l’action, comme dans un fichier de partie'],
    ],
  },

  handOver: {
    title: (name) => `Passez l’appareil à ${name}`,
    hint: 'La mise suivante est secrète.',
    button: (name) => `Je suis ${name}`,
  },

  options: {
    palms: { name: 'Palmiers', off: 'Aucun', on: 'Trois palmiers' },
    money: { name: 'Argent', hidden: 'Caché', open: 'Visible' },
    spring: {
      name: 'Source',
      inner: 'À l’intérieur, au hasard',
      any: 'N’importe où, au hasard',
      chosen: 'Placée par le premier contrôleur',
    },
    overseer: { name: 'Premier contrôleur', random: 'Au hasard' },
    minBribe: { name: 'Plus petit pot-de-vin', '0': '0', '1': '1' },
    twoPlayerExtra: {
      name: 'Canal personnel à deux',
      opponent: 'Seulement pour qui n’est pas contrôleur',
      both: 'Pour les deux',
    },
  },

  refusals: {
    'not-whole': () => 'Choisissez un nombre entier d’escudos.',
    'bid-zero': () => 'Une mise est d’au moins 1 ; ne rien miser, c’est passer.',
    'bid-taken': (facts) => `${facts['amount']} est déjà la mise de ${facts['by']}.`,
    'too-poor': (facts) => `Vous avez ${escudos(Number(facts['cash']))}.`,
    'tile-gone': () => 'Cette tuile n’est plus à prendre.',
    'square-taken': (facts) => `${facts['square']} est déjà plantée.`,
    'square-desert': (facts) => `${facts['square']} est un désert ; rien n’y pousse plus.`,
    'leftover-apart': (facts) =>
      `La tuile restante doit toucher une plantation ; il n’y en a pas à côté de ${facts['square']}.`,
    'ditch-apart': (facts) => `${facts['ditch']} ne touche pas encore l’eau.`,
    'ditch-built': (facts) => `Il y a déjà un canal sur ${facts['ditch']}.`,
    'ditch-proposed': (facts) => `${facts['ditch']} est déjà proposé ; vous pouvez y ajouter.`,
    'ditch-unproposed': (facts) => `Personne n’a proposé ${facts['ditch']}.`,
    'bribe-small': (facts) => `Un pot-de-vin est d’au moins ${facts['least']}.`,
    'dig-proposed': (facts) => `${facts['ditch']} est proposé ; acceptez-le, ou creusez ailleurs.`,
    'dig-poor': (facts) => `Vous avez ${escudos(Number(facts['cash']))} ; creuser coûte ${facts['cost']}.`,
    'refuse-poor': (facts) =>
      `Vous avez ${escudos(Number(facts['cash']))} ; tout refuser coûte ${facts['cost']}.`,
    'must-build': () =>
      'Il y a des offres : acceptez-en une, ou creusez ailleurs pour un de plus que la plus haute.',
    'first-canal': (facts) => `Le premier canal part de la source en ${facts['spring']}.`,
    'not-your-turn': () => 'Ce n’est pas votre tour.',
    'wrong-phase': () => 'Cela ne se fait pas dans cette phase.',
    over: () => 'La partie est finie.',
  },
});
