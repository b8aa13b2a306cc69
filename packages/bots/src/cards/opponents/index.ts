export { likelihood } from './beliefs.ts';
