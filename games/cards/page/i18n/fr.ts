import type { Card } from '@santiago/cards';
import { cap } from '@santiago/kernel/language';
import {
  countOf,
  de,
  does,
  form,
  le,
  list,
  number,
  object,
  percentUpTo,
  plural,
  whose,
} from '@santiago/kernel/language/fr';
import type { Who } from '@santiago/table/page/i18n/text.ts';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { CardsDictionary } from './en.ts';

/** Everything the card game says, in French. */
const cards = (n: number): string => plural(n, 'carte', 'cartes');
const people = (all: readonly Who[]): string => list(all.map(object));

const SUITS: Readonly<Record<string, string>> = { S: 'pique', H: 'cœur', C: 'trèfle', D: 'carreau' };
const RANKS: Readonly<Record<string, string>> = { J: 'valet', Q: 'dame', K: 'roi', A: 'as' };
const rank = (card: Card): string => (card === 'JK' ? 'joker' : (RANKS[card.slice(1)] ?? card.slice(1)));
const card = (which: Card): string =>
  which === 'JK' ? 'joker' : `${rank(which)} de ${SUITS[which.charAt(0)]}`;
const fights = (n: number): string => (n > 1 ? `${n} combats` : 'combattre');

export const fr = translation<CardsDictionary>()({
  list,
  card,
  rank,
  percent: percentUpTo,
  yourTurn: 'À vous de jouer',
  title: { first: 'Qui commence ?', base: 'Bases', turn: (n) => `Tour ${n}`, over: 'Fin' },
  heading: {
    seats: 'Joueurs',
    felt: 'Table',
    hand: 'Votre main',
    decision: 'Votre décision',
    log: 'Historique',
    recycle: 'Défausse',
    fight: 'Le combat',
  },
  dir: { v: 'à la verticale', h: 'à l’horizontale' },

  felt: {
    label: 'La table et les cartes',
    keys: 'Choisissez d’abord une carte de votre main. Puis les flèches vont d’un emplacement à l’autre, N et Maj N les parcourent tous, T tourne la carte, Entrée choisit et joue, Échap la repose. M prend une de vos cartes sur la table. Plus, moins et 0 changent le zoom.',
    closer: 'Zoom avant',
    farther: 'Zoom arrière',
    all: 'Afficher l’essentiel',
  },

  seat: {
    hand: (n) => `${cards(n)} en main`,
    pool: (n, worth) => (n === 0 ? 'aucune prise' : `prises : ${cards(n)}, valeur ${worth}`),
    out: 'hors jeu',
    won: 'victoire',
    away: 'hors ligne',
    jokers: (n) => plural(n, 'joker restant', 'jokers restants'),
    empty: 'vide',
  },

  waiting: {
    first: 'Les dés désignent qui commence.',
    base: (who) => `${does(who, 'posez votre', 'pose sa')} base.`,
    act: (who) => (who.you ? 'À vous de jouer.' : `${who.name} réfléchit.`),
    give: (who) => `${does(who, 'rachetez', 'rachète')} des cartes.`,
    fight: (who) => `${does(who, 'choisissez', 'choisit')} le combat suivant.`,
    dice: 'Les dés roulent.',
    pick: (who) => `${does(who, 'reprenez', 'reprend')} des cartes gratuitement.`,
    after: (who) => `${does(who, 'pouvez', 'peut')} racheter des cartes.`,
    over: 'La partie est finie.',
    watching: 'Vous regardez.',
    past: (row, rows) => `Retour en arrière : étape ${row} sur ${rows}`,
  },

  prompt: {
    base: 'Choisissez une carte comme base.',
    basePlace: (which) => `Choisissez un emplacement pour ${le(which)}.`,
    act: 'Posez une carte, ou déplacez-en une de votre ligne.',
    actNoMove: 'Posez une carte, ou passez.',
    actNoHand: 'Déplacez une carte de votre ligne, ou passez.',
    actNothing: 'Pose et déplacement impossibles. Rachetez, ou passez.',
    place: (which) => `Choisissez un emplacement pour ${le(which)}.`,
    move: (which) => `Choisissez où va ${le(which)}.`,
    fight: 'Choisissez la prochaine carte à combattre.',
    trade: 'Rachat : avec quoi payez-vous, que récupérez-vous ?',
    pick: 'Reprenez gratuitement vos cartes (prises et défausse).',
    after: 'Rachetez des cartes, ou finissez votre tour.',
    resign: 'Abandonner ? Vos cartes restent, mais vous êtes hors jeu.',
  },

  button: {
    base: (which) => `Poser ${le(which)} comme base`,
    place: (which) => `Poser ${le(which)}`,
    placeFight: (which, n) => `Poser ${le(which)}, ${fights(n)}`,
    move: (which) => `Déplacer ${le(which)}`,
    moveFight: (which, n) => `Déplacer ${le(which)}, ${fights(n)}`,
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
    resignConfirm: 'Abandonner la partie',
    keepOn: 'Continuer',
    buy: 'Racheter…',
    buyNow: (give, take) => `Payer ${give}, récupérer ${take}`,
    notNow: 'Pas maintenant',
    pick: (n) => (n === 0 ? 'Ne rien reprendre' : `Reprendre ${cards(n)}`),
    undo: 'Annuler le coup',
    skip: 'Avance rapide',
    live: 'Revenir à la partie',
    older: 'Une étape en arrière',
    newer: 'Une étape en avant',
    spot: 'Choisir un emplacement…',
    mover: 'Déplacer une carte…',
  },

  hint: {
    looks: {
      bases: 'Regardez votre quart de la table et les autres bases.',
      opponent: (who) => `Regardez les cartes adverses (${who.name}) que vous pouvez attaquer.`,
      line: 'Regardez le bout de votre ligne.',
      hand: 'Regardez votre main.',
      pools: 'Regardez les cartes des prises et de la défausse.',
      fights: 'Regardez les cartes que la vôtre touche.',
    },
    think: {
      chance: (chance) => `La meilleure attaque a environ ${percentUpTo(chance)} de chances de gagner.`,
      base: 'Une base forte est difficile à détruire, mais cette carte ne peut alors pas attaquer.',
      walk: 'En chemin, des cartes faibles suffisent. Gardez les fortes pour les combats.',
      change: 'Le reste est perdu. Comparez ce que vous payez et ce que vous récupérez.',
      order: 'Si votre carte perd un combat, ses autres combats n’ont pas lieu.',
      wait: 'Toute carte posée peut être attaquée. Est-ce le moment d’en poser une ?',
    },
  },

  trade: {
    give: 'Vous payez avec',
    take: 'Vous récupérez',
    from: (who) => (who.you ? 'de vos prises' : `des prises ${de(who.name)}`),
    fromRecycle: 'de la défausse',
    sum: (given, taken) => `Vous payez ${given} et récupérez ${taken}.`,
    lost: (n) => `Le reste, ${n}, est perdu.`,
    faults: {
      give: 'Choisissez au moins une carte pour payer.',
      take: 'Choisissez au moins une carte à récupérer.',
      short: (n) => `Payez ${n} de plus, ou prenez moins.`,
    },
    begun: 'Vous avez commencé un rachat : terminez-le.',
  },

  preview: {
    noFight: 'Ne touche aucune carte adverse.',
    odds: (which, chance) => `Contre ${which} : ${chance} de chances de gagner ce combat.`,
    faceDown: (who) => (who.you ? 'votre carte face cachée' : `la carte face cachée ${de(who.name)}`),
    faceUp: (who, which) => (who.you ? `votre ${which}` : `${le(which)} ${de(who.name)}`),
    base: (who) => whose(who, 'base'),
    strands: (n) => `Attention : ${plural(n, 'carte est coupée', 'cartes sont coupées')} de votre base.`,
    shows: 'La carte est mise face visible.',
    passEnd: 'Si vous passez maintenant, la partie se termine : tout le monde aura passé.',
    passes: (n) =>
      `${plural(n, 'personne a passé', 'personnes ont passé à la suite')}. Si toutes celles encore en jeu passent sans rachat entre-temps, la partie se termine.`,
    quiet: (n, last) =>
      `${plural(n, 'tour', 'tours')} chacun sans pose, combat ni rachat : la partie se termine après ${last}.`,
    lastTurns: (n, last) =>
      `Encore ${plural(n, 'tour', 'tours')} : la partie se termine après ${last} tours chacun.`,
    strength: (parts) => `Cartes reliées à la base : ${list(parts)}. La plus grande somme gagne.`,
    strengthOf: (who, sum, hidden) =>
      `${object(who)} ${sum}${hidden === 0 ? '' : ` (et ${cards(hidden)} face cachée)`}`,
    stranded: (n) =>
      `${plural(n, 'de vos cartes est coupée', 'de vos cartes sont coupées')} : vous ne pouvez ni poser contre ${form(n, 'elle', 'elles')}, ni ${form(n, 'la', 'les')} déplacer.`,
    canBuy: 'Vous pouvez d’abord racheter des cartes.',
    baseHint:
      'La base reste face cachée jusqu’à son premier combat. Si elle est détruite, vous êtes hors jeu.',
  },

  spot: {
    at: (x, y, dir) => `${number(x)}, ${number(y)} ${dir}`,
    beside: (which) => `à côté de votre ${which}`,
    touches: (parts) => `touche ${list(parts)}`,
    touch: (who, chance) => `${who.name} (${chance})`,
    marked: 'l’emplacement marqué',
    nearest: 'au plus près du centre',
    corner: 'dans le coin extérieur',
    alongX: 'le long du bras latéral de la croix',
    alongY: 'le long du bras du haut ou du bas de la croix',
  },

  label: {
    base: 'base',
    up: 'face visible',
    down: 'face cachée',
    stranded: 'coupée',
    unknown: 'carte inconnue',
    at: (x, y) => `en ${number(x)}, ${number(y)}`,
    none: 'aucune carte sur la table',
    you: 'vous',
  },

  fight: {
    tie: (a, b) => `${a} à ${b}. Égalité : on relance.`,
    wins: (who) => does(who, 'gagnez !', 'gagne !'),
    rolling: 'Les dés roulent…',
    total: (parts, sum) => `${parts.join(' + ')} = ${sum}`,
  },

  log: {
    first: (who) =>
      `${does(who, 'commencez', 'commence')}. La dernière personne à jouer pose la première base.`,
    base: (who, which) =>
      which === null ? `${who.name} pose sa base.` : `${does(who, 'posez', 'pose')} ${le(which)} comme base.`,
    place: (who, which) =>
      which === null ? `${who.name} pose une carte.` : `${does(who, 'posez', 'pose')} ${le(which)}.`,
    touches: (parts) => `La carte touche ${list(parts)}.`,
    move: (who, which) => `${does(who, 'déplacez', 'déplace')} ${le(which)}.`,
    strands: (who, n) =>
      `${cap(form(n, 'coupée', 'coupées'))} de la base : ${countOf(who, n, 'carte', 'cartes')}.`,
    fight: (who, which, other, its) =>
      `${does(who, 'attaquez', 'attaque')} ${other.you ? `votre ${its}` : `${le(its)} ${de(other.name)}`} avec ${le(which)}.`,
    dice: (a, b) => `${a} contre ${b}.`,
    tie: 'Égalité : on relance.',
    takes: (who, which) => `${does(who, 'gagnez', 'gagne')} ${le(which)}.`,
    tableTakes: (which) => `${cap(le(which))} perd et va à la défausse.`,
    gone: 'Le joker quitte la partie.',
    falls: (who) =>
      who.you
        ? 'Votre base est détruite : vous êtes hors jeu.'
        : `La base ${de(who.name)} est détruite : ${who.name} est hors jeu.`,
    joker: (who) => `${does(who, 'recevez', 'reçoit')} un joker.`,
    bought: (who, given, taken, a, b) =>
      `${does(who, 'payez', 'paie')} avec ${list(given.map(le))} (${a}) et ${who.you ? 'récupérez' : 'récupère'} ${list(taken.map(le))} (${b}).`,
    gives: (who, which) => `${does(who, 'payez', 'paie')} un rachat avec ${le(which)}.`,
    buys: (who, which) => `${does(who, 'rachetez', 'rachète')} ${le(which)}.`,
    picksNoMore: (who) => `${does(who, 'ne reprenez', 'ne reprend')} plus de cartes.`,
    ends: (who) => `${does(who, 'finissez votre', 'finit son')} tour sans rachat.`,
    picked: (who, which) => `${does(who, 'reprenez', 'reprend')} ${le(which)} gratuitement.`,
    pass: (who) => `${does(who, 'passez', 'passe')}.`,
    resign: (who) =>
      who.you ? 'Vous abandonnez : vous êtes hors jeu.' : `${who.name} abandonne et est hors jeu.`,
    won: (who) => `${does(who, 'avez', 'a')} la dernière base debout.`,
    draw: (all) => `Partie nulle entre ${people(all)}.`,
    strongest: (who, sums) =>
      `${does(who, 'avez', 'a')} la plus grande valeur reliée à une base : ${sums.join(' – ')}.`,
    empty: 'La partie commence.',
    showStep: 'Afficher cette étape',
    bases: 'Bases',
    turn: (n) => `Tour ${n}`,
  },

  result: {
    won: (who) => does(who, 'gagnez !', 'gagne !'),
    draw: (all) => `Partie nulle entre ${people(all)}`,
    endings: {
      destroyed: 'La dernière base adverse est détruite.',
      resigned: 'Le dernier adversaire a abandonné.',
      passes: 'Toutes les personnes encore en jeu ont passé à la suite.',
      quiet: 'Dix tours chacun sans pose, combat ni rachat.',
      hundred: '100 tours chacun.',
    },
    onTheTable: (sums) => `Cartes reliées aux bases : ${sums.join(' – ')}.`,
    fights: 'Combats',
    fightsWon: 'gagnés',
    fightsLost: 'perdus',
    pool: 'Prises',
    standing: 'debout',
    fallen: 'détruite',
    resigned: 'abandon',
    again: 'Rejouer',
    file: 'Enregistrer le fichier de partie',
    picture: 'Enregistrer une image',
  },

  handOver: {
    title: (name) => `Passez l’appareil à ${name}`,
    hint: 'Les autres ne doivent pas voir la suite.',
    button: (name) => `Je suis ${name}`,
  },

  talk: {
    seat: 'À propos de',
    sentences: {
      truce: (_) => 'Pas d’attaque entre nous aux prochains tours.',
      against: (name) => `Attaquons ${name} ensemble.`,
      beware: (name) => `Attention à ${name}\u202F!`,
    },
  },

  refusals: {
    'not-in-hand': () => 'Cette carte n’est pas dans votre main. Choisissez-en une autre.',
    overlap: () => 'Une autre carte s’y trouve. Choisissez un emplacement libre.',
    'base-place': () =>
      'Posez votre base dans votre quart, dans le cadre et hors du carré entre les bras de la croix. Elle peut toucher la croix, mais pas la couvrir.',
    'base-near': () => 'C’est trop près d’une autre base. Choisissez un emplacement plus éloigné.',
    stranded: () =>
      'Cette carte est coupée de votre base : vous ne pouvez ni poser contre elle, ni la déplacer. Choisissez une carte reliée.',
    'not-adjoining': () => 'Posez-la bord à bord contre une carte reliée à votre base, coin sur coin.',
    'no-card': () => 'Il n’y a pas de carte ici. Choisissez une carte de la table.',
    'no-moves': () => 'Dans cette partie, les cartes ne se déplacent pas. Posez-en une, ou passez.',
    'not-yours': () => 'Ce n’est pas votre carte. Déplacez une des vôtres.',
    'base-moves': () => 'Une base ne se déplace pas. Choisissez une autre carte.',
    'same-place': () => 'La carte y est déjà. Choisissez un autre emplacement.',
    'move-far': () =>
      'C’est trop loin : une carte va à côté d’une de ses voisines, ou d’une voisine de celles-ci.',
    'not-touching': () => 'Votre carte n’y touche aucune carte adverse. Choisissez-en une qu’elle touche.',
    'not-in-pool': () => 'Cette carte n’est pas dans vos prises. Choisissez-en une qui y est.',
    'given-already': () => 'Vous payez déjà avec cette carte. Choisissez-en une autre.',
    'nothing-to-buy': () => 'Il n’y a aucune carte de votre couleur à racheter.',
    'pool-too-small': (d) => `Vos prises valent ${d['worth']} : pas assez pour une carte.`,
    'not-your-suit': () => 'Vous ne récupérez que des cartes de votre couleur.',
    'taken-already': () => 'Vous récupérez déjà cette carte. Choisissez-en une autre.',
    'not-in-pools': () =>
      'Cette carte n’est ni dans des prises ni dans la défausse. Choisissez-en une autre.',
    'too-dear': (d) => `Il vous reste ${d['left']}. Payez plus, ou prenez moins.`,
    'not-your-turn': () => 'Ce n’est pas à vous de jouer.',
    'wrong-phase': () => 'Ce n’est pas possible maintenant.',
    over: () => 'La partie est finie.',
  },

  nothingLegal: 'Choisissez d’abord une de vos cartes.',
  rulesTitle: 'Règles',
  hints: {
    base: 'Près du centre, vous attaquez plus tôt ; loin, votre base est plus sûre.',
    act: 'Appuyez sur une carte : ses emplacements s’allument. Sur une croix rouge, elle combat.',
    fight: 'Vous choisissez l’ordre. Si votre carte perd, ses autres combats n’ont pas lieu.',
    trade: 'Payez avec des cartes gagnées pour récupérer les vôtres. Le surplus est perdu.',
    pick: 'Vous avez détruit une base : vous pouvez reprendre gratuitement des cartes de votre couleur.',
  },
  gotIt: 'Compris',
});
