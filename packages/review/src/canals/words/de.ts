import { cropOf, plantersOf, type Tile } from '@santiago/canals';
import { cap } from '@santiago/kernel/language';
import {
  accusative,
  dative,
  either,
  form,
  list,
  ordinal,
  plural,
  signed,
  whose,
} from '@santiago/kernel/language/de';
import type { Planted } from '../reason.ts';
import { dashed, gainersOf, type CanalsNames, type CanalsWords } from './words.ts';

const escudos = (n: number): string => plural(n, 'Escudo', 'Escudos');
const workers = (n: number): string => plural(n, 'Arbeiter', 'Arbeiter');
const withWorkers = (n: number): string => `mit ${plural(n, 'Arbeiter', 'Arbeitern')}`;
const points = (n: number): string => plural(n, 'Punkt', 'Punkte');
const toPoints = (n: number): string => `zu ${plural(n, 'Punkt', 'Punkten')}`;
const tiles = (n: number): string => plural(n, 'Plättchen', 'Plättchen');
const tileName = (tile: Tile, { crop }: CanalsNames): string => `${crop(cropOf(tile))} (${plantersOf(tile)})`;
/** `Bananen (2) auf c3 (Ana)`. */
const plantings = (some: readonly Planted[], names: CanalsNames): string =>
  list(
    some.map(({ seat, tile, square }) => {
      const { you, name } = names.person(seat);
      return `${tileName(tile, names)} auf ${square} (${you ? 'du' : name})`;
    }),
  );
const later = (left: number): string =>
  left === 0
    ? 'Eine spätere Runde gibt es dafür nicht.'
    : `Dafür ${form(left, 'bleibt', 'bleiben')} noch ${plural(left, 'Runde', 'Runden')}.`;

/** What is said of the board game, in German. */
export const canalsDe: CanalsWords = {
  reasons: {
    'canal-waters': ({ ditch, gains }, { person }) => {
      const { watered, changed } = gainersOf(gains);
      const waters =
        watered.length === 0
          ? `Ein Kanal auf ${dashed(ditch)} bewässert nur neutrale Plantagen.`
          : `Ein Kanal auf ${dashed(ditch)} bewässert ${list(watered.map(({ seat, markers: n }) => `${workers(n)} von ${dative(person(seat))}`))}.`;
      const worth = changed.map(({ seat, points: n }) => `${signed(n)} für ${accusative(person(seat))}`);
      return changed.length === 0
        ? `${waters} Wenn jetzt Schluss wäre, änderte das an den Punkten nichts.`
        : `${waters} Punkte, wenn jetzt Schluss wäre: ${list(worth)}.`;
    },
    'canal-idle': ({ ditch, opens }) =>
      `Ein Kanal auf ${dashed(ditch)} bewässert keine Arbeiter${opens > 0 ? `, nur ${plural(opens, 'freies Feld', 'freie Felder')}` : ''}.`,
    drying: ({ square, crop, owner, markers: n, rounds: left, ditches }, { person, crop: cropName }) =>
      `${cropName(crop)} von ${dative(person(owner))} auf ${square} (${workers(n)}): ${
        left === 0
          ? 'am Ende dieser Runde'
          : left === 1
            ? 'am Ende der nächsten Runde'
            : `in ${left + 1} Runden`
      } Wüste, wenn kein Kanal auf ${either(ditches.map(dashed))} kommt.`,
    'area-made': ({ tile, square, size, marks, points: n, joined, seat }, names) =>
      `${tileName(tile, names)} auf ${square} ${joined > 1 ? `verbindet ${joined} Gebiete zu einem` : 'ergibt ein Gebiet'} aus ${tiles(size)} ${withWorkers(marks)} von ${dative(names.person(seat))}: ${points(n)}, sobald alles bewässert ist.`,
    'area-blocked': ({ square, crop, owner, size, marks, open }, { person, crop: cropName }) =>
      `Ein Plättchen auf ${square} ist einem Gebiet im Weg: ${cropName(crop)}, ${tiles(size)} ${withWorkers(marks)} von ${dative(person(owner))}. Daran ${form(open, 'bleibt', 'bleiben')} ${plural(open, 'freies Feld', 'freie Felder')}.`,
    'area-shared': ({ square, owner, marks, points: n }, { person }) =>
      `Das Gebiet um ${square} bringt auch ${dative(person(owner))} ${withWorkers(marks)} darauf ${points(n)}, sobald es bewässert ist.`,
    'bid-rank': ({ about, bid, rank, enough, overseer }) => {
      if (about === 'best')
        return `Gegen die abgegebenen Gebote heißt ${bid} bieten: als ${ordinal(rank)} pflanzen${overseer ? ' und Aufseher werden' : ''}.`;
      return enough < bid
        ? `Das Gebot ${bid} hieß: als ${ordinal(rank)} pflanzen. Ein Gebot von ${enough} hätte gereicht.`
        : `Das Gebot ${bid} hieß: als ${ordinal(rank)} pflanzen. Weniger hätte nicht gereicht.`;
    },
    'order-got': ({ bid, rank, enough, overseer, before, own, seat }, names) => {
      const first = `${bid === 0 ? 'Passen' : `Das Gebot ${bid}`} hieß: als ${ordinal(rank)} pflanzen${bid === 0 ? ' mit einem Arbeiter weniger' : ''}${overseer ? ' und Aufseher werden' : ''}.`;
      const gone = before.length === 0 ? '' : ` Davor gepflanzt: ${plantings(before, names)}.`;
      const left = ` Für ${accusative(names.person(seat))} blieb: ${tileName(own.tile, names)} auf ${own.square}.`;
      return `${first}${gone}${left}${enough < bid ? ` Ein Gebot von ${enough} hätte gereicht.` : ''}`;
    },
    'order-other': ({ bid, rank, overseer, more, freed, gone }, names) => {
      const money =
        more > 0 ? `, für ${escudos(more)} mehr` : more < 0 ? `, für ${escudos(-more)} weniger` : '';
      const first = `${bid === 0 ? 'Passen' : `Ein Gebot von ${bid}`} hätte geheißen: als ${ordinal(rank)} pflanzen${bid === 0 ? ' mit einem Arbeiter weniger' : ''}${overseer ? ' und Aufseher werden' : ''}${money}.`;
      return [
        first,
        freed.length === 0 ? [] : `Dann noch frei: ${plantings(freed, names)}.`,
        gone.length === 0 ? [] : `Dann schon weg: ${plantings(gone, names)}.`,
      ]
        .flat()
        .join(' ');
    },
    'bid-free': ({ bid, more, by, rank }, { person }) =>
      `Ein Gebot von ${bid}, ${escudos(Math.abs(more))} ${more > 0 ? 'mehr' : 'weniger'}, war noch frei. Später ${person(by).you ? 'hast du' : `hat ${person(by).name}`} es abgegeben und als ${ordinal(rank)} gepflanzt.`,
    'planting-fate': ({ square, lost, desert, size, points: n, seat }, { person }) => {
      if (desert !== null)
        return `Das Plättchen auf ${square} bekam kein Wasser und wurde in Runde ${desert} zur Wüste${lost !== null && lost < desert ? `; der erste Arbeiter war in Runde ${lost} weg` : ''}.`;
      const dried =
        lost === null ? '' : `Das Plättchen auf ${square} verlor in Runde ${lost} einen Arbeiter. `;
      return `${dried}Am Ende brachte sein Gebiet aus ${tiles(size)} ${dative(person(seat))} ${points(n)}.`;
    },
    'bribe-result': ({ ditch, amount, built, seat }, { person }) => {
      const went = built === null ? 'kein Kanal' : `ein Kanal auf ${dashed(built)}`;
      if (ditch === null) return `Ohne Geld von ${dative(person(seat))} wurde ${went} gebaut.`;
      const bribe = `${escudos(amount)} von ${dative(person(seat))}`;
      return ditch === built
        ? `${bribe} ${form(amount, 'brachte', 'brachten')} den Kanal auf ${dashed(ditch)}.`
        : `${bribe} ${form(amount, 'brachte', 'brachten')} nichts. Es wurde ${went} gebaut.`;
    },
    'round-dried': ({ lost, deserts, seat }, { person }) => {
      const parts = [
        lost.length === 0 ? [] : `je ein Arbeiter weniger auf ${list(lost)}`,
        deserts.length === 0 ? [] : `Wüste auf ${list(deserts)}`,
      ].flat();
      return `${cap(whose(person(seat), 'Plantagen'))} am Ende der Runde: ${parts.join(', ')}.`;
    },
    'bribe-even': ({ ditch, overseer, even, pool, seat }, { person }) =>
      `Wenn jetzt Schluss wäre, ${person(overseer).you ? 'bräuchtest du' : `bräuchte ${person(overseer).name}`} als Aufseher ${escudos(even)} auf ${dashed(ditch)}, um dort zu bauen. Mit dem Geld von ${dative(person(seat))} liegen dort zusammen ${pool}.`,
    'own-plan': ({ ditch, cost, refused, seat }, { person }) =>
      `Auf ${dashed(ditch)} zu bauen kostet ${accusative(person(seat))} ${escudos(cost)}${refused > 0 ? ` und schlägt ${refused} aus` : ''}.`,
    'pool-taken': ({ ditch, pool, seat }, { person }) =>
      `${dashed(ditch)} anzunehmen bringt ${dative(person(seat))} ${escudos(pool)}.`,
    'extra-used': ({ ditch, points: n, roundsLeft, seat }, { person }) =>
      `Wenn jetzt Schluss wäre, brächte der Zusatzkanal auf ${dashed(ditch)} ${dative(person(seat))} ${signed(n)}. ${later(roundsLeft)}`,
    'extra-unused': ({ ditch, points: n, roundsLeft, seat }, { person }) =>
      `Auf ${dashed(ditch)} hätte der Zusatzkanal ${dative(person(seat))} ${signed(n)} gebracht, wenn jetzt Schluss wäre. ${later(roundsLeft)}`,
    'money-kept': ({ amount, seat }, { person }) =>
      `Ohne das ${form(amount, 'wäre', 'wären')} ${dative(person(seat))} ${escudos(amount)} geblieben.`,
    'extra-kept': ({ roundsLeft }) => `Der Zusatzkanal wäre noch da. ${later(roundsLeft)}`,
    ahead: ({ when, answer, points: n, next, nextPoints }, { action = (text) => text }) =>
      when === 'end'
        ? `„${action(answer)}“ führt ${toPoints(n)}. Die nächstbeste Antwort, „${action(next)}“, führt zu ${nextPoints}.`
        : `„${action(answer)}“ bringt ${points(n)}. Die nächstbeste Antwort, „${action(next)}“, bringt ${nextPoints}.`,
  },
  looks: {
    order: () => 'Schau auf die bisherigen Gebote und die Plättchen dieser Runde: Wer pflanzt vor wem?',
    office: () => 'Schau auf den Aufseher: Was ist es dir wert, diese Runde Aufseher zu sein?',
    squares: ({ squares }) => `Schau auf die Felder ${list(squares)}.`,
    intersection: ({ intersection }) => `Schau auf die Gräben, die sich bei ${intersection} treffen.`,
    purse: () => 'Schau auf dein Geld: Lohnt sich jetzt ein Kanal?',
    spring: () => 'Schau, wo ein Kanal die meisten Felder bewässern kann.',
  },
};
