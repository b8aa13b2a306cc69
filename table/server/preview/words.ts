import { plural as pluralDe } from '@santiago/kernel/language/de';
import { plural as pluralEn } from '@santiago/kernel/language/en';
import { de as ofName, plural as pluralFr } from '@santiago/kernel/language/fr';
import type { Clock, TableInfo } from '@santiago/protocol';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The texts of a link preview. */
interface PreviewWords {
  invites(host: string | null, game: string): string;
  plays(host: string | null, game: string): string;
  readonly players: (players: number) => string;
  readonly minutes: (minutes: number) => string;
  clock(clock: Clock): string;
  here(names: string): string;
  readonly phases: Readonly<Record<Exclude<TableInfo['phase'], 'gathering'>, string>>;
}

const minutesOf = (seconds: number): number => Math.round(seconds / 60);

const en: PreviewWords = {
  invites: (host, game) =>
    host === null ? `You are invited to play ${game}` : `${host} invites you to play ${game}`,
  plays: (host, game) => (host === null ? game : `${game} at ${host}’s table`),
  players: (players) => `${players} players`,
  minutes: (minutes) => `about ${minutes} minutes`,
  clock: (clock) => {
    switch (clock.kind) {
      case 'none':
        return 'no time limit';
      case 'live':
        return `${clock.move} s per turn, ${minutesOf(clock.bank)} min in reserve`;
      case 'days':
        return `${pluralEn(clock.days, 'day', 'days')} per turn`;
    }
  },
  here: (names) => `Already at the table: ${names}.`,
  phases: {
    running: 'The match is in progress. You can watch.',
    over: 'The match is finished.',
    abandoned: 'The match was ended early.',
    frozen: 'The match is paused.',
  },
};

const de: PreviewWords = {
  invites: (host, game) => (host === null ? `Einladung: ${game}` : `${host} lädt dich ein: ${game}`),
  plays: (host, game) => (host === null ? game : `${game} am Tisch von ${host}`),
  players: (players) => `${players} Spieler`,
  minutes: (minutes) => `etwa ${minutes} Minuten`,
  clock: (clock) => {
    switch (clock.kind) {
      case 'none':
        return 'ohne Zeitlimit';
      case 'live':
        return `${clock.move} s je Zug, ${minutesOf(clock.bank)} min Reserve`;
      case 'days':
        return `${pluralDe(clock.days, 'Tag', 'Tage')} je Zug`;
    }
  },
  here: (names) => `Schon da: ${names}.`,
  phases: {
    running: 'Die Partie läuft. Du kannst zuschauen.',
    over: 'Die Partie ist beendet.',
    abandoned: 'Die Partie wurde abgebrochen.',
    frozen: 'Die Partie ist angehalten.',
  },
};

const fr: PreviewWords = {
  invites: (host, game) =>
    host === null ? `Invitation à jouer\u00A0: ${game}` : `${host} vous invite\u00A0: ${game}`,
  plays: (host, game) => (host === null ? game : `${game} à la table ${ofName(host)}`),
  players: (players) => `${players} joueurs`,
  minutes: (minutes) => `environ ${minutes} minutes`,
  clock: (clock) => {
    switch (clock.kind) {
      case 'none':
        return 'sans limite de temps';
      case 'live':
        return `${clock.move} s par tour, ${minutesOf(clock.bank)} min en réserve`;
      case 'days':
        return `${pluralFr(clock.days, 'jour', 'jours')} par tour`;
    }
  },
  here: (names) => `À la table\u00A0: ${names}.`,
  phases: {
    running: 'La partie est en cours. Vous pouvez regarder.',
    over: 'La partie est terminée.',
    abandoned: 'La partie a été arrêtée.',
    frozen: 'La partie est suspendue.',
  },
};

export const WORDS: Readonly<Record<Language, PreviewWords>> = { en, de, fr };
