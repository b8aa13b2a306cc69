import { cropOf, plantersOf, type Tile } from '@santiago/canals';
import type { Person, Reason } from '../reason.ts';
import { gainersOf, type Names, type Words } from './words.ts';

/** What the teacher says, in German. */
const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const withMarkers = (n: number): string => `mit ${plural(n, 'Marker', 'Markern')}`;
const points = (n: number): string => plural(n, 'Punkt', 'Punkte');
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
/** After prepositions with the dative: von dir, von Ana. */
const dative = ({ you, name }: Person): string => (you ? 'dir' : name);
const accusative = ({ you, name }: Person): string => (you ? 'dich' : name);
const lists = new Intl.ListFormat('de', { type: 'conjunction' });
const choices = new Intl.ListFormat('de', { type: 'disjunction' });
const tileName = (tile: Tile, { crop }: Names): string => `${crop(cropOf(tile))} (${plantersOf(tile)})`;
const later = (left: number): string =>
  left === 0
    ? 'eine spätere Runde gibt es dafür nicht'
    : `dafür ${left === 1 ? 'käme noch 1 Runde' : `kämen noch ${left} Runden`}`;
const cards = (n: number): string => plural(n, 'Karte', 'Karten');
/** „deine Basis“, „die Basis von Ana“. */
const whose = ({ you, name }: Person, what: string): string =>
  you ? `deine ${what}` : `die ${what} von ${name}`;
const cap = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const better = (about: Reason['about']): string => (about === 'best' ? 'Die bessere Wahl: ' : '');
const percents = new Intl.NumberFormat('de', { style: 'percent' });
const chance = (percent: number): string => percents.format(percent / 100);

export const de: Words = {
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
    'fight-odds': ({ about, card, owner, target, base, percent, gain, loss, cuts }, names) =>
      `${better(about)}${names.card(card)} gegen ${whose(names.person(owner), base ? 'Basis' : 'Karte')} (${
        target === null ? 'verdeckt' : names.card(target)
      }): ${chance(percent)} Siegchance. Im Mittel gewinnt das ${gain} und verliert ${loss} an Wert${
        base
          ? `; bei einem Sieg ${names.person(owner).you ? 'wärst du' : `wäre ${names.person(owner).name}`} raus`
          : cuts > 0
            ? `; ${cards(cuts)} ${cuts === 1 ? 'wäre' : 'wären'} abgeschnitten`
            : ''
      }.`,
    'base-card': ({ about, card, value, percent }, names) =>
      `${better(about)}${names.card(card)} (${value}) als Basis: Ein Ass nimmt sie mit ${chance(percent)}.`,
    advance: ({ about, seat, card, value, enemy, before, after }, names) => {
      const line = `${better(about)}${names.card(card)} (${value}): ${cap(whose(names.person(seat), 'Reihe'))}`;
      const base = whose(names.person(enemy), 'Basis');
      return after < before
        ? `${line} rückt von ${before} auf ${after} Einheiten an ${base} heran.`
        : `${line} kommt nicht näher als ${after} Einheiten an ${base} heran.`;
    },
    threat: ({ about, card, enemy, percent }, names) =>
      `${better(about)}${names.card(card)} könnte als Nächstes ${whose(names.person(enemy), 'Basis')} angreifen: ${chance(percent)} Siegchance.`,
    'base-open': ({ about, seat, enemy, value, percent }, { person }) =>
      `${better(about)}${cap(whose(person(enemy), 'nächste Karte'))} könnte ${whose(person(seat), 'Basis')} (${value}) angreifen; ein Ass nimmt sie mit ${chance(percent)}.`,
    'move-strands': ({ about, cards: n }) =>
      `${better(about)}Das Versetzen schneidet ${cards(n)} von der Basis ab.`,
    'pass-hand': ({ about, cards: n, worth, passes, players }) =>
      `${better(about)}${n === 0 ? 'Passen mit leerer Hand' : `Passen lässt ${cards(n)} im Wert von ${worth} auf der Hand`}. Es ist Nummer ${passes} von ${players} hintereinander, die ein Unentschieden machen.`,
    resigned: ({ about, hand, table }) =>
      `${better(about)}Aufgeben kostet ${cards(hand)} auf der Hand und ${table} auf dem Tisch.`,
    'pool-give': ({ about, card, value, spend, best, bestValue }, names) =>
      `${better(about)}Mit ${names.card(card)} (${value}) sind ${spend} auszugeben: ${
        best === null ? 'noch für keine Karte genug' : `genug für ${names.card(best)} (${bestValue})`
      }.`,
    'pool-take': ({ about, card, value, left }, names) =>
      `${better(about)}Nach ${names.card(card)} (${value}) bleiben ${left} auszugeben.`,
    'pool-close': ({ about, lost }) =>
      `${better(about)}${lost === 0 ? 'Der Kauf verliert nichts' : `Mit dem Abschluss gehen ${lost} vom Gegebenen verloren`}.`,
    'pool-end': ({ about, worth, best, bestValue }, names) =>
      `${better(about)}Das Ende des Zugs lässt eine Beute im Wert von ${worth} ungenutzt, genug für ${names.card(best)} (${bestValue}).`,
    'pool-pick': ({ about, card, value }, names) =>
      `${better(about)}${names.card(card)} (${value}) kommt umsonst zurück.`,
    'pool-done': ({ about, cards: n, worth }) =>
      `${better(about)}Aufhören lässt ${cards(n)} im Wert von ${worth} in den Vorräten.`,
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
