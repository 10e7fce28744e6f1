import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { UserError } from '../../core/userError.ts';
import { fileWithin } from '../../site/serving/fileWithin.ts';
import { fetchFile, missingFile } from './fetchFile.ts';

/** The files of a built site, in a folder or at an address. */
export interface SiteFiles {
  /** Folder or address. */
  place: string;
  /** Whether it is on the Web. */
  isRemote: boolean;
  /** Returns the text at an address of the site; null if there is none. @throws (rejects) UserError for a site that is down */
  text(address: string): Promise<string | null>;
  /** Reads JSON. The value is kept for later calls. @throws (rejects) UserError if it is missing or broken */
  json<Value>(address: string): Promise<Value>;
}

/** How long what was read from a server is not asked for again. */
const FRESH_MS = 300_000;
/** How long nothing is asked for after a server took longer than that to fail. */
const PAUSE_MS = 5000;

/**
 * Opens a built site.
 * @param place the folder that `build` wrote, or the address of a deployed site
 * @throws UserError when there is no such folder
 */
export function openSiteFiles(place: string): SiteFiles {
  return /^https?:\/\//.test(place) ? remoteFiles(place.replace(/\/+$/, '')) : localFiles(path.resolve(place));
}

function localFiles(folder: string): SiteFiles {
  if (!existsSync(path.join(folder, 'routes.json'))) {
    throw new UserError(
      `${folder} is no built site. Run "patternbook build" first, or name its folder or address with --from.`
    );
  }
  const text = (address: string): Promise<string | null> => {
    const file = fileWithin(folder, address);
    return Promise.resolve(file === null ? null : readFileSync(file, 'utf8'));
  };
  // A build replaces files: what was made of one is kept until it changes.
  const versionOf = (address: string): string => {
    const stats = statSync(path.join(folder, address), { throwIfNoEntry: false });
    return stats ? `${stats.mtimeMs}:${stats.size}` : '';
  };
  const missing = (address: string): UserError =>
    new UserError(`The site has no ${address}. Build it with this version of patternbook.`);
  return {
    place: folder,
    isRemote: false,
    text,
    json: keptJson(text, { versionOf, missing, forget: () => undefined })
  };
}

function remoteFiles(site: string): SiteFiles {
  const known = new Map<string, { at: number; text: Promise<string | null> }>();
  let failure: { at: number; error: unknown } | null = null;
  const fetchNow = async (address: string): Promise<string | null> => {
    // One call may need several files: it must not wait for each of them until a slow server is given up.
    if (failure !== null && Date.now() - failure.at < PAUSE_MS) {
      throw failure.error;
    }
    const start = Date.now();
    try {
      return await fetchFile(site + encodeURI(address));
    } catch (error) {
      failure = Date.now() - start > PAUSE_MS ? { at: Date.now(), error } : null;
      throw error;
    }
  };
  const text = (address: string): Promise<string | null> => {
    const last = known.get(address);
    if (last !== undefined && Date.now() - last.at < FRESH_MS) {
      return last.text;
    }
    const fetching = fetchNow(address);
    known.set(address, { at: Date.now(), text: fetching });
    // What isn't there may be there for the next call.
    fetching.then(
      (found) => found === null && known.delete(address),
      () => known.delete(address)
    );
    return fetching;
  };
  const json = keptJson(text, {
    versionOf: () => String(Math.floor(Date.now() / FRESH_MS)),
    missing: (address) => missingFile(site + address),
    forget: (address) => known.delete(address)
  });
  return { place: site, isRemote: true, text, json };
}

interface Keeping {
  /** A value is read again when this changes. */
  versionOf: (address: string) => string;
  missing: (address: string) => UserError;
  /** Called for a text that is no JSON. */
  forget: (address: string) => void;
}

function keptJson(
  text: (address: string) => Promise<string | null>,
  { versionOf, missing, forget }: Keeping
): SiteFiles['json'] {
  const kept = new Map<string, { version: string; value: Promise<unknown> }>();
  const read = async (address: string): Promise<unknown> => {
    const content = await text(address);
    if (content === null) {
      throw missing(address);
    }
    try {
      return JSON.parse(content);
    } catch {
      forget(address);
      throw new UserError(`${address} of the site is no JSON. Build it again, or check its address.`);
    }
  };
  return async <Value>(address: string): Promise<Value> => {
    const version = versionOf(address);
    const last = kept.get(address);
    const value = last?.version === version ? last.value : read(address);
    kept.set(address, { version, value });
    value.catch(() => kept.delete(address));
    return (await value) as Value;
  };
}
