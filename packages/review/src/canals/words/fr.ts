import { cropOf, plantersOf, type Tile } from '@santiago/canals';
import { cap, plural } from '../../grammar/fr.ts';
import type { Person } from '../../reason.ts';
import { gainersOf, type CanalsNames, type CanalsWords } from './words.ts';

const markers = (n: number): string => plural(n, 'marqueur', 'marqueurs');
const points = (n: number): string => plural(n, 'point', 'points');
const rounds = (n: number): string => plural(n, 'tour', 'tours');
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
const whom = ({ you, name }: Person): string => (you ? 'vous' : name);
const toWhom = ({ you, name }: Person): string => (you ? 'à vous' : `à ${name}`);
/** `vous coûte 3`, `coûte 3 à Ana`. */
const given = (verb: string, what: number | string, who: Person): string =>
  who.you ? `vous ${verb} ${what}` : `${verb} ${what} à ${who.name}`;
const pointsOf = ({ you, name }: Person): string => (you ? 'vos points' : `les points de ${name}`);
const lists = new Intl.ListFormat('fr', { type: 'conjunction' });
const choices = new Intl.ListFormat('fr', { type: 'disjunction' });
const tileName = (tile: Tile, { crop }: CanalsNames): string => `${crop(cropOf(tile))} (${plantersOf(tile)})`;
const later = (left: number): string =>
  left === 0 ? 'il n’y a plus de tour pour lui' : `il reste ${rounds(left)} pour lui`;

/** What is said of the board game, in French. */
export const canalsFr: CanalsWords = {
  reasons: {
    'canal-waters': ({ ditch, gains }, { person }) => {
      const { watered, changed } = gainersOf(gains);
      const waters =
        watered.length === 0
          ? `Un canal en ${ditch} n’irrigue que des champs neutres`
          : `Un canal en ${ditch} irrigue ${lists.format(watered.map(({ seat, markers: n }) => `${markers(n)} ${toWhom(person(seat))}`))}`;
      const worth = changed.map(({ seat, points: n }) => `${signed(n)} pour ${whom(person(seat))}`);
      return changed.length === 0
        ? `${waters} ; en l’état, cela ne change les points de personne.`
        : `${waters} : en l’état ${lists.format(worth)}.`;
    },
    'canal-idle': ({ ditch, opens }) =>
      `Un canal en ${ditch} n’irrigue les marqueurs de personne${opens > 0 ? `, seulement ${plural(opens, 'case libre', 'cases libres')}` : ''}.`,
    drying: ({ square, crop, owner, markers: n, rounds: left, ditches }, { person, crop: cropName }) =>
      `${cap(cropName(crop))} en ${square} (${markers(n)} ${toWhom(person(owner))}) : un désert ${
        left === 0 ? 'à la fin de ce tour' : `dans ${rounds(left + 1)}`
      } si ${choices.format(ditches)} n’est pas creusé.`,
    'area-made': ({ tile, square, size, marks, points: n, joined, seat }, names) =>
      `${cap(tileName(tile, names))} en ${square} ${joined > 1 ? `réunit ${joined} zones en une de ${size}` : `fait une zone de ${size}`} avec ${markers(marks)} ${toWhom(names.person(seat))} : ${points(n)} une fois le tout irrigué.`,
    'area-blocked': ({ square, crop, owner, size, marks, open }, { person, crop: cropName }) =>
      `${square} prend de la place à une zone de ${size} (${cropName(crop)}) avec ${markers(marks)} ${toWhom(person(owner))} ; il reste ${plural(open, 'case libre', 'cases libres')} autour.`,
    'area-shared': ({ square, owner, marks, points: n }, { person }) =>
      `La zone en ${square}, avec ${markers(marks)} ${toWhom(person(owner))}, ${given('rapporte', points(n), person(owner))} aussi une fois irriguée.`,
    'bid-place': ({ about, bid, place, enough, overseer }) => {
      if (about === 'best')
        return `Contre les mises faites, ${bid} donne la place ${place} dans l’ordre de plantation${overseer ? ' et la charge de contrôleur' : ''}.`;
      return enough < bid
        ? `La mise de ${bid} a donné la place ${place} dans l’ordre de plantation ; ${enough} aurait suffi.`
        : `La mise de ${bid} a donné la place ${place} dans l’ordre de plantation ; moins n’aurait pas suffi.`;
    },
    'pass-marker': ({ about, seat, overseer, field }, { person }) => {
      const who = person(seat);
      if (about === 'best')
        return overseer
          ? `En passant, ${who.you ? 'vous devenez' : `${who.name} devient`} contrôleur, pour un marqueur de moins.`
          : `En passant, ${who.you ? 'vous perdez' : `${who.name} perd`} un marqueur mais pas d’argent.`;
      const where = field === null ? '' : ` dans une zone de ${field}`;
      return overseer
        ? `En passant, ${who.you ? 'vous êtes devenu' : `${who.name} est devenu`} contrôleur, mais au prix d’un marqueur${where}.`
        : `Passer a coûté un marqueur${where} ${toWhom(who)}, sans donner la charge de contrôleur.`;
    },
    'bribe-even': ({ ditch, overseer, even, pool, seat }, { person }) =>
      `En l’état, il faut ${even} en ${ditch} pour que ${person(overseer).you ? 'vous le préfériez, contrôleur' : `${person(overseer).name}, contrôleur, le préfère`} ; avec l’offre ${toWhom(person(seat))}, il y aurait ${pool}.`,
    'own-plan': ({ ditch, cost, refused, seat }, { person }) =>
      `Creuser ${ditch} ${given('coûte', cost, person(seat))}${refused > 0 ? ` et refuse ${refused}` : ''}.`,
    'pool-taken': ({ ditch, pool, seat }, { person }) =>
      `Accepter ${ditch} ${given('rapporte', pool, person(seat))}.`,
    'extra-used': ({ ditch, points: n, roundsLeft, seat }, { person }) =>
      `Le canal supplémentaire en ${ditch} change de ${signed(n)} ${pointsOf(person(seat))} en l’état ; ${later(roundsLeft)}.`,
    'extra-kept': ({ ditch, points: n, roundsLeft, seat }, { person }) =>
      `Le canal supplémentaire gardé aurait changé de ${signed(n)} ${pointsOf(person(seat))} en ${ditch} en l’état ; ${later(roundsLeft)}.`,
    ahead: ({ when, answer, points: n, next, nextPoints }, { action = (text) => text }) =>
      `« ${action(answer)} » ${when === 'end' ? 'mène à' : 'donne'} ${points(n)} ; la meilleure réponse suivante, « ${action(next)} », ${when === 'end' ? 'à' : 'donne'} ${nextPoints}.`,
  },
  goals: {
    result: () => 'Qu’est-ce qui mène pour vous au meilleur résultat, si tous jouent ensuite au mieux ?',
    'points-now': () => 'Qu’est-ce qui vous donne le plus de points si la partie finissait juste après ?',
    place: ({ place }) =>
      `Vous misez en dernier. Que faut-il faire au minimum pour planter à la place ${place} ?`,
    overseer: () =>
      'Vous misez en dernier. Comment devenir contrôleur sans perdre de marqueur, au plus bas prix ?',
  },
  looks: {
    order: () => 'Regardez les mises faites et les tuiles proposées : qui plante avant qui ?',
    office: () => 'Regardez la charge de contrôleur : que vaut-elle pour vous ce tour ?',
    squares: ({ squares }) => `Regardez les cases ${lists.format(squares)}.`,
    intersection: ({ place }) => `Regardez les fossés qui se rejoignent en ${place}.`,
    purse: () => 'Regardez votre bourse : y a-t-il sur le plateau quelque chose qui vaut son prix ?',
    spring: () => 'Regardez où le plus de champs peuvent être irrigués.',
  },
};
