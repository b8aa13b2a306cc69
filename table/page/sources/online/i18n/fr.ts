import { de, plural } from '@santiago/kernel/language/fr';
import type { Clock } from '@santiago/protocol';
import { translation } from '../../../i18n/translation.ts';
import type { OnlineDictionary } from './en.ts';

const timeOf = (clock: Clock): string => {
  switch (clock.kind) {
    case 'none':
      return 'sans limite de temps';
    case 'live':
      return `${clock.move} s par tour, ${Math.round(clock.bank / 60)} min en réserve`;
    case 'days':
      return `${plural(clock.days, 'jour', 'jours')} par tour`;
  }
};

export const fr = translation<OnlineDictionary>()({
  invitation: {
    title: (host, game) => (host === '' ? `Invitation à jouer : ${game}` : `${host} vous invite : ${game}`),
    timeOf,
    join: 'Participer',
    full: 'Toutes les places sont prises. Vous pourrez regarder la partie.',
    kept: 'Votre place est réservée.',
    takeSeat: 'Prendre ma place',
    players: 'À la table',
    reserved: 'place réservée',
    bot: (level) => `robot, ${level}`,
    waiting: (n) => `Encore ${plural(n, 'personne', 'personnes')}, et la partie commence.`,
    rated:
      'Cette partie est classée dès qu’elle commence. En prenant place, vous l’acceptez\u202F; si vous partez, vous finissez à la dernière place. Les aides de jeu sont désactivées.',
    formerPlayer: 'Place quittée',
  },
  rematch: {
    title: 'Revanche',
    there: (name) => `${name} ✓`,
    missing: (name) => `${name}…`,
    join: 'Revanche',
    start: (names) => `Commencer avec un robot pour ${names}`,
    notNow: 'Pas maintenant',
    begun: 'La revanche a commencé.',
    goThere: 'Aller à la revanche',
    early: 'Cette partie a été arrêtée.',
  },
  away: {
    line: (name, time) => (time === null ? `${name} est hors ligne.` : `${name} est hors ligne (${time}).`),
    wait: 'Attendre',
    letBot: 'Laisser jouer un robot',
  },
  undo: {
    ask: 'Demander à annuler',
    back: 'Annuler le coup',
    asked: (names) => `Vous avez demandé à annuler. Réponse attendue\u00A0: ${names}.`,
    isAsked: (name) => `${name} demande à annuler un coup. Tout ce qui suit est annulé aussi.`,
  },
  history: {
    botFor: ({ name, you }) => `Un robot joue pour ${you ? 'vous' : name}.`,
    botLate: ({ name, you }) =>
      you
        ? 'Votre temps est écoulé. Un robot joue pour vous.'
        : `Le temps ${de(name)} est écoulé. Un robot joue.`,
    botFailed: (name) => `Le robot ${name} n’a pas répondu. Un robot plus simple continue.`,
    back: ({ name, you }) => (you ? 'Vous jouez de nouveau.' : `${name} joue de nouveau.`),
    leftToBot: (name) => `${name} a quitté la table. Un robot continue.`,
    leftOpen: (name) => `${name} a quitté la table. La place est libre.`,
    sat: ({ name, you }) => (you ? 'Vous prenez place et continuez.' : `${name} prend place et continue.`),
    undoAsked: ({ name, you }) => `${you ? 'Vous demandez' : `${name} demande`} à annuler un coup.`,
    undoDeclined: ({ name, you }) => `${you ? 'Vous refusez' : `${name} refuse`} l’annulation.`,
    undone: ({ name, you }) => `${you ? 'Vous annulez' : `${name} annule`} un coup.`,
    promiseKept: ({ name, you }, to) =>
      `${you ? 'Vous avez tenu votre' : `${name} a tenu sa`} promesse envers ${to.you ? 'vous' : to.name}.`,
    promiseBroken: ({ name, you }, to) =>
      `${you ? 'Vous avez rompu votre' : `${name} a rompu sa`} promesse envers ${to.you ? 'vous' : to.name}.`,
  },
  talk: {
    title: 'Phrases toutes prêtes',
    hint: 'Tout le monde les lit dans sa langue. Les accords n’engagent personne.',
    to: 'À',
    kept: (name) => `${name}\u00A0: promesse tenue`,
    broken: (name) => `${name}\u00A0: promesse rompue`,
    sentences: {
      hello: 'Bonjour\u202F!',
      luck: 'Bonne partie\u202F!',
      thanks: 'Merci\u202F!',
      'well-played': 'Bien joué\u202F!',
      sorry: 'Pardon\u202F!',
      wow: 'Waouh\u202F!',
      ouch: 'Aïe\u202F!',
      moment: 'Un instant, s’il vous plaît.',
      agree: 'D’accord.',
      decline: 'Non, merci.',
    },
  },
  offline:
    'Pas de connexion. Les tables publiques sont sur le serveur ; cette page réessaie toutes les 10 secondes. En attendant, vous pouvez jouer sur cet appareil.',
  unread: (n) => plural(n, 'nouveau message', 'nouveaux messages'),
});
