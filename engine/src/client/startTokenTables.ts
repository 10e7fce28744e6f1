/**
 * Brings the lists of tokens of a page to life; the script for it is fetched by pages that have one.
 * @returns stops
 */
export function startTokenTables(main: HTMLElement): () => void {
  const lifetime = new AbortController();
  const tables = main.querySelectorAll<HTMLElement>('[data-tokens]');
  if (tables.length > 0) {
    void import('./lazy/tokenTable.ts').then(({ startTokenTable }) => {
      tables.forEach((table) => startTokenTable(table, lifetime.signal));
    });
  }
  return () => lifetime.abort();
}
