import { client, commitment, ROUTES } from '@santiago/protocol';

console.log(
  Object.entries(ROUTES)
    .slice(0, 3)
    .map(([name, { method, path }]) => `${name}: ${method} ${path}`)
    .join('\n'),
);

// What the server shows before a match, so that it cannot choose its seed later.
console.log(commitment(new Uint8Array(32)));

// A client is told how to fetch; here nobody answers.
const api = client({ base: 'http://localhost:8080', fetch: async () => Response.json({ games: [] }) });
console.log(typeof api.call, typeof api.follow);
