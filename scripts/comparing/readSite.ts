import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The files of a built site by the names that they have without hashes of content; several may share one. */
export type SiteFiles = ReadonlyMap<string, readonly SiteFile[]>;

interface SiteFile {
  /** Path as in the folder. */
  path: string;
  /** Reads the content: text without hashes, or the digits of binary content. */
  read: () => string;
}

const TEXT = /(?:\.(?:css|html|js|json|mjs|svg|txt|webmanifest|xml)|\/_\w+)$/;
/** Files of the search index are compressed, and named by their content. */
const COMPRESSED = /\.pf_\w+$/;
const INDEX_NAME = /^(\/search\/.*_)[0-9a-f]{6,}(?=\.pf_)/;
/** The end of the name of an asset. */
const ASSET_HASH = /-([\w-]{8})(?=\.\w)/g;
/** Other hashes in documents: the version of the frame, and the policy's hashes of inline scripts. */
const DOCUMENT_HASH = /(?<=data-frame="|'sha256-)[^"']+/g;

/** Lists the files of a built site. */
export function readSite(folder: string): SiteFiles {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.replace(/[/\\]+$/, '').length)
        .replaceAll(sep, '/')
    )
    .toSorted();
  const hashes = new Set(
    paths
      .filter((path) => path.startsWith('/assets/'))
      .flatMap((path) => [...path.matchAll(ASSET_HASH)].at(-1)?.[1] ?? [])
  );
  const withoutHashes = (text: string): string =>
    text.replace(ASSET_HASH, (whole, hash: string) => (hashes.has(hash) ? '-#' : whole));
  const files = new Map<string, SiteFile[]>();
  for (const path of paths) {
    const name = withoutHashes(path).replace(INDEX_NAME, '$1#');
    const read = (): string => {
      const content = readFileSync(join(folder, path));
      if (TEXT.test(path)) {
        return withoutHashes(content.toString('utf8')).replace(DOCUMENT_HASH, '#');
      }
      return COMPRESSED.test(path) ? gunzipSync(content).toString('latin1') : content.toString('latin1');
    };
    files.set(name, [...(files.get(name) ?? []), { path, read }]);
  }
  return files;
}
