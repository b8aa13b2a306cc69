import { client } from '@santiago/protocol/client';

/** The server that this page came from, if it came from one of ours. */
export const api = client({ base: '' });
