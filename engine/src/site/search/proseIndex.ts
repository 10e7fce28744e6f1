import { close, createIndex } from 'pagefind';

import { shortHash } from '../../content/files.ts';
import { siteLanguage } from '../../core/language.ts';
import { passageContent } from '../../search/builtIn/prosePassage.ts';
import { proseAddress } from '../../search/searchFiles.ts';
import type { SearchRecord } from '../../core/searchRecord.ts';

/** The passages of one index of prose, of which a large site has several. */
export interface ProsePart {
  /** Folder of its files, with a slash at the end. */
  address: string;
  passages: readonly SearchRecord[];
  /** Folders of the parts that browsers search with it; only those of the first part. */
  further: readonly string[];
}

/** A file of the prose index. */
interface ProseFile {
  address: string;
  content: string | Uint8Array;
}

/** Passages of an index: its process takes some 75 KB of memory for each, and browsers some requests for each index. */
const MOST_PASSAGES = 5000;
/** Files of Pagefind that browsers never request: its user interfaces and its worker; the search has its own. */
const UNUSED = /-(?:ui|highlight|worker)\./;
/** The program, which is the same for all parts. */
const SCRIPT = 'pagefind.js';
const WASM = /^wasm\./;
/** Enough digits of a hash to distribute pages evenly. */
const HASH_LENGTH = 8;

/**
 * Divides the prose of a site into parts of similar size. All passages of a page are in one part, which depends only on
 * its address and the number of parts, so that an edit changes one part, and words are equally rare in all of them.
 */
export function divideProse(passages: readonly SearchRecord[], most = MOST_PASSAGES): ProsePart[] {
  const count = Math.max(1, Math.ceil(passages.length / most));
  const parts = Array.from({ length: count }, (): SearchRecord[] => []);
  for (const passage of passages) {
    parts[count === 1 ? 0 : Number.parseInt(shortHash(passage.page, HASH_LENGTH), 16) % count]?.push(passage);
  }
  const further = parts.slice(1).map((_, index) => proseAddress(index + 1));
  return parts.map((own, index) => ({
    address: proseAddress(index),
    passages: own,
    further: index === 0 ? further : []
  }));
}

/** Settles when the last requested index has been built or has failed. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Builds the index of a part of the prose. Indexes are built one after another, each in a process of its own: Pagefind
 * has one process at a time, and closing it would abort builds in progress.
 * @throws (rejects) Error naming the passage that could not be added
 */
export function makeProseIndex(part: ProsePart): Promise<ProseFile[]> {
  const files = previous.then(() => indexPassages(part));
  previous = files.catch(() => undefined);
  return files;
}

async function indexPassages({ address, passages, further }: ProsePart): Promise<ProseFile[]> {
  const { index, errors } = await createIndex({});
  if (!index) {
    throw new Error(`The index of prose could not be begun: ${errors.join(', ')}`);
  }
  try {
    // Pagefind adds them in this order: to wait for each answer would take longer, with the same result.
    await Promise.all(
      passages.map(async (passage) => {
        const added = await index.addCustomRecord(toCustomRecord(passage));
        if (added.errors.length > 0) {
          throw new Error(`The passage ${passage.address} could not be indexed: ${added.errors.join(', ')}`);
        }
      })
    );
    const isFirst = address === proseAddress(0);
    const { files } = await index.getFiles();
    return files
      .filter(({ path }) => !UNUSED.test(path) && (isFirst || (path !== SCRIPT && !WASM.test(path))))
      .map(({ path, content }) => ({
        address: `${address}${path}`,
        content: path === SCRIPT && further.length > 0 ? withParts(content, further) : content
      }));
  } finally {
    await close();
  }
}

/** Adds the folders of further parts to Pagefind's script, so that browsers need no request to know them. */
function withParts(script: Uint8Array, further: readonly string[]): string {
  return `${Buffer.from(script).toString('utf8')}\nexport const furtherIndexes=${JSON.stringify(further)};\n`;
}

function toCustomRecord({ title, address, page, section, place, badge, text }: SearchRecord) {
  return {
    url: address,
    content: passageContent({ place, title }, text),
    language: siteLanguage(),
    meta: { title, page, section, place: JSON.stringify(place), ...(badge === null ? {} : { badge }) },
    filters: { section: [section] }
  };
}
