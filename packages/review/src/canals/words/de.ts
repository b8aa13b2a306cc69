import { cropOf, plantersOf, type Tile } from '@santiago/canals';
import { plural } from '../../grammar/de.ts';
import type { Person } from '../../reason.ts';
import { gainersOf, type CanalsNames, type CanalsWords } from './words.ts';

const withMarkers = (n: number): string => `mit ${plural(n, 'Marker', 'Markern')}`;
const points = (n: number): string => plural(n, 'Punkt', 'Punkte');
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
/** After prepositions with the dative: von dir, von Ana. */
const dative = ({ you, name }: Person): string => (you ? 'dir' : name);
const accusative = ({ you, name }: Person): string => (you ? 'dich' : name);
const lists = new Intl.ListFormat('de', { type: 'conjunction' });
const choices = new Intl.ListFormat('de', { type: 'disjunction' });
const tileName = (tile: Tile, { crop }: CanalsNames): string => `${crop(cropOf(tile))} (${plantersOf(tile)})`;
const later = (left: number): string =>
  left === 0
    ? 'eine spätere Runde gibt es dafür nicht'
    : `dafür ${left === 1 ? 'käme noch 1 Runde' : `kämen noch ${left} Runden`}`;

/** What is said of the board game, in German. */
export const canalsDe: CanalsWords = {
  reasons: {
    'canal-waters': ({ ditch, gains }, { person }) => {
      const { watered, changed } = gainersOf(gains);
      const waters =
        watered.length === 0
          ? `Ein Kanal auf ${ditch} bewässert nur neutrale Felder`
          : `Ein Kanal auf ${ditch} bewässert ${lists.format(watered.map(({ seat, markers: n }) => `${n} Marker von ${dative(person(seat))}`))}`;
      const worth = changed.map(({ seat, points: n }) => `${signed(n)} für ${accusative(person(seat))}`);
      return changed.length === 0
        ? `${waters}; nach jetzigem Stand ändert das niemandes Punkte.`
        : `${waters}: nach jetzigem Stand ${lists.format(worth)}.`;
    },
    'canal-idle': ({ ditch, opens }) =>
      `Ein Kanal auf ${ditch} bewässert niemandes Marker${opens > 0 ? `, nur ${plural(opens, 'freies Feld', 'freie Felder')}` : ''}.`,
    drying: ({ square, crop, owner, markers: n, rounds: left, ditches }, { person, crop: cropName }) =>
      `${cropName(crop)} von ${dative(person(owner))} auf ${square} (${n} Marker): ${
        left === 0 ? 'am Ende dieser Runde' : `in ${left + 1} Runden`
      } Wüste, wenn nicht ${choices.format(ditches)} gegraben wird.`,
    'area-made': ({ tile, square, size, marks, points: n, joined, seat }, names) =>
      `${tileName(tile, names)} auf ${square} ${joined > 1 ? `verbindet ${joined} Gebiete zu einem aus ${size}` : `ergibt ein Gebiet aus ${size}`} ${withMarkers(marks)} von ${dative(names.person(seat))}: ${points(n)}, sobald alles bewässert ist.`,
    'area-blocked': ({ square, crop, owner, size, marks, open }, { person, crop: cropName }) =>
      `${square} nimmt einem Gebiet aus ${size} (${cropName(crop)}) ${withMarkers(marks)} von ${dative(person(owner))} Platz; frei ${open === 1 ? 'bleibt darum 1 Feld' : `bleiben darum ${open} Felder`}.`,
    'area-shared': ({ square, owner, marks, points: n }, { person }) =>
      `Das Gebiet um ${square} bringt auch ${dative(person(owner))} ${withMarkers(marks)} darin ${points(n)}, sobald es bewässert ist.`,
    'bid-place': ({ about, bid, place, enough, overseer }) => {
      if (about === 'best')
        return `Gegen die abgegebenen Gebote bringt ${bid} Platz ${place} in der Pflanzreihenfolge${overseer ? ' und das Amt des Aufsehers' : ''}.`;
      return enough < bid
        ? `Das Gebot ${bid} brachte Platz ${place} in der Pflanzreihenfolge; ${enough} hätte gereicht.`
        : `Das Gebot ${bid} brachte Platz ${place} in der Pflanzreihenfolge; weniger hätte nicht gereicht.`;
    },
    'pass-marker': ({ about, seat, overseer, field }, { person }) => {
      const who = person(seat);
      if (about === 'best')
        return overseer
          ? `Passen macht ${accusative(who)} zum Aufseher und kostet einen Marker.`
          : `Passen kostet ${accusative(who)} einen Marker, aber kein Geld.`;
      const where = field === null ? '' : ` in einem Gebiet aus ${field}`;
      return overseer
        ? `Passen machte ${accusative(who)} zum Aufseher, kostete aber einen Marker${where}.`
        : `Passen kostete ${accusative(who)} einen Marker${where} und brachte das Amt des Aufsehers nicht.`;
    },
    'bribe-even': ({ ditch, overseer, even, pool, seat }, { person }) =>
      `Nach jetzigem Stand ${person(overseer).you ? 'brauchst du' : `braucht ${person(overseer).name}`} als Aufseher ${even} auf ${ditch}, um den Platz vorzuziehen; mit dem Angebot von ${dative(person(seat))} lägen dort ${pool}.`,
    'own-plan': ({ ditch, cost, refused, seat }, { person }) =>
      `${ditch} selbst zu graben kostet ${accusative(person(seat))} ${cost}${refused > 0 ? ` und schlägt ${refused} aus` : ''}.`,
    'pool-taken': ({ ditch, pool, seat }, { person }) =>
      `${ditch} anzunehmen bringt ${dative(person(seat))} ${pool}.`,
    'extra-used': ({ ditch, points: n, roundsLeft, seat }, { person }) =>
      `Der Extrakanal auf ${ditch} bringt ${dative(person(seat))} nach jetzigem Stand ${signed(n)}; ${later(roundsLeft)}.`,
    'extra-kept': ({ ditch, points: n, roundsLeft, seat }, { person }) =>
      `Der zurückgehaltene Extrakanal hätte ${dative(person(seat))} auf ${ditch} nach jetzigem Stand ${signed(n)} gebracht; ${later(roundsLeft)}.`,
    ahead: ({ when, answer, points: n, next, nextPoints }, { action = (text) => text }) =>
      `„${action(answer)}“ ${when === 'end' ? 'führt zu' : 'bringt'} ${when === 'end' && n !== 1 ? `${n} Punkten` : points(n)}; die nächstbeste Antwort, „${action(next)}“, ${when === 'end' ? 'zu' : 'bringt'} ${nextPoints}.`,
  },
  goals: {
    result: () => 'Was führt für dich zum besten Ergebnis, wenn alle so gut wie möglich weiterspielen?',
    'points-now': () => 'Was bringt dir die meisten Punkte, wenn die Partie gleich danach endete?',
    place: ({ place }) =>
      `Du bietest zuletzt. Was musst du mindestens tun, um an Platz ${place} zu pflanzen?`,
    overseer: () =>
      'Du bietest zuletzt. Wie wirst du Aufseher, ohne einen Marker zu verlieren, so billig wie möglich?',
  },
  looks: {
    order: () => 'Sieh dir die bisherigen Gebote und die Plättchen an: Wer pflanzt vor wem?',
    office: () => 'Sieh dir das Amt des Aufsehers an: Was ist es dir diese Runde wert?',
    squares: ({ squares }) => `Sieh dir die Felder ${lists.format(squares)} an.`,
    intersection: ({ place }) => `Sieh dir die Gräben an, die sich bei ${place} treffen.`,
    purse: () => 'Sieh in deinen Beutel: Ist etwas auf dem Plan jetzt seinen Preis wert?',
    spring: () => 'Sieh dir an, wo die meisten Felder bewässert werden können.',
  },
};
