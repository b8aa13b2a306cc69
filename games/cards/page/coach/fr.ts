import { cardsFr as judged } from '@santiago/cards/review/words/fr.ts';
import { fr as later } from '@santiago/review/words/fr.ts';
import { percent, signedTenths as signed } from '@santiago/kernel/language/fr';
import { translation } from '@santiago/table/page/i18n/translation.ts';
import type { CardsCoachDictionary } from './en.ts';

export const fr = translation<CardsCoachDictionary>()({
  judged: { ...judged, reasons: { ...judged.reasons, ...later } },
  standing: 'Cartes reliées à la base',
  instruments: {
    fights: 'Combats avec une carte de votre main',
    fightsHint:
      'Les chances de cette carte dans un combat contre chaque carte de la table. Les cartes face cachée sont estimées d’après ce que les joueurs posent d’habitude. La valeur du combat : en moyenne, valeur gagnée moins valeur perdue. Et combien de cartes seraient coupées ; elles restent sur la table.',
    noFights: 'Pas encore de carte à combattre.',
    card: 'Votre carte',
    against: 'Contre',
    odds: 'Chances',
    balance: 'Valeur',
    cuts: 'Coupées',
    percent,
    signed,
    target: (name, kind, card) =>
      kind === 'down'
        ? `${name} : face cachée`
        : kind === 'base'
          ? `${name} : base ${card}`
          : `${name} : ${card}`,
  },
});
