/** What of this game the build puts into one file (vite.config.ts). */
export const CHUNKS = [
  // The front page shows a board without a table.
  { name: 'water', test: /games\/canals\/page\/(motion\/shimmer\.(ts|css)|board\/drawing\.css)$/ },
  // Pages that only name the game and its seats fetch none of its drawings.
  { name: 'canals-words', test: /games\/canals\/page\/(words|symbols\/(Marker|edition)|i18n\/en)\.tsx?$/ },
  {
    name: 'canals-table',
    test: /games\/canals\/page\/(?!about\/|levels|shelf|setup|advance\/|coach\/|lesson\/|exercises\/|i18n\/|worker\/|rulebook\/(?!sections))/,
  },
];
