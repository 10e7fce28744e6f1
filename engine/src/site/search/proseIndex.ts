import { close, createIndex } from 'pagefind';

import { PROSE_ADDRESS } from '../../search/searchFiles.ts';
import type { SearchRecord } from '../../search/searchRecord.ts';

/** A file of the index. */
export interface ProseFile {
  address: string;
  content: Uint8Array;
}

/** Documents state the same. */
const LANGUAGE = 'en';
/** Files that browsers never ask for: the interfaces that come with Pagefind, and its worker; the search has its own. */
const UNUSED = /-(?:ui|highlight|worker)\./;

/** Ends when the last index that was asked for is made or has failed. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Makes the index of a site's prose. Indexes are made one after another: Pagefind has one service for the whole
 * process, and closing it would end those that are under way.
 * @throws (rejects) Error naming the passage that could not be added
 */
export function makeProseIndex(passages: readonly SearchRecord[]): Promise<ProseFile[]> {
  const files = previous.then(() => indexPassages(passages));
  previous = files.catch(() => undefined);
  return files;
}

async function indexPassages(passages: readonly SearchRecord[]): Promise<ProseFile[]> {
  const { index, errors } = await createIndex({});
  if (!index) {
    throw new Error(`The index of prose could not be begun: ${errors.join(', ')}`);
  }
  try {
    for (const passage of passages) {
      const added = await index.addCustomRecord(toCustomRecord(passage));
      if (added.errors.length > 0) {
        throw new Error(`The passage ${passage.address} could not be indexed: ${added.errors.join(', ')}`);
      }
    }
    const { files } = await index.getFiles();
    return files
      .filter(({ path }) => !UNUSED.test(path))
      .map(({ path, content }) => ({ address: `${PROSE_ADDRESS}${path}`, content }));
  } finally {
    await close();
  }
}

function toCustomRecord({ title, address, page, section, place, badge, text }: SearchRecord) {
  return {
    url: address,
    content: `${place.at(-1) ?? ''} ${title}. ${text}`,
    language: LANGUAGE,
    meta: { title, page, section, place: JSON.stringify(place), ...(badge === null ? {} : { badge }) },
    filters: { section: [section] }
  };
}
