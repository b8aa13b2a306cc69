import { botNamed, playBots } from '@santiago/bots';
import { canalsBots } from '@santiago/bots/canals';
import { canals } from '@santiago/canals';
import { makeSetup } from '@santiago/kernel';

const setup = makeSetup(canals.setup, { players: 2 });
if (!setup.ok) throw new Error(setup.fault.text);

const outcome = playBots({
  game: canals,
  setup: setup.value,
  bots: ['steward', 'novice'].map((name) => botNamed(canalsBots, name)),
  seed: 5,
  now: () => 0,
  timed: () => {},
});
console.log(`steward ${outcome.points[0]}, novice ${outcome.points[1]}`);
console.log(`from weak to strong: ${canalsBots.ladder.map(({ name }) => name).join(', ')}`);
