import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The fields of a `routes.json` entry that tests use. */
export interface RouteEntry {
  /** Address of the page. */
  path: string;
  /** Address of the tab. */
  tabPath: string;
  title: string;
  source: string;
  package: string | null;
  /** Path of the Markdown file below its package or below the site's folder. */
  relPath: string;
  /** Titles of the inline examples. */
  examples: string[];
  fullscreenExamples: string[];
}

/** Output folder of a site, given by its folder relative to the repository root. */
export function outputOf(site: string): string {
  return resolve(import.meta.dirname, '../..', site, 'dist');
}

/** Reads the tabs of a built site, in navigation order. */
export function readRoutes(site: string): RouteEntry[] {
  return JSON.parse(readFileSync(join(outputOf(site), 'routes.json'), 'utf8')) as RouteEntry[];
}

/** Reads the HTML of a tab's main element. */
export function readPage(site: string, tabPath: string): string {
  const html = readFileSync(join(outputOf(site), tabPath, 'index.html'), 'utf8');
  return /<main id="pb_main"[^>]*>([^]*)<\/main>/.exec(html)?.[1] ?? '';
}
