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
const tileNames = (some: readonly Planted[], names: CanalsNames): string =>
  list(some.map(({ tile }) => tileName(tile, names)));
const adds = (n: number): string => `${points(n)} mehr, sobald das Gebiet bewässert ist`;
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
          : `Ein Kanal auf ${dashed(ditch)} versorgt ${list(watered.map(({ seat, markers: n }) => `${workers(n)} von ${dative(person(seat))}`))} mit Wasser.`;
      const worth = changed.map(({ seat, points: n }) => `${signed(n)} für ${accusative(person(seat))}`);
      return changed.length === 0
        ? `${waters} Wenn jetzt Schluss wäre, änderte das an den Punkten nichts.`
        : `${waters} Punkte, wenn jetzt Schluss wäre: ${list(worth)}.`;
    },
    'canal-idle': ({ ditch, opens }) =>
      `Ein Kanal auf ${dashed(ditch)} bringt keinem Arbeiter Wasser${opens > 0 ? `, nur ${plural(opens, 'freien Feld', 'freien Feldern')}` : ''}.`,
    drying: (
      { square, crop, owner, markers: n, rounds: left, ditches, canals, along },
      { person, crop: cropName },
    ) =>
      `${cropName(crop)} von ${dative(person(owner))} auf ${square} (${workers(n)}): trocken und ${
        left === 0
          ? 'am Ende dieser Runde'
          : left === 1
            ? 'am Ende der nächsten Runde'
            : 'am Ende der übernächsten Runde'
      } Wüste, wenn kein Kanal auf ${either(ditches.map(dashed))} kommt. ${canals === 1 ? 'Zur Rettung genügt ein Kanal' : `Zur Rettung braucht es mindestens ${canals} Kanäle`}${along === 0 ? '' : `; damit ${along === 1 ? 'hätte auch ein weiterer Arbeiter' : `hätten auch ${along} weitere Arbeiter`} Wasser`}.`,
    'has-water': ({ square }) => `Das Feld ${square} ist schon bewässert.`,
    'canal-unbuilt': ({ left }) =>
      `Ein Kanal, der nicht gebaut wird, ist aus dem Spiel. ${left === 0 ? 'Es bleibt keiner' : `Es ${form(left, 'bleibt', 'bleiben')} ${plural(left, 'Kanal', 'Kanäle')}`}.`,
    'area-made': ({ tile, square, size, marks, points: n, seat }, names) =>
      `${tileName(tile, names)} auf ${square} ergibt ein Gebiet aus ${tiles(size)} ${withWorkers(marks)} von ${dative(names.person(seat))}: ${points(n)}, sobald alles bewässert ist.`,
    'area-room': ({ square, open }) =>
      `Das Gebiet um ${square} kann ${open === 0 ? 'nicht wachsen' : `wachsen: ${plural(open, 'freies Feld', 'freie Felder')} ringsum`}.`,
    'then-planted': ({ by, tile, square, points: n }, names) =>
      `Später in der Runde ${names.person(by).you ? 'hast du' : `hat ${names.person(by).name}`} ${tileName(tile, names)} auf ${square} gepflanzt: ${adds(n)}.`,
    'order-got': ({ bid, rank, enough, overseer, before, own, points: n, seat }, names) => {
      const first = `${bid === 0 ? 'Passen' : `Das Gebot ${bid}`} bedeutete: als ${ordinal(rank)} pflanzen${bid === 0 ? ' mit einem Arbeiter weniger' : ''}${overseer ? ' und Aufseher werden' : ''}.`;
      const gone = before.length === 0 ? '' : ` Davor gepflanzt: ${plantings(before, names)}.`;
      const left = ` Für ${accusative(names.person(seat))} blieb: ${tileName(own.tile, names)} auf ${own.square}, ${adds(n)}.`;
      return `${first}${gone}${left}${enough < bid ? ` Ein Gebot von ${enough} hätte gereicht.` : ''}`;
    },
    'order-other': ({ bid, rank, overseer, more, freed, could, gone, open }, names) => {
      const money =
        more > 0 ? `, für ${escudos(more)} mehr` : more < 0 ? `, für ${escudos(-more)} weniger` : '';
      const isSame = freed.length + gone.length === 0;
      const first = `${bid === 0 ? 'Passen' : `Ein Gebot von ${bid}`} hätte ${isSame ? 'auch ' : ''}bedeutet: als ${ordinal(rank)} pflanzen${bid === 0 ? ' mit einem Arbeiter weniger' : ''}${overseer ? ' und Aufseher werden' : ''}${money}.`;
      return [
        first,
        freed.length === 0 ? [] : `Noch zu haben: ${tileNames(freed, names)}.`,
        could === null
          ? []
          : `Am besten davon: ${tileName(could.tile, names)} auf ${could.square}, ${adds(could.points)}.`,
        gone.length === 0 ? [] : `Dann hätten andere schon genommen: ${tileNames(gone, names)}.`,
        open === 0
          ? []
          : `Aber ${plural(open, 'Person', 'Personen')} ${form(open, 'musste', 'mussten')} noch bieten, und ein höheres Gebot ist schwerer zu überbieten.`,
      ]
        .flat()
        .join(' ');
    },
    'overseer-got': ({ overseer, ditch, money }, { person }) =>
      `Als Aufseher ${person(overseer).you ? 'hast du' : `hat ${person(overseer).name}`} für den Kanal auf ${dashed(ditch)} ${escudos(Math.abs(money))} ${money < 0 ? 'bezahlt' : 'bekommen'}.`,
    'bid-free': ({ bid, more, by, rank, own, passed, seat }, { person }) =>
      `Ein Gebot von ${bid}, ${escudos(Math.abs(more))} ${more > 0 ? 'mehr' : 'weniger'}, war noch frei. Später ${person(by).you ? 'hast du' : `hat ${person(by).name}`} es abgegeben und als ${ordinal(rank)} gepflanzt. ${person(seat).you ? 'Du hast' : `${person(seat).name} hat`} als ${ordinal(own)} gepflanzt${passed ? ', mit einem Arbeiter weniger' : ''}.`,
    'planting-fate': ({ square, lost, desert, size, points: n, seat }, { person }) => {
      if (desert !== null)
        return `Das Plättchen auf ${square} bekam kein Wasser und wurde in Runde ${desert} zur Wüste${lost !== null && lost < desert ? `; den ersten Arbeiter verlor es in Runde ${lost}` : ''}.`;
      const dried =
        lost === null ? '' : `Das Plättchen auf ${square} verlor in Runde ${lost} einen Arbeiter. `;
      return `${dried}Am Ende brachte sein Gebiet aus ${tiles(size)} ${dative(person(seat))} ${points(n)}.`;
    },
    'bribe-result': ({ ditch, amount, built, paid, seat }, { person }) => {
      const price = paid === 0 ? '' : ` (Bestechungen dort: ${escudos(paid)})`;
      const went = built === null ? 'kein Kanal' : `ein Kanal auf ${dashed(built)}${price}`;
      if (ditch === null) return `Ohne Geld von ${dative(person(seat))} wurde ${went} gebaut.`;
      const bribe = `${escudos(amount)} von ${dative(person(seat))}`;
      return ditch === built
        ? `${bribe} ${form(amount, 'brachte', 'brachten')} den Kanal auf ${dashed(ditch)}.`
        : `${bribe} ${form(amount, 'brachte', 'brachten')} nichts. Es wurde ${went} gebaut.`;
    },
    'round-dried': ({ lost, deserts, seat }, { person }) => {
      const parts = [
        lost.length === 0 ? [] : `${lost.length === 1 ? 'ein' : 'je ein'} Arbeiter weniger auf ${list(lost)}`,
        deserts.length === 0 ? [] : `Wüste auf ${list(deserts)}`,
      ].flat();
      return `${cap(whose(person(seat), 'Plantagen'))} am Ende der Runde: ${parts.join(', ')}.`;
    },
    'bribe-even': ({ ditch, overseer, even, pool, seat }, { person }) =>
      `Mit dem Geld von ${dative(person(seat))} ${form(pool, 'liegt', 'liegen')} auf ${dashed(ditch)} zusammen ${escudos(pool)}. Nach dem Punktestand auf dem Spielplan ${
        pool < even
          ? `braucht es ${even}, damit sich der Bau dort für ${accusative(person(overseer))} als Aufseher lohnt`
          : `${form(even, 'reicht', 'reichen')} ${even}, damit sich der Bau dort für ${accusative(person(overseer))} als Aufseher lohnt`
      }.`,
    'own-plan': ({ ditch, cost, refused, seat }, { person }) =>
      `Auf ${dashed(ditch)} zu bauen kostet ${accusative(person(seat))} ${escudos(cost)}${refused > 0 ? ` und heißt, eine Bestechung von ${refused} abzulehnen` : ''}.`,
    'pool-taken': ({ ditch, pool, seat }, { person }) =>
      `${dashed(ditch)} anzunehmen bringt ${dative(person(seat))} ${escudos(pool)}.`,
    'money-kept': ({ amount, seat }, { person }) =>
      `Ohne das ${form(amount, 'wäre', 'wären')} ${dative(person(seat))} ${escudos(amount)} geblieben.`,
    'extra-kept': ({ roundsLeft }) => `Der Zusatzkanal wäre noch da. ${later(roundsLeft)}`,
  },
  looks: {
    order: () => 'Schau auf die bisherigen Gebote und die Plättchen dieser Runde: Wer pflanzt vor wem?',
    office: () => 'Schau auf den Aufseher: Was ist es dir wert, in dieser Runde Aufseher zu sein?',
    squares: ({ squares }) => `Schau auf die Felder ${list(squares)}.`,
    intersection: ({ intersection }) => `Schau auf die Gräben, die sich bei ${intersection} treffen.`,
    purse: () => 'Überlege: Lohnt sich jetzt ein Kanal für dich?',
    spring: () => 'Schau, wo ein Kanal die meisten Felder bewässern kann.',
  },
};
