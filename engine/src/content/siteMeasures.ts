import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { LOOKS, type MeasuredExample, MEASURES, REACHES, SUBJECTS } from '../core/measures.ts';
import type { Example } from '../model.ts';
import { shortHash, sortedByKey } from './files.ts';
import { installedVersion, packageOfSpecifier } from './packages.ts';
import { readStoredResults } from './storedResults.ts';

const HASH_LENGTH = 8;

const accessibility = z.strictObject({
  targets: z.array(
    z.strictObject({
      part: z.string(),
      width: z.number().min(0),
      height: z.number().min(0),
      reach: z.enum(REACHES)
    })
  ),
  contrasts: z.array(
    z.strictObject({
      part: z.string(),
      within: z.array(z.string()).default([]),
      subject: z.enum(SUBJECTS),
      ratios: z.record(z.enum(LOOKS), z.number().min(1).nullable())
    })
  )
});

const storedExample = z.strictObject({
  /** Changes with the example's code and the versions of packages. */
  code: z.string(),
  /** Changes with the rendered document and its style sheets. */
  document: z.string(),
  /** Release of the product in which it was measured. */
  release: z.string(),
  parts: z.record(z.string(), z.partialRecord(z.enum(MEASURES), z.array(z.number())).nullable()).default({}),
  accessibility: accessibility.nullable().default(null)
});

const siteMeasures = z.strictObject({
  /** ISO date. */
  date: z.iso.date(),
  /** Keyed by `resultAddress`. */
  examples: z.record(z.string(), storedExample)
});

export type StoredExample = MeasuredExample & Pick<z.infer<typeof storedExample>, 'code' | 'document'>;

/** What was measured in the examples of a site. */
export interface SiteMeasures {
  /** ISO date. */
  date: string;
  /** Keyed by `resultAddress`. */
  examples: Record<string, StoredExample>;
}

/**
 * Reads the stored measures of a site; null if there are none.
 * @param folder of the site
 * @throws Error when the file doesn't fit its schema
 */
export function readSiteMeasures(folder: string): SiteMeasures | null {
  return readStoredResults(measuresFile(folder), 'measures', siteMeasures);
}

/** Writes measures, sorted, with one line for each example and without what is empty. @param folder of the site */
export function writeSiteMeasures(folder: string, { date, examples }: SiteMeasures): void {
  const lines = Object.entries(sortedByKey(examples)).map(
    ([address, example]) => `    ${JSON.stringify(address)}: ${JSON.stringify(withoutDefaults(example))}`
  );
  const text = `{\n  "date": ${JSON.stringify(date)},\n  "examples": {\n${lines.join(',\n')}\n  }\n}\n`;
  writeFileSync(measuresFile(folder), text);
}

/** Hashes the inputs of an example that a site knows before it is rendered. @param folder of the site */
export function measuresHash({ code, figure }: Example, release: string, folder: string): string {
  const specifiers = [...code.matchAll(/\bfrom\s+['"]([^'"]+)['"]/g)].map(([, specifier = '']) => specifier);
  const packages = new Set(specifiers.filter((name) => !name.startsWith('.')).map(packageOfSpecifier));
  const versions = [...packages].map((name) => `${name} ${installedVersion(name, folder)}`);
  return shortHash([release, ...versions, figure?.width, code].join('\n'), HASH_LENGTH);
}

function withoutDefaults({ code, document, release, parts, accessibility: found }: StoredExample): object {
  return {
    code,
    document,
    release,
    ...(Object.keys(parts).length > 0 && { parts: sortedByKey(parts) }),
    ...(found !== null && {
      accessibility: {
        targets: found.targets,
        contrasts: found.contrasts.map(({ within, ...contrast }) => ({
          ...contrast,
          ...(within.length > 0 && { within })
        }))
      }
    })
  };
}

function measuresFile(folder: string): string {
  return path.join(folder, 'measures.json');
}
