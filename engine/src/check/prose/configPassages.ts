import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { ResolvedConfig } from '../../config.ts';
import type { Location, Site } from '../../model.ts';
import { findQuoted } from '../findQuoted.ts';
import type { Passage } from './passage.ts';

const MODULE = /\.[cm]?[jt]s$/;

/** What `galleryItemsData` of a gallery names, as far as readers see it. */
const galleryTextsSchema = z.record(z.string(), z.looseObject({ summary: z.string().optional() }));

/** The sentences about pages: those of the configuration, and those in JSON files that the site's pages import. */
export function configPassages(site: Site, { summaries }: ResolvedConfig, siteFolder: string): Passage[] {
  const modules = readdirSync(siteFolder).filter((name) => MODULE.test(name));
  const files = modules.map((name) => join(siteFolder, name));
  const texts = Object.values(summaries).flatMap(({ text, illustration }) => [text, illustration?.alt ?? '']);
  return [
    ...texts.filter((text) => text !== '').map((text) => quotedPassage(text, files)),
    ...galleryFiles(site).flatMap((file) => galleryTexts(file).map((text) => quotedPassage(text, [file])))
  ];
}

function galleryFiles({ pages }: Site): string[] {
  const own = pages.flatMap(({ sources }) => sources).filter((source) => source.package === null);
  const files = own.flatMap(({ file, imports }) =>
    imports
      .filter(({ specifier }) => /^\..*\.json$/.test(specifier))
      .map(({ specifier }) => join(dirname(file), specifier))
  );
  return [...new Set(files)].filter((file) => existsSync(file));
}

/** Nothing if the file is not for a gallery; one that can't be read is a fault of the page that imports it. */
function galleryTexts(file: string): string[] {
  try {
    const texts = galleryTextsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return texts.success ? Object.values(texts.data).flatMap(({ summary }) => summary ?? []) : [];
  } catch {
    return [];
  }
}

/** A text as a whole has one place, the line that it begins on. */
function quotedPassage(text: string, files: readonly string[]): Passage {
  const place: Location | null = findQuoted([text], files);
  return { text, mentions: [], locate: () => place ?? { file: files[0] ?? '' } };
}
