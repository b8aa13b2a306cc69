import { type Crop, CROPS } from '@santiago/canals';

/** A text for every crop. */
export type CropTexts = Readonly<Record<Crop, string>>;

const beginnings = (names: CropTexts, letters: number): string[] =>
  CROPS.map((crop) => names[crop].slice(0, letters).toLowerCase());

/** As many first letters as it takes to tell the crop from all others. */
const letterOf = (names: CropTexts, crop: Crop): string => {
  const name = names[crop];
  for (let letters = 1; letters < name.length; letters++) {
    const begin = name.slice(0, letters).toLowerCase();
    if (beginnings(names, letters).filter((each) => each === begin).length === 1)
      return begin.charAt(0).toUpperCase() + begin.slice(1);
  }
  return name;
};

/** The letters on the tiles of each crop, for people who cannot tell crops by colour or picture. */
export const cropLetters = (names: CropTexts): CropTexts =>
  Object.fromEntries(CROPS.map((crop) => [crop, letterOf(names, crop)])) as Record<Crop, string>;
