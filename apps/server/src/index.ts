export { type Config, readConfig } from './config.ts';
export { openDriver, type Server, startServer } from './server.ts';
export { Store } from './store/store.ts';
