import { SETUP_ADDRESS, examplesAddress, tabSetupAddress } from '../../core/codeAddress.ts';
import type { LiveSetup } from '../../core/liveSetup.ts';
import { type PublishedExample, type TabCode, type TabSetup, joinTabCode } from '../../core/tabCode.ts';

const files = new Map<string, Promise<unknown>>();

/** Fetches the code of a tab's examples. @param path address of the tab */
export async function loadTabCode(path: string): Promise<TabCode> {
  const [setup, published] = await Promise.all([
    loadOnce<TabSetup>(tabSetupAddress(path)),
    loadOnce<PublishedExample[]>(examplesAddress(path))
  ]);
  return joinTabCode(path, setup, published);
}

/** Fetches the addresses of the libraries and scripts of live examples. */
export function loadLiveSetup(): Promise<LiveSetup> {
  return loadOnce<LiveSetup>(SETUP_ADDRESS);
}

/** Fetches a file once per document; failed requests can be retried. */
function loadOnce<File>(address: string): Promise<File> {
  const known = files.get(address) ?? loadJson(address);
  files.set(address, known);
  known.catch(() => files.delete(address));
  return known as Promise<File>;
}

async function loadJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}.`);
  }
  return response.json();
}
