import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { LiveSetup } from '../../engine/src/core/liveSetup.ts';
import { SPECIMEN_CLASS } from '../../engine/src/core/playground.ts';
import { examplesAddress, tabSetupAddress } from '../../engine/src/core/codeAddress.ts';
import { type PublishedExample, type TabCode, type TabSetup, joinTabCode } from '../../engine/src/core/tabCode.ts';

function read(site: string, name: string): unknown {
  const file = join(resolve(import.meta.dirname, '../..', site, 'dist'), name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : null;
}

/** Reads the live setup of a built site. */
export function readLiveSetup(site: string): LiveSetup {
  return read(site, 'code.json') as LiveSetup;
}

/** Reads the code of a tab's examples and figures, without its playground; null if it has none. */
export function readTabCode(site: string, tabPath: string): TabCode | null {
  const setup = read(site, tabSetupAddress(tabPath)) as TabSetup | null;
  if (setup === null) {
    return null;
  }
  const figures = Object.entries(setup.unpublished).filter(([, { previewClass }]) => !isPlayground(previewClass));
  // Tabs that have only figures publish none.
  const isPublished = Object.keys(setup.examples).length > 0;
  const published = isPublished ? (read(site, examplesAddress(tabPath)) as PublishedExample[]) : [];
  return joinTabCode(tabPath, { ...setup, unpublished: Object.fromEntries(figures) }, published);
}

function isPlayground(previewClass: string): boolean {
  return previewClass.split(' ').includes(SPECIMEN_CLASS);
}
