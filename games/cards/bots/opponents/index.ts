export { Beliefs, likelihood } from './beliefs.ts';
