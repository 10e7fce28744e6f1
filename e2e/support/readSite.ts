import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What the tests read of an entry of `routes.json`. */
export interface RouteEntry {
  /** Address of the page. */
  path: string;
  /** Address of the tab. */
  tabPath: string;
  title: string;
  source: string;
  package: string | null;
  /** Titles of the examples that the tab shows inline. */
  examples: string[];
  fullscreenExamples: string[];
}

/** Folder of a built site, given by its own folder below the repository's root. */
export function outputOf(site: string): string {
  return resolve(import.meta.dirname, '../..', site, 'dist');
}

/** The tabs of a built site, in navigation order. */
export function readRoutes(site: string): RouteEntry[] {
  return JSON.parse(readFileSync(join(outputOf(site), 'routes.json'), 'utf8')) as RouteEntry[];
}

/** HTML of a tab's main content. */
export function readPage(site: string, tabPath: string): string {
  const data = readFileSync(join(outputOf(site), 'data', `${tabPath}.json`), 'utf8');
  return (JSON.parse(data) as { main: string }).main;
}
