import { HISTORY_ADDRESS } from '../../core/historyAddress.ts';
import { type History, openHistory } from '../../history/history.ts';
import { HISTORY_FORMAT, type HistoryFile } from '../../history/historyFile.ts';
import { fetchJson } from '../fetchJson.ts';

/** The stored releases of the site, and the pages of their components. */
export interface Releases {
  history: History;
  /** Returns the address of the page that documents a component; null if none does. @param id module and name */
  pageOf: (id: string) => string | null;
}

/** Of the rows of the file, only what is needed. */
type ComponentRows = readonly { id: string; pages: readonly { path: string }[] }[];

let loaded: Promise<Releases> | null = null;

/** Loads the releases once; a failure is tried again by the next call. @throws (rejects) Error if a file can't be loaded */
export function loadReleases(): Promise<Releases> {
  loaded ??= load().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

async function load(): Promise<Releases> {
  const [file, rows] = (await Promise.all([fetchJson(HISTORY_ADDRESS), fetchJson('/api/components.json')])) as [
    { format: number },
    ComponentRows
  ];
  // After the site was published again, the script of an open page may be older than the file.
  if (!isHistoryFile(file)) {
    throw new Error(`${HISTORY_ADDRESS} has another format.`);
  }
  const pages = new Map(rows.map(({ id, pages: [first] }) => [id, first?.path ?? null]));
  return { history: openHistory(file), pageOf: (id) => pages.get(id) ?? null };
}

function isHistoryFile(file: { format: number }): file is HistoryFile {
  return file.format === HISTORY_FORMAT;
}
