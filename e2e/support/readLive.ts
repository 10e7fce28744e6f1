import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { LiveSetup } from '../../engine/src/core/liveSetup.ts';
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

/** Reads the code of a tab's examples, without its playground; null if it has none. */
export function readTabCode(site: string, tabPath: string): TabCode | null {
  const setup = read(site, tabSetupAddress(tabPath)) as TabSetup | null;
  const examples = setup && { ...setup, playground: null };
  return examples && joinTabCode(tabPath, examples, read(site, examplesAddress(tabPath)) as PublishedExample[]);
}
