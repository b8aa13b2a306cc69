import { list, plural } from '@santiago/kernel/language/de';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { ExerciseDictionary } from './en.ts';

const escudos = (n: number): string => plural(n, 'Escudo', 'Escudos');
const points = (n: number): string => plural(n, 'Punkt', 'Punkte');
const withPoints = (n: number): string => plural(n, 'Punkt', 'Punkten');

export const de = translation<ExerciseDictionary>()({
  kinds: {
    scoring: 'Wertung',
    planting: 'Pflanzen',
    water: 'Wasser',
    bribes: 'Bestechung',
    extra: 'Zusatzkanal',
    auction: 'Auktion',
  },
  goals: {
    result: 'Was ist das Beste für dich, wenn ab hier alle so gut wie möglich spielen?',
    now: 'Was bringt dir die meisten Punkte, wenn gleich danach Schluss wäre?',
    rank: (rank) => `Du bietest zuletzt. Wie viel musst du mindestens bieten, um als ${rank}. zu pflanzen?`,
    overseer:
      'Du bietest zuletzt. Wie wirst du möglichst billig Aufseher, ohne auf einen Arbeiter zu verzichten?',
  },
  wrong: {
    end: (own, others, most, best) =>
      `Dann kommst du auf ${withPoints(own)}, ${list(others)} auf ${most}. Für dich sind ${best} möglich.`,
    now: (own, best) => `Dann hättest du ${points(own)}. Möglich sind ${best}.`,
    rank: (rank) => `Damit pflanzt du als ${rank}.`,
    overseer: (name) => `Dann ist ${name} Aufseher.`,
    passed: 'Damit wirst du Aufseher, setzt aber einen Arbeiter weniger.',
    dear: 'Das geht, aber weniger genügt.',
  },
  right: {
    end: (own, next) =>
      `Richtig! Du kommst auf ${withPoints(own)}. Die zweitbeste Entscheidung bringt ${next}.`,
    now: (own) => `Richtig! Du hättest ${points(own)}: Nichts bringt mehr.`,
    rank: (rank, bid) => `Richtig! Du pflanzt als ${rank}. für ${escudos(bid)}. Weniger genügt nicht.`,
    overseer: (bid) => `Richtig! Du wirst Aufseher für ${escudos(bid)} und behältst alle Arbeiter.`,
  },
});
