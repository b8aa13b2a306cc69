export { readConfig } from './config.ts';
export { recomputeRatings } from './ratings/recompute.ts';
export { databaseFile, startServer } from './server.ts';
export { backUp, restore } from './store/database/backup.ts';
export { CannotOpen } from './store/database/driver.ts';
