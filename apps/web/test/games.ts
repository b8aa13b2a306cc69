import { loadGames } from '../src/games.ts';

await loadGames();
