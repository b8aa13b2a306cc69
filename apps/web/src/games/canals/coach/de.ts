import {
  list,
  ordinal,
  plural,
  signed as signedWhole,
  signedTenths as signed,
  tenths as number,
} from '@santiago/kernel/language/de';
import { translation } from '../../../i18n/translation.ts';
import type { CanalsCoachDictionary } from './en.ts';

export const de = translation<CanalsCoachDictionary>()({
  standing: 'Punkte, wenn dort Schluss wäre',
  think: {
    prices: (parts) =>
      `So viele Escudos ist dir ein früherer Rang beim Pflanzen wert, verglichen mit dem letzten: ${list(parts)}.`,
    price: (rank, price) => `als ${rank}.: ${number(Math.max(0, price))}`,
    area: (size, marks) =>
      `Dort kannst du ein Gebiet aus ${plural(size, 'Plättchen', 'Plättchen')} mit ${plural(marks, 'eigenen Arbeiter', 'eigenen Arbeitern')} haben.`,
    waters: (n) =>
      n === 0
        ? 'Der beste Kanal bewässert noch keinen deiner Arbeiter. Er bereitet die nächsten Runden vor.'
        : `Der beste Kanal bewässert ${n === 1 ? 'einen' : n} deiner Arbeiter.`,
    keep: 'Nichts ist dir jetzt seinen Preis wert.',
  },
  instruments: {
    ditches: 'Was jeder Graben wert ist',
    ditchesHint:
      'Wie viele Punkte mehr (oder weniger) jede Person erwarten kann, wenn dort in dieser Runde ein Kanal gebaut wird. In Klammern: wenn jetzt Schluss wäre. Lohnt ab: der Betrag, ab dem sich das Annehmen für den Aufseher lohnt, wenn jetzt Schluss wäre / so, wie es weitergehen kann.',
    ditch: 'Graben',
    even: 'Lohnt ab',
    worth: (ahead, now) => `${signed(ahead)} (${signedWhole(now)})`,
    evens: (now, ahead) => `${now} / ${ahead}`,
    ranks: 'Was früheres Pflanzen wert ist',
    ranksHint:
      'So viele Escudos ist dir dieser Rang wert, verglichen mit dem letzten. Ein höheres Gebot kostet meist mehr, als es bringt.',
    price: (rank, price) => `Als ${ordinal(rank)}: ${number(Math.max(0, price))}`,
  },
});
