/** What of this game the build puts into one file (vite.config.ts). */
export const CHUNKS = [
  // The front page shows a board without a table.
  { name: 'water', test: /web\/src\/games\/canals\/(shimmer\.(ts|css)|drawing\.css)$/ },
  // Pages that only name the game and its seats fetch none of its drawings.
  { name: 'canals-words', test: /web\/src\/games\/canals\/(words|Marker|edition|i18n\/en)\.tsx?$/ },
  {
    name: 'canals-table',
    test: /web\/src\/games\/canals\/(?!advance\/|coach\/|lesson\/|exercises\/|i18n\/|rules\/(?!sections))/,
  },
];
