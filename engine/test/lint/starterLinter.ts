import path from 'node:path';

import { loadSiteContext } from '../../src/content/siteContext.ts';
import { createLinter, type Linter } from '../../src/lint/linter.ts';
import type { LintData } from '../../src/lint/data.ts';
import { lintSchema } from '../../src/core/config/lint.ts';
import { readLintData } from '../../src/reference/lint/readLintData.ts';
import { lintSystem } from '../../src/reference/lint/system.ts';

const SITE = path.resolve(import.meta.dirname, '../../../sites/starter');

/** What a site may say of the starter site's system beyond its declarations. */
const lint = lintSchema.parse({
  nesting: { 'larkspur-ui': { Notice: ['Disclosure'], Button: ['Notice', 'Disclosure'] } },
  names: [
    { module: 'larkspur-ui', component: 'Button', oneOf: ['children', 'aria-label', 'aria-labelledby'] },
    { module: 'larkspur-ui', component: 'Tag', when: { onRemove: true }, oneOf: ['removeLabel'] }
  ]
});

/** Reads the starter site's package, as the command does. */
export async function starterData(): Promise<LintData> {
  const { config, folder, cacheFolder } = await loadSiteContext(SITE);
  const data = await readLintData(lintSystem({ ...config, lint }), folder, path.join(cacheFolder, 'test'));
  return { ...data, pages: { 'larkspur-ui/Button': '/components/button' }, tokensPage: '/foundations/tokens' };
}

export async function starterLinter(): Promise<Linter> {
  return createLinter(await starterData());
}
