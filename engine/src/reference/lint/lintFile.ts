import { z } from 'zod';

import { lintSchema } from '../../core/config/lint.ts';
import { referenceSchema } from '../../core/config/reference.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import type { LintData } from '../../lint/data.ts';
import type { Site } from '../../model.ts';
import type { SiteReference } from '../siteReference.ts';
import { readLintData } from './readLintData.ts';
import { lintSystem, type LintSystem } from './system.ts';

/** Raised when older programs can't read the file any more. */
const FORMAT = 1;

/** The file at `LINT_ADDRESS`: what the site says of its system, and what its own packages tell. */
export interface LintFile {
  format: typeof FORMAT;
  /** Address of the site; null if its configuration has none. */
  site: string | null;
  system: LintSystem;
  data: LintData;
}

/** Creates the file of a site from what its packages tell, with the pages that document them. */
export async function siteLintFile(
  { config, folder, cacheFolder }: { config: ResolvedConfig; folder: string; cacheFolder: string },
  places: Pick<LintData, 'pages' | 'tokensPage'>
): Promise<LintFile> {
  const system = lintSystem(config);
  const data = await readLintData(system, folder, cacheFolder);
  return { format: FORMAT, site: config.product.url ?? null, system, data: { ...data, ...places } };
}

/** Returns the first page that documents each component, by module and name. */
export function documentingPages(site: Site, reference: SiteReference): Record<string, string> {
  const pages: Record<string, string> = {};
  for (const source of site.pages.flatMap(({ sources }) => sources)) {
    for (const { entry } of reference.ofTab(source).names) {
      if (entry) {
        pages[entry.id] ??= source.path;
      }
    }
  }
  return pages;
}

const fileSchema = z.object({
  format: z.literal(FORMAT),
  site: z.string().nullable(),
  system: z.object({ packages: z.array(z.string()), reference: referenceSchema, lint: lintSchema }),
  // Written by the same engine; its form is that of the format.
  data: z.custom<LintData>((value) => typeof value === 'object' && value !== null && 'modules' in value)
});

/** Reads the file of a site; null if it isn't one, or has a format that this version can't read. */
export function parseLintFile(content: unknown): LintFile | null {
  const result = fileSchema.safeParse(content);
  return result.success ? result.data : null;
}
