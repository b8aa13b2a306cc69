import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type MatchFile, readMatch, replay, writeMatch } from '@santiago/kernel';
import { type Action, cards } from '@santiago/cards';
import { ENDINGS } from '../state/state.ts';
import { conserved } from './subject.ts';

const folder = new URL('./matches/', import.meta.url);
const names = readdirSync(folder);

const read = (name: string): { text: string; file: MatchFile<Action> } => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  const file = readMatch(cards, text);
  if (!file.ok) throw new Error(`${name}, line ${file.fault.line}: ${file.fault.text}`);
  return { text, file: file.value };
};

describe('recorded matches', () => {
  test('there is one for every way a match can end', () => {
    const endings = new Set(names.map((name) => name.split('-')[0]));
    expect(endings).toEqual(new Set(ENDINGS));
  });

  for (const name of names) {
    test(`${name} replays to its end and is written again to the byte`, () => {
      const { text, file } = read(name);
      const { state, misplay } = replay(cards, file.setup, file.rows, conserved);
      expect(misplay).toBe(null);
      expect(cards.view(state, 'spectator').phase).toEqual({ kind: 'over', ending: name.split(/[-.]/)[0] });
      expect(writeMatch(cards, file)).toBe(text);
    });
  }
});
