import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { errorText, UserError } from '../../core/userError.ts';
import { fileWithin } from '../../site/serving/fileWithin.ts';

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

const TIMEOUT_MS = 20_000;
/** Larger answers are no files of a documentation site. */
const MOST_BYTES = 32_000_000;
/** How long what was read from a server is not asked for again. */
const FRESH_MS = 300_000;

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
  return { place: folder, isRemote: false, text, json: keptJson(text, versionOf) };
}

function remoteFiles(site: string): SiteFiles {
  const known = new Map<string, { at: number; text: Promise<string | null> }>();
  const text = (address: string): Promise<string | null> => {
    const last = known.get(address);
    if (last !== undefined && Date.now() - last.at < FRESH_MS) {
      return last.text;
    }
    const fetching = fetchText(site + encodeURI(address));
    known.set(address, { at: Date.now(), text: fetching });
    fetching.catch(() => known.delete(address));
    return fetching;
  };
  return { place: site, isRemote: true, text, json: keptJson(text, () => String(Math.floor(Date.now() / FRESH_MS))) };
}

async function fetchText(address: string): Promise<string | null> {
  const hint = 'Try again later, or start the server with the folder of a built site (--from).';
  let response: Response;
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (cause) {
    throw new UserError(
      `${address} can't be read: ${errorText(cause instanceof Error ? (cause.cause ?? cause) : cause)}. ${hint}`
    );
  }
  if (response.status === 404 || response.status === 410) {
    return null;
  }
  if (!response.ok) {
    throw new UserError(`${address} can't be read: the server answered ${response.status}. ${hint}`);
  }
  if (Number(response.headers.get('content-length') ?? 0) > MOST_BYTES) {
    throw new UserError(`${address} is larger than any file of a documentation site.`);
  }
  return response.text();
}

function keptJson(
  text: (address: string) => Promise<string | null>,
  versionOf: (address: string) => string
): SiteFiles['json'] {
  const kept = new Map<string, { version: string; value: Promise<unknown> }>();
  const read = async (address: string): Promise<unknown> => {
    const content = await text(address);
    if (content === null) {
      throw new UserError(`The site has no ${address}. Build it with this version of patternbook.`);
    }
    try {
      return JSON.parse(content);
    } catch {
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
