import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import {
  accessibilitySchema,
  criteriaFamiliesSchema,
  type CriterionResult
} from '../../examples/accessibility/accessibilitySchema.ts';
import { claimsSchema } from '../../examples/claims/claimsSchema.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import { differencesSchema } from '../../core/differences.ts';
import { NO_PROSE, type Passage } from '../../core/proseRule.ts';
import { exerciseSchema } from '../../examples/exercise/exerciseSchema.ts';
import type { Location, Site } from '../../model.ts';
import { findQuoted } from '../places.ts';
import { mentionsIn } from './mentions.ts';

const MODULE = /\.[cm]?[jt]s$/;

/** Data of a gallery's `galleryItemsData`, only the parts visible to readers. */
const galleryTextsSchema = z.record(z.string(), z.looseObject({ summary: z.string().optional() }));

type TextsOf = (data: unknown) => string[];

/** Extractors of prose, one per kind of JSON file that pages import; empty for files of another kind. */
const IMPORTED_TEXTS: readonly TextsOf[] = [
  (data) => Object.values(galleryTextsSchema.safeParse(data).data ?? {}).flatMap(({ summary }) => summary ?? []),
  (data) => {
    const { roles = [], keys = [] } = claimsSchema.safeParse(data).data ?? {};
    return [...roles.flatMap(({ part, says }) => [part, says]), ...keys.map(({ does }) => does)];
  },
  (data) => Object.values(differencesSchema.safeParse(data).data ?? {}),
  (data) => {
    const { youProvide = [], exceptions = [] } = accessibilitySchema.safeParse(data).data ?? {};
    return [...youProvide.map(({ text }) => text), ...exceptions.flatMap(resultTexts)];
  },
  (data) =>
    Object.values(criteriaFamiliesSchema.safeParse(data).data ?? {}).flatMap((rows) => rows.flatMap(resultTexts)),
  (data) => (exerciseSchema.safeParse(data).data?.checks ?? []).flatMap(({ task, hint }) => [task, hint])
];

function resultTexts(row: CriterionResult | { applies: false }): string[] {
  return 'applies' in row ? [] : [row.met, row.yours, row.notMet].filter((text) => text !== undefined);
}

/** Returns the prose of the configuration, and of JSON files that the site's pages import. */
export function configPassages(site: Site, config: ResolvedConfig, siteFolder: string): Passage[] {
  const modules = readdirSync(siteFolder).filter((name) => MODULE.test(name));
  const files = modules.map((name) => join(siteFolder, name));
  return [
    ...configTexts(config).map((text) => quotedPassage(text, files)),
    ...importedFiles(site).flatMap((file) => importedTexts(file).map((text) => quotedPassage(text, [file])))
  ];
}

/** Returns the sentences that readers see; names and labels of links are left out. */
function configTexts(config: ResolvedConfig): string[] {
  const { product, summaries, cards, siblings, home, footer, notFound, cookies, reference } = config;
  const news = home?.stayInformed?.cards ?? [];
  const texts = [
    product.description,
    ...Object.values(summaries).map(({ text }) => text),
    ...Object.values(cards),
    ...siblings.flatMap(({ rows }) => rows.map(({ when }) => when)),
    ...[home?.headline, home?.text, ...news.map((card) => ('body' in card ? card.body : null))],
    footer?.statement,
    ...(notFound?.cards ?? []).map(({ body }) => body),
    ...[cookies?.text, cookies?.details],
    ...Object.values(reference.icons?.usage ?? {})
  ];
  return texts.filter((text) => typeof text === 'string').filter(Boolean);
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

/** Creates a passage of a string literal. */
function quotedPassage(text: string, files: readonly string[]): Passage {
  const place: Location = findQuoted([text], files) ?? { file: files[0] ?? '' };
  const prose = withoutCode(text);
  return {
    kind: 'data',
    file: place.file,
    text: prose,
    fullText: text,
    marks: [],
    isMention: mentionsIn(prose),
    locate: (offset) => ({ ...place, ...(place.line === undefined ? {} : columnIn(place, text, offset)) })
  };
}

/** Returns the column of an offset in a text whose literal is on a line; none if the text can't be found there. */
function columnIn({ file, line = 1 }: Location, text: string, offset: number): Pick<Location, 'column'> {
  const source = readFileSync(file, 'utf8').split('\n')[line - 1] ?? '';
  const literals = [
    { start: source.indexOf(JSON.stringify(text)), before: JSON.stringify(text.slice(0, offset)).slice(1, -1) },
    { start: source.indexOf(`'${text}'`), before: text.slice(0, offset) },
    { start: source.indexOf(`\`${text}\``), before: text.slice(0, offset) }
  ];
  const literal = literals.find(({ start }) => start >= 0);
  return literal ? { column: literal.start + literal.before.length + 2 } : {};
}

/** Replaces code by a placeholder of the same length, so that offsets stay the same. */
function withoutCode(text: string): string {
  return text.replaceAll(/`[^`]*`/g, (code) => NO_PROSE.repeat(code.length));
}
