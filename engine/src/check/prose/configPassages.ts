import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { claimsSchema } from '../../examples/claims/claimsSchema.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import { exerciseSchema } from '../../examples/exercise/exerciseSchema.ts';
import type { Location, Site } from '../../model.ts';
import { findQuoted } from '../places.ts';
import { NO_PROSE, type Passage } from './passages.ts';

const MODULE = /\.[cm]?[jt]s$/;

/** Data of a gallery's `galleryItemsData`, only the parts visible to readers. */
const galleryTextsSchema = z.record(z.string(), z.looseObject({ summary: z.string().optional() }));

type TextsOf = (data: unknown) => string[];

/** Extractors of prose, one per kind of JSON file that pages import; empty for files of another kind. */
const IMPORTED_TEXTS: readonly TextsOf[] = [
  (data) => Object.values(galleryTextsSchema.safeParse(data).data ?? {}).flatMap(({ summary }) => summary ?? []),
  (data) => {
    const { roles = [], keys = [] } = claimsSchema.safeParse(data).data ?? {};
    return [...roles.map(({ says }) => says), ...keys.map(({ does }) => does)];
  },
  (data) => (exerciseSchema.safeParse(data).data?.checks ?? []).flatMap(({ task, hint }) => [task, hint])
];

/** Returns the prose about pages: in the configuration, and in JSON files that the site's pages import. */
export function configPassages(site: Site, { summaries }: ResolvedConfig, siteFolder: string): Passage[] {
  const modules = readdirSync(siteFolder).filter((name) => MODULE.test(name));
  const files = modules.map((name) => join(siteFolder, name));
  const texts = Object.values(summaries).map(({ text }) => text);
  return [
    ...texts.map((text) => quotedPassage(text, files)),
    ...importedFiles(site).flatMap((file) => importedTexts(file).map((text) => quotedPassage(text, [file])))
  ];
}

function importedFiles({ pages }: Site): string[] {
  const own = pages.flatMap(({ sources }) => sources).filter((source) => source.package === null);
  const files = own.flatMap(({ file, imports }) =>
    imports
      .filter(({ specifier }) => /^\..*\.json$/.test(specifier))
      .map(({ specifier }) => join(dirname(file), specifier))
  );
  return [...new Set(files)].filter((file) => existsSync(file));
}

/** Empty if the file can't be read: that is reported for the page that imports it. */
function importedTexts(file: string): string[] {
  try {
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return IMPORTED_TEXTS.flatMap((textsOf) => textsOf(data));
  } catch {
    return [];
  }
}

/** Creates a passage in which every offset has the same location, the first line of the text. */
function quotedPassage(text: string, files: readonly string[]): Passage {
  const place: Location | null = findQuoted([text], files);
  return { text: withoutCode(text), mentions: [], locate: () => place ?? { file: files[0] ?? '' } };
}

function withoutCode(text: string): string {
  return text.replaceAll(/`[^`]*`/g, NO_PROSE);
}
