import { SETUP_ADDRESS, examplesAddress, tabSetupAddress } from '../../core/codeAddress.ts';
import type { LiveSetup } from '../../core/liveSetup.ts';
import { type PublishedExample, type TabCode, type TabSetup, joinTabCode } from '../../core/tabCode.ts';

const files = new Map<string, Promise<unknown>>();

/** An example, as far as it tells where its code is. */
interface ExamplePlace {
  /** Address of its tab. */
  tabPath: string;
  /** The code of figures isn't published for programs: tabs with figures only have no such file. */
  isFigure: boolean;
}

/** Fetches the code of a tab's examples; for a figure, that of its figures. */
export async function loadTabCode({ tabPath, isFigure }: ExamplePlace): Promise<TabCode> {
  const [setup, published] = await Promise.all([
    loadOnce<TabSetup>(tabSetupAddress(tabPath)),
    isFigure ? [] : loadOnce<PublishedExample[]>(examplesAddress(tabPath))
  ]);
  return joinTabCode(tabPath, setup, published);
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
