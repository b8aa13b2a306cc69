/**
 * A square in one whole number: 0 when free and bare. Bit 0 palm, bit 1 taken, bit 2 desert, bits 3–6 tile kind,
 * bits 7–8 markers now, bits 9–10 markers planted, bits 11–13 planter + 1 (0: nobody).
 */
const TAKEN = 2;
const DESERT = 4;
const KIND_SHIFT = 3;
const MARKERS_SHIFT = 7;
const PLANTED_SHIFT = 9;
const PLANTER_SHIFT = 11;
const ONE_MARKER = 1 << MARKERS_SHIFT;

/** A free square with a palm; also the bit that a palm is in a taken one. */
export const PALM = 1;

export const isFree = (square: number): boolean => (square & TAKEN) === 0;
export const isDesert = (square: number): boolean => (square & DESERT) !== 0;
/** Taken and not desert. */
export const isPlantation = (square: number): boolean => (square & (TAKEN | DESERT)) === TAKEN;
export const hasPalm = (square: number): boolean => (square & PALM) !== 0;

export const kindAt = (square: number): number => (square >> KIND_SHIFT) & 15;
export const cropAt = (square: number): number => (square >> (KIND_SHIFT + 1)) & 7;
/** Markers on it now. */
export const markersAt = (square: number): number => (square >> MARKERS_SHIFT) & 3;
/** Markers it was planted with. */
export const plantedAt = (square: number): number => (square >> PLANTED_SHIFT) & 3;
/** The planter's seat, or −1. */
export const planterAt = (square: number): number => ((square >> PLANTER_SHIFT) & 7) - 1;

/** [C27] A free square once a tile lies on it; the palm moves onto the tile. [C25] Without markers it is nobody's. */
export const planted = (square: number, kind: number, markers: number, seat: number): number => {
  const tile = square | TAKEN | (kind << KIND_SHIFT);
  if (markers === 0) return tile;
  return tile | (markers << MARKERS_SHIFT) | (markers << PLANTED_SHIFT) | ((seat + 1) << PLANTER_SHIFT);
};

/** The same with some of its markers dried up already. */
export const withMarkers = (square: number, markers: number): number =>
  (square & ~(3 << MARKERS_SHIFT)) | (markers << MARKERS_SHIFT);

/** [C48] One marker goes to the box. */
export const withoutMarker = (square: number): number => square - ONE_MARKER;

/** [C48] It stays desert, and the palm leaves the game. */
export const toDesert = (square: number): number => (square | DESERT) & ~PALM;

/** [C53] What counts for the planter: the markers, and the palm where at least one marker is there. */
export const marksAt = (square: number): number => {
  const markers = (square >> MARKERS_SHIFT) & 3;
  return markers > 0 ? markers + (square & PALM) : 0;
};
