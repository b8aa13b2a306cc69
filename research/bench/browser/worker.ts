import { botNamed } from '@santiago/bots';
import { canalsBots } from '@santiago/canals/bots';
import { type BenchQuestion, timesOf } from '../questions.ts';

/** What the page asks of a bot; each reply says how long every answer took. */
interface BenchCall {
  readonly bot: string;
  readonly questions: readonly BenchQuestion[];
}

declare const self: {
  onmessage: (event: { readonly data: BenchCall }) => void;
  postMessage(times: readonly number[]): void;
};

self.onmessage = ({ data: { bot, questions } }) => {
  self.postMessage(timesOf(botNamed(canalsBots, bot)!, questions));
};

// Not an answer yet: it says that the code is loaded.
self.postMessage([]);
