import { canalsDe as judged } from '@santiago/canals/review/words/de.ts';
import { de as later } from '@santiago/review/words/de.ts';
import {
  list,
  ordinal,
  plural,
  signed as signedWhole,
  signedTenths as signed,
  tenths as number,
} from '@santiago/kernel/language/de';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { CanalsCoachDictionary } from './en.ts';

export const de = translation<CanalsCoachDictionary>()({
  judged: { ...judged, reasons: { ...judged.reasons, ...later } },
  standing: 'Punkte, wenn die Partie hier zu Ende wäre',
  think: {
    prices: (parts) => `So viele Escudos ist es dir wert, früher statt zuletzt zu pflanzen: ${list(parts)}.`,
    price: (rank, price) => `als ${rank}.: ${number(Math.max(0, price))}`,
    area: (size, marks) =>
      `Dort kannst du ein Gebiet aus ${plural(size, 'Plättchen', 'Plättchen')} mit ${plural(marks, 'eigenen Arbeiter', 'eigenen Arbeitern')} haben.`,
    waters: (n) =>
      n === 0
        ? 'Der beste Kanal bringt noch keiner deiner Plantagen Wasser. Er bereitet die nächsten Runden vor.'
        : `Der beste Kanal versorgt ${n === 1 ? 'einen' : n} deiner Arbeiter mit Wasser.`,
    keep: 'Im Moment lohnt sich hier nichts für dich.',
  },
  instruments: {
    ditches: 'Was jeder Graben wert ist',
    ditchesHint:
      'Wie viele Punkte mehr (oder weniger) jede Person erwarten kann, wenn auf diesem Graben in dieser Runde ein Kanal gebaut wird. In Klammern: wenn jetzt Schluss wäre. „Lohnt sich ab“: So viel muss geboten sein, damit der Aufseher annehmen sollte – links, wenn jetzt Schluss wäre, rechts, wenn weitergespielt wird.',
    ditch: 'Graben',
    even: 'Lohnt sich ab',
    worth: (ahead, now) => `${signed(ahead)} (${signedWhole(now)})`,
    evens: (now, ahead) => `${now} / ${ahead}`,
    ranks: 'Was früheres Pflanzen wert ist',
    ranksHint:
      'So viele Escudos ist es dir wert, so früh statt zuletzt zu pflanzen. Ein höheres Gebot kostet meist mehr, als es bringt.',
    price: (rank, price) => `Als ${ordinal(rank)}: ${number(Math.max(0, price))}`,
  },
});
