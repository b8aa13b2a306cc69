import type { Card } from '@santiago/cards';
import type { Who } from '../../../i18n/text.ts';
import { translation } from '../../../i18n/translation.ts';
import type { CardsDictionary } from './en.ts';

/** Tout ce que dit le jeu de cartes, en français. */
const plural = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
const cartes = (n: number): string => plural(n, 'carte', 'cartes');
const s = (who: Who): string => (who.you ? 'Vous' : who.name);
const v = (who: Who, vous: string, other: string): string =>
  who.you ? `Vous ${vous}` : `${who.name} ${other}`;
const lists = new Intl.ListFormat('fr', { type: 'conjunction' });
const list = (parts: readonly string[]): string => lists.format(parts);

const SUITS: Readonly<Record<string, string>> = { S: 'pique', H: 'cœur', C: 'trèfle', D: 'carreau' };
const RANKS: Readonly<Record<string, string>> = { J: 'valet', Q: 'dame', K: 'roi', A: 'as' };
const rank = (card: Card): string => (card === 'JK' ? 'joker' : (RANKS[card.slice(1)] ?? card.slice(1)));
const card = (which: Card): string =>
  which === 'JK' ? 'joker' : `${rank(which)} de ${SUITS[which.charAt(0)]}`;
/** « le 8 de pique », « la dame de cœur », « l’as de trèfle ». */
const le = (which: string): string => {
  if (which.startsWith('as')) return `l’${which}`;
  return which.startsWith('dame') ? `la ${which}` : `le ${which}`;
};
const percents = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 1 });
const percent = (chance: number): string => percents.format(chance);
const de = (name: string): string => (/^[aeiouyhàâéèêëîïôû]/i.test(name) ? `d’${name}` : `de ${name}`);
const whose = (who: Who, what: string): string => (who.you ? `votre ${what}` : `la ${what} ${de(who.name)}`);

export const fr = translation<CardsDictionary>()({
  list,
  card,
  rank,
  percent,
  yourTurn: 'À vous de jouer',
  title: { first: 'Qui commence ?', base: 'Bases', turn: (n) => `Tour ${n}`, over: 'Fin de la partie' },
  heading: {
    seats: 'Joueurs',
    felt: 'Table',
    hand: 'Votre main',
    decision: 'Votre décision',
    log: 'Ce qui s’est passé',
    recycle: 'Défausse',
    fight: 'Le combat',
  },
  dir: { v: 'debout', h: 'couchée' },

  felt: {
    label: 'La table et les cartes',
    keys: 'Choisissez d’abord une carte de votre main. Puis les flèches vont d’une place à l’autre, N et Maj N les parcourent toutes, T tourne la carte, Entrée choisit et joue, Échap la repose. M prend une de vos cartes sur la table.',
    closer: 'Plus près',
    farther: 'Plus loin',
    all: 'Montrer ce qui compte',
  },

  seat: {
    hand: (n) => `${cartes(n)} en main`,
    pool: (n, worth) => (n === 0 ? 'pas de prise' : `prises : ${cartes(n)}, valeur ${worth}`),
    poolTitle: 'Prises',
    out: 'éliminé',
    won: 'gagné',
    away: 'absent',
    jokers: (n) => plural(n, 'joker restant', 'jokers restants'),
    empty: 'vide',
  },

  waiting: {
    first: 'Le sort désigne qui commence.',
    base: (who) => `${v(who, 'posez votre', 'pose sa')} base.`,
    act: (who) => (who.you ? 'C’est à vous.' : `${who.name} réfléchit.`),
    give: (who) => `${v(who, 'rachetez', 'rachète')} des cartes.`,
    fight: (who) => `${v(who, 'choisissez', 'choisit')} l’adversaire suivant.`,
    dice: 'Les dés roulent.',
    pick: (who) => `${v(who, 'prenez', 'prend')} des cartes dans les réserves.`,
    after: (who) => `${v(who, 'pouvez', 'peut')} racheter des cartes.`,
    over: 'La partie est finie.',
    watching: 'Vous regardez.',
    past: (row, rows) => `Retour en arrière : ${row} sur ${rows}`,
  },

  prompt: {
    base: 'Choisissez une carte comme base.',
    basePlace: (which) => `Où poser ${le(which)} ?`,
    act: 'Posez une carte ou déplacez-en une de votre ligne.',
    actNoHand: 'Déplacez une carte de votre ligne ou passez.',
    actNothing: 'Il n’y a pas de place pour poser ou déplacer une carte.',
    place: (which) => `Choisissez une place pour ${le(which)}.`,
    move: (which) => `Où va ${le(which)} ?`,
    fight: 'Choisissez qui combattre ensuite.',
    trade: 'Rachat : que donnez-vous, que prenez-vous ?',
    pick: 'Prenez les cartes de votre choix dans les réserves.',
    after: 'Rachetez des cartes ou terminez votre tour.',
    resign: 'Abandonner ? Vos cartes restent sur la table, mais vous êtes éliminé.',
  },

  button: {
    base: (which) => `Base : ${which}`,
    place: (which) => `Poser ${le(which)}`,
    placeFight: (which, n) => `Poser ${le(which)}, ${n > 1 ? `${n} combats` : 'combattre'}`,
    move: (which) => `Déplacer ${le(which)}`,
    moveFight: (which, n) => `Déplacer ${le(which)}, ${n > 1 ? `${n} combats` : 'combattre'}`,
    fight: (which) => `Combattre ${which}`,
    choose: 'Choisissez d’abord',
    turn: 'Tourner',
    other: 'Reposer',
    pass: 'Passer',
    passDraw: 'Passer et finir sur une partie nulle',
    passEnd: 'Passer et finir la partie',
    passWin: 'Passer et gagner la partie',
    passLose: (who) => `Passer et finir la partie : ${who.name} gagne`,
    end: 'Finir le tour',
    resign: 'Abandonner',
    resignSurely: 'Abandonner la partie',
    keepOn: 'Continuer',
    buy: 'Racheter …',
    buyNow: (give, take) => `Donner ${give}, prendre ${take}`,
    notNow: 'Pas maintenant',
    pick: (n) => (n === 0 ? 'Ne rien prendre' : `Prendre ${cartes(n)}`),
    undo: 'Reprendre',
    skip: 'Passer l’animation',
    live: 'Revenir au présent',
    older: 'Un pas en arrière',
    newer: 'Un pas en avant',
    spot: 'Choisir une place …',
    mover: 'Déplacer une carte …',
  },

  trade: {
    give: 'Vous donnez',
    take: 'Vous prenez',
    from: (who) => (who.you ? 'de vos prises' : `des prises ${de(who.name)}`),
    fromRecycle: 'de la défausse',
    sum: (given, taken) => `Donné ${given}, pris ${taken}, reste ${given - taken}.`,
    lost: (n) => (n === 1 ? '1 serait perdu.' : `${n} seraient perdus.`),
    faults: {
      give: 'Choisissez au moins une carte à donner.',
      take: 'Choisissez au moins une carte à prendre.',
      short: (n) => `Donnez ${n} de plus ou prenez moins.`,
    },
    begun: 'Le rachat est commencé et doit être mené à bout.',
  },

  preview: {
    noFight: 'Ne touche aucun adversaire.',
    odds: (which, chance) => `Contre ${which} : ${chance} de chances de gagner.`,
    faceDown: (who) => whose(who, 'carte cachée'),
    faceUp: (who, which) => (who.you ? `votre ${which}` : `${le(which)} ${de(who.name)}`),
    base: (who) => whose(who, 'base'),
    strands: (n) =>
      `Attention : ${n === 1 ? 'une carte est coupée' : `${n} cartes sont coupées`} de votre base.`,
    shows: 'La carte est retournée.',
    passEnd: 'Si vous passez maintenant, la partie finit : tout le monde aura passé.',
    passes: (n) =>
      `${n === 1 ? '1 personne a' : `${n} personnes ont`} passé de suite. Si tout le monde passe, la partie finit.`,
    quiet: (n, last) =>
      `${plural(n, 'tour', 'tours')} chacun sans pose, combat ni rachat : la partie finit après ${last}.`,
    lastTurns: (n, last) => `Encore ${plural(n, 'tour', 'tours')} : la partie finit après ${last} chacun.`,
    strength: (parts) => `Sur la table : ${list(parts)}. La plus grande somme gagne.`,
    strengthOf: (who, sum, hidden) =>
      `${who.you ? 'vous' : who.name} ${sum}${hidden === 0 ? '' : ` et ${cartes(hidden)} face cachée`}`,
    stranded: (n) =>
      n === 1
        ? 'Une de vos cartes est coupée : on ne peut rien y attacher.'
        : `${n} de vos cartes sont coupées : on ne peut rien y attacher.`,
    canBuy: 'Vous pouvez d’abord racheter des cartes.',
    baseHint: 'Elle reste cachée jusqu’à son premier combat. Si elle tombe, vous êtes éliminé.',
  },

  spot: {
    at: (x, y, dir) => `${x}, ${y} ${dir}`,
    beside: (which) => `à côté de votre ${which}`,
    touches: (parts) => `touche ${list(parts)}`,
    touch: (who, chance) => `${who.name} (${chance})`,
    nearest: 'au plus près du centre',
    corner: 'dans le coin extérieur',
    alongX: 'sur le côté, le long du bras',
    alongY: 'en haut ou en bas, le long du bras',
  },

  label: {
    base: 'base',
    up: 'visible',
    down: 'cachée',
    stranded: 'coupée',
    unknown: 'carte inconnue',
    at: (x, y) => `en ${x}, ${y}`,
    none: 'aucune carte sur la table',
    you: 'vous',
  },

  fight: {
    tie: (a, b) => `${a} à ${b} : égalité, on relance.`,
    wins: (who) => v(who, 'gagnez !', 'gagne !'),
    rolling: 'Les dés roulent …',
    total: (parts, sum) => `${parts.join(' + ')} = ${sum}`,
  },

  log: {
    first: (who) => `${v(who, 'commencez', 'commence')}. Le dernier à jouer pose la première base.`,
    base: (who, which) =>
      which === null ? `${who.name} pose sa base.` : `${v(who, 'posez', 'pose')} ${le(which)} comme base.`,
    place: (who, which) =>
      which === null ? `${who.name} pose une carte.` : `${v(who, 'posez', 'pose')} ${le(which)}.`,
    touches: (parts) => `Elle touche ${list(parts)}.`,
    move: (who, which) => `${v(who, 'déplacez', 'déplace')} ${le(which)}.`,
    strands: (who, n) =>
      `${cartes(n)} ${who.you ? 'à vous' : de(who.name)} ${n === 1 ? 'est coupée' : 'sont coupées'}.`,
    fight: (who, which, other, its) =>
      `${s(who)} ${who.you ? 'attaquez' : 'attaque'} ${other.you ? `votre ${its}` : `${le(its)} ${de(other.name)}`} avec ${le(which)}.`,
    dice: (a, b) => `${a} contre ${b}.`,
    tie: 'Égalité : on relance.',
    takes: (who, which) => `${v(who, 'gagnez', 'gagne')} ${le(which)}.`,
    tableTakes: (which) => `Perdu : ${which}, qui va à la défausse.`,
    gone: 'Le joker quitte la partie.',
    falls: (who) =>
      who.you
        ? 'Votre base est tombée : vous êtes éliminé.'
        : `La base ${de(who.name)} est tombée : ${who.name} est éliminé.`,
    joker: (who) => `${v(who, 'recevez', 'reçoit')} un joker.`,
    bought: (who, given, taken, a, b) =>
      `${v(who, 'donnez', 'donne')} ${list(given)} (${a}) pour ${list(taken)} (${b}).`,
    gives: (who, which) => `${v(who, 'donnez', 'donne')} ${le(which)} pour un rachat.`,
    buys: (who, which) => `${v(who, 'rachetez', 'rachète')} ${le(which)}.`,
    picksNoMore: (who) => `${v(who, 'ne prenez', 'ne prend')} plus de cartes dans les réserves.`,
    ends: (who) => `${v(who, 'finissez votre', 'finit son')} tour sans rachat.`,
    picked: (who, which) => `${v(who, 'prenez', 'prend')} ${le(which)} dans les réserves.`,
    pass: (who) => `${v(who, 'passez', 'passe')}.`,
    resign: (who) => (who.you ? 'Vous abandonnez et êtes éliminé.' : `${who.name} abandonne et est éliminé.`),
    won: (who) => `${v(who, 'avez', 'a')} la dernière base debout.`,
    draw: (names) => `Partie nulle entre ${list(names)}.`,
    strongest: (who, sums) =>
      `${v(who, 'avez', 'a')} la plus grande valeur sur la table : ${sums.join(' contre ')}.`,
    empty: 'La partie commence.',
    showMoment: 'Montrer ce moment',
    bases: 'Bases',
    turn: (n) => `Tour ${n}`,
  },

  result: {
    won: (who) => v(who, 'gagnez !', 'gagne !'),
    draw: (names) => `Partie nulle entre ${names}`,
    endings: {
      destroyed: 'La dernière autre base est tombée.',
      resigned: 'Tous les autres ont abandonné.',
      passes: 'Tout le monde a passé à son tour.',
      quiet: 'Dix tours chacun sans carte posée, combat ni rachat.',
      hundred: 'Chacun a eu cent tours.',
    },
    onTheTable: (sums) => `${sums.join(' contre ')} sur la table.`,
    fights: 'Victoires',
    lost: 'Défaites',
    pool: 'Prises',
    base: 'Base',
    standing: 'debout',
    fallen: 'tombée',
    resigned: 'abandon',
    again: 'Rejouer',
    file: 'Enregistrer la partie',
    picture: 'Enregistrer une image',
  },

  handOver: {
    title: (name) => `Passez l’appareil à ${name}`,
    hint: 'La suite n’est que pour ces yeux-là.',
    button: (name) => `Je suis ${name}`,
  },

  refusals: {
    'not-in-hand': () => 'Cette carte n’est pas dans votre main.',
    overlap: () => 'Pas de place : une autre carte s’y trouve.',
    'base-place': () => 'Une base se pose autour de son quartier : ni dedans, ni sur la croix, ni trop loin.',
    'base-near': () => 'C’est trop près d’une autre base.',
    stranded: () => 'Cette carte est coupée de votre base : on ne peut ni y attacher ni la déplacer.',
    'not-adjoining': () => 'Une carte doit partager un bord et un coin avec une carte de votre ligne.',
    'no-card': () => 'Il n’y a pas de carte ici.',
    'no-moves': () => 'Cette partie se joue sans déplacements.',
    'not-yours': () => 'Vous ne déplacez que vos cartes.',
    'base-moves': () => 'Une base ne se déplace pas.',
    'same-place': () => 'La carte y est déjà.',
    'move-far': () =>
      'Une carte se déplace à côté d’une carte à laquelle elle était liée, ou de la suivante.',
    'not-touching': () => 'Votre carte n’y touche aucun adversaire.',
    'not-in-pool': () => 'Cette carte n’est pas dans vos prises.',
    'given-already': () => 'Vous avez déjà donné cette carte.',
    'nothing-to-buy': () => 'Aucune carte de votre couleur n’est dans les réserves.',
    'pool-too-small': (d) => `Vos prises valent ${d['worth']} : aucune carte n’est si bon marché.`,
    'not-your-suit': () => 'Vous ne prenez que des cartes de votre couleur.',
    'taken-already': () => 'Vous avez déjà pris cette carte.',
    'not-in-pools': () => 'Cette carte n’est dans aucune réserve.',
    'too-dear': (d) => `Trop cher : il vous reste ${d['left']}.`,
    'not-your-turn': () => 'Ce n’est pas à vous.',
    'wrong-phase': () => 'Ce n’est pas possible maintenant.',
    over: () => 'La partie est finie.',
  },

  nothingLegal: 'Choisissez d’abord une carte de votre main, ou une de votre ligne à déplacer.',
  rulesTitle: 'Règles : cartes et dés',
  hints: {
    base: 'Près du centre, vous atteignez vite l’adversaire ; loin, il vous atteint mal. Une carte forte protège la base, mais manque à l’attaque.',
    act: 'Touchez une carte : les places permises s’allument. Les croix rouges touchent un adversaire et mènent au combat.',
    fight: 'Vous choisissez l’ordre. Si votre carte tombe, ses autres combats n’ont pas lieu.',
    trade: 'Avec vos prises, vous reprenez vos propres cartes. Le surplus est perdu.',
    pick: 'Vous avez fait tomber une base : prenez ce que vous voulez, c’est gratuit.',
  },
  gotIt: 'Compris',
});
