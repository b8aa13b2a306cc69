import { cardsDe as judged } from '@santiago/cards/review/words/de.ts';
import { de as later } from '@santiago/review/words/de.ts';
import { percent, signedTenths as signed } from '@santiago/kernel/language/de';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { CardsCoachDictionary } from './en.ts';

export const de = translation<CardsCoachDictionary>()({
  judged: { ...judged, reasons: { ...judged.reasons, ...later } },
  standing: 'Karten, die mit der Basis verbunden sind',
  instruments: {
    fights: 'Kämpfe mit einer Karte aus deiner Hand',
    fightsHint:
      'Die Chance dieser Karte im Kampf gegen jede Karte auf dem Tisch. Verdeckte Karten werden danach geschätzt, welche Karten meist so gelegt werden. Der Wert des Kampfes: im Mittel gewonnener minus verlorener Wert. Und wie viele Karten abgeschnitten würden; sie bleiben auf dem Tisch.',
    noFights: 'Noch gibt es keine Karte, gegen die du kämpfen kannst.',
    card: 'Deine Karte',
    against: 'Gegen',
    odds: 'Chance',
    balance: 'Wert',
    cuts: 'Abgeschnitten',
    percent,
    signed,
    target: (name, kind, card) =>
      kind === 'down' ? `${name}: verdeckt` : kind === 'base' ? `${name}: Basis ${card}` : `${name}: ${card}`,
  },
});
