import { botNamed } from '@santiago/bots';
import { GAME, questionsOf, timesOf } from '../questions.ts';

/** What the page asks: one decision at once, then many out of matches among the table's kind. */
interface Asked {
  readonly bot: string;
  readonly decisions: number;
  readonly table: string;
}

declare const self: {
  onmessage: (event: { readonly data: Asked }) => void;
  postMessage(times: readonly number[]): void;
};

self.onmessage = ({ data: { bot: name, decisions, table } }) => {
  const bot = botNamed(GAME, name)!;
  const [first] = questionsOf(1, 'random');
  self.postMessage(timesOf(bot, [first!]));
  self.postMessage(timesOf(bot, questionsOf(decisions, table)));
};
