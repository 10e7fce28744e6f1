import { existsSync, realpathSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';

import { isWithin } from '../serving/fileWithin.ts';
import type { RequestTarget } from '../serving/requestChecks.ts';

/** Vite's address that opens a file in the developer's editor. */
const EDITOR_ADDRESS = '/__open-in-editor';
/** Vite's prefix for files by their absolute path. */
const FILE_PREFIX = '/@fs/';
/** What Vite may take off an address before it looks for a file: `/@id/`, `/@fs/`, marks of virtual modules, schemes. */
const VITE_PREFIX = /^\/+(?:@[^/]*|__x00__|\.{0,2}|[a-z]+:)\//i;
/** Files of a site's folder that describe the project; no page needs them. */
const PROJECT_FILE =
  /^(?:package|package-lock|npm-shrinkwrap|tsconfig(?:\.\w+)?)\.json$|^yarn\.lock$|^pnpm-[\w-]+\.yaml$/;

export interface RequestGuardOptions {
  siteFolder: string;
  /** Folders whose files may be served, without symbolic links. */
  servedFolders: readonly string[];
}

/** Creates a check of requests before Vite gets them; it returns the status to refuse a request with, or null. */
export function createRequestGuard({ siteFolder, servedFolders }: RequestGuardOptions) {
  const isServed = (file: string): boolean => servedFolders.some((folder) => isWithin(file, folder));
  return ({ pathname, search }: RequestTarget, headers: IncomingHttpHeaders): 400 | 403 | 404 | null => {
    if (!isDecodable(pathname) || !isDecodable(search)) {
      return 400;
    }
    if (pathname === EDITOR_ADDRESS) {
      return editorStatus(search, headers, siteFolder);
    }
    if (PROJECT_FILE.test(pathname.slice(1))) {
      return 404;
    }
    const file = pathname.startsWith(FILE_PREFIX)
      ? pathname.slice(FILE_PREFIX.length - 1)
      : path.join(siteFolder, pathname);
    // Modules of examples are named by their absolute paths.
    const found = [file, ...absolutePaths(pathname)].map((each) => realPath(path.normalize(each)));
    return found.every((each) => each === null || each === path.sep || isServed(each)) ? null : 404;
  };
}

/**
 * An editor that opens files runs with the developer's rights: only the dev server's own pages may ask for it, for
 * files of the site. Browsers send the header with every request; other sites can't change it.
 */
function editorStatus(search: string, headers: IncomingHttpHeaders, siteFolder: string): 400 | 403 | null {
  if (headers['sec-fetch-site'] !== 'same-origin') {
    return 403;
  }
  const place = new URLSearchParams(search).get('file');
  if (place === null || place === '') {
    return 400;
  }
  // file:line:column
  const file = realPath(path.resolve(siteFolder, place.replace(/(?::\d+){1,2}$/, '')));
  return file !== null && isWithin(file, realPath(siteFolder) ?? siteFolder) ? null : 403;
}

/** Vite decodes addresses, some twice, and throws for malformed ones. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the absolute paths that an address may stand for once Vite has taken none, one, or all prefixes off. */
function absolutePaths(pathname: string): string[] {
  const paths = [pathname];
  for (let rest = pathname; VITE_PREFIX.test(rest);) {
    rest = rest.replace(VITE_PREFIX, '/');
    paths.push(rest);
  }
  return paths;
}

function realPath(file: string): string | null {
  try {
    return existsSync(file) ? realpathSync(file) : null;
  } catch {
    // Its name is too long or contains a NUL, or it may not be read.
    return null;
  }
}
