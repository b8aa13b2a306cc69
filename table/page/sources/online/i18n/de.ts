import { plural } from '@santiago/kernel/language/de';
import type { Clock } from '@santiago/protocol';
import { translation } from '../../../i18n/translation.ts';
import type { OnlineDictionary } from './en.ts';

const timeOf = (clock: Clock): string => {
  switch (clock.kind) {
    case 'none':
      return 'ohne Zeitlimit';
    case 'live':
      return `${clock.move} s je Zug, ${Math.round(clock.bank / 60)} min Reserve`;
    case 'days':
      return `${plural(clock.days, 'Tag', 'Tage')} je Zug`;
  }
};

export const de = translation<OnlineDictionary>()({
  invitation: {
    title: (host, game) => (host === '' ? `Einladung: ${game}` : `${host} lädt dich ein: ${game}`),
    timeOf,
    join: 'Mitspielen',
    full: 'Alle Plätze sind besetzt. Du kannst zuschauen, sobald es losgeht.',
    kept: 'Dein Platz ist reserviert.',
    takeSeat: 'Meinen Platz einnehmen',
    players: 'Am Tisch',
    reserved: 'reserviert',
    bot: (level) => `Bot, ${level}`,
    waiting: (n) => `Noch ${plural(n, 'Person', 'Personen')}, dann geht es los.`,
    rated:
      'Diese Partie zählt für die Wertungszahl, sobald sie beginnt. Wer Platz nimmt, ist damit einverstanden; wer sie verlässt, belegt den letzten Platz. Spielhilfen sind aus.',
    formerPlayer: 'Nicht mehr dabei',
  },
  rematch: {
    title: 'Revanche',
    there: (name) => `${name} ✓`,
    missing: (name) => `${name} …`,
    join: 'Revanche',
    start: (names) => `Mit Bot für ${names} starten`,
    notNow: 'Jetzt nicht',
    begun: 'Die Revanche läuft.',
    goThere: 'Zur Revanche',
    early: 'Diese Partie wurde abgebrochen.',
  },
  away: {
    line: (name, time) => (time === null ? `${name} ist nicht da.` : `${name} ist nicht da (${time}).`),
    wait: 'Warten',
    letBot: 'Bot spielen lassen',
  },
  undo: {
    ask: 'Um Rücknahme bitten',
    back: 'Zurücknehmen',
    asked: (names) => `Du hast um Rücknahme gebeten. Es fehlt noch die Antwort von ${names}.`,
    isAsked: (name) => `${name} möchte einen Zug zurücknehmen. Alles danach wird auch zurückgenommen.`,
  },
  history: {
    botFor: ({ name, you }) => `Für ${you ? 'dich' : name} spielt ein Bot.`,
    botLate: ({ name, you }) =>
      you
        ? 'Deine Zeit ist abgelaufen. Ein Bot spielt für dich.'
        : `Die Zeit von ${name} ist abgelaufen. Ein Bot spielt.`,
    botFailed: (name) => `Der Bot ${name} hat nicht geantwortet. Ein einfacherer Bot spielt weiter.`,
    back: ({ name, you }) => (you ? 'Du spielst wieder selbst.' : `${name} spielt wieder selbst.`),
    leftToBot: (name) => `${name} hat den Tisch verlassen. Ein Bot spielt weiter.`,
    leftOpen: (name) => `${name} hat den Tisch verlassen. Der Platz ist frei.`,
    sat: ({ name, you }) =>
      you ? 'Du setzt dich und spielst weiter.' : `${name} setzt sich und spielt weiter.`,
    undoAsked: ({ name, you }) => `${you ? 'Du möchtest' : `${name} möchte`} einen Zug zurücknehmen.`,
    undoDeclined: ({ name, you }) => `${you ? 'Du lehnst' : `${name} lehnt`} die Rücknahme ab.`,
    undone: ({ name, you }) => `${you ? 'Du nimmst' : `${name} nimmt`} einen Zug zurück.`,
    promiseKept: ({ name, you }, to) =>
      `${you ? 'Du hast dein' : `${name} hat das`} Versprechen an ${to.you ? 'dich' : to.name} gehalten.`,
    promiseBroken: ({ name, you }, to) =>
      `${you ? 'Du hast dein' : `${name} hat das`} Versprechen an ${to.you ? 'dich' : to.name} gebrochen.`,
  },
  talk: {
    title: 'Fertige Sätze',
    hint: 'Alle lesen sie in ihrer Sprache. Absprachen binden niemanden.',
    to: 'An',
    kept: (name) => `${name}: gehalten`,
    broken: (name) => `${name}: gebrochen`,
    sentences: {
      hello: 'Hallo!',
      luck: 'Viel Glück!',
      thanks: 'Danke!',
      'well-played': 'Gut gespielt!',
      sorry: 'Entschuldigung!',
      wow: 'Wow!',
      ouch: 'Autsch!',
      moment: 'Einen Moment, bitte.',
      agree: 'Einverstanden.',
      decline: 'Nein, danke.',
    },
  },
  offline:
    'Keine Verbindung. Öffentliche Tische brauchen den Server; diese Seite versucht es alle 10 Sekunden erneut. So lange kannst du an diesem Gerät spielen.',
  unread: (n) => plural(n, 'neue Nachricht', 'neue Nachrichten'),
});
