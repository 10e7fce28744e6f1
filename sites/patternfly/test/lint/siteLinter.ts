import { join } from 'node:path';

import { createLinter, type Linter } from '../../../../engine/src/lint/linter.ts';
import type { RuleLevels } from '../../../../engine/src/lint/rules.ts';
import { readLintData } from '../../../../engine/src/reference/lint/readLintData.ts';
import { lintSystem } from '../../../../engine/src/reference/lint/system.ts';
import { config, siteFolder } from '../realSite.ts';

/** The checker for the packages that are installed for the site. */
export async function siteLinter(levels: RuleLevels = {}): Promise<Linter> {
  const data = await readLintData(lintSystem(config), siteFolder, join(siteFolder, '.patternbook'));
  return createLinter({ ...data, pages: {}, tokensPage: null }, levels);
}
