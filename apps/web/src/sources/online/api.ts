import { client } from '@santiago/protocol/client';

/** The server that this page came from, where it came from one. */
export const api = client({ base: '' });
