/**
 * Tries the codemods of PatternFly on everything that a release changed, and stores what each of them mends:
 *
 *     npm install --prefix <folder> @patternfly/pf-codemods
 *     node --conditions=patternbook-source scripts/readCodemods.ts <folder>
 *     npx prettier --write sites/patternfly/codemods.json
 *
 * It writes `sites/patternfly/codemods.json`, which `sites/patternfly/codemods.ts` reads: a build needs neither.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { escapeRegExp } from '../engine/src/core/escapeRegExp.ts';
import { openHistory } from '../engine/src/history/history.ts';
import type { HistoryFile } from '../engine/src/history/historyFile.ts';
import { codemodRules } from './codemods/codemodRules.ts';
import { createRunner } from './codemods/eslintRunner.ts';
import { mendedChanges } from './codemods/mendedChanges.ts';

const SITE = path.resolve(import.meta.dirname, '../sites/patternfly');
/** The releases that the rules of the flag `--v6` lead from and to. */
const [FROM, TO] = ['5.4', '6.0'];
/** These tidy imports, or remove what others have left, whatever the release. */
const NO_CHANGES = ['no-unused-imports-v6', 'no-duplicate-import-specifiers', 'data-codemods-cleanup'];

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  throw new Error('Name the folder that @patternfly/pf-codemods is installed in.');
}
const load = createRequire(path.resolve(folder, 'index.js'));
const history = openHistory(JSON.parse(readFileSync(path.join(SITE, 'history.json'), 'utf8')) as HistoryFile);
const { version } = load('@patternfly/pf-codemods/package.json') as { version: string };
const readme = readFileSync(
  path.join(path.dirname(load.resolve('@patternfly/pf-codemods/package.json')), 'README.md'),
  'utf8'
);
const mended = mendedChanges(
  history.changesBetween(FROM, TO),
  createRunner(load, 'v6', NO_CHANGES),
  // "In:" and "Out:" of each rule; what is mended already does no harm.
  [...readme.matchAll(/^```jsx\n(.*?)^```/gms)].map(([, code = '']) => code)
);
const rules = Object.entries(codemodRules(mended)).map(([name, rule]) => [name, { anchor: anchorOf(name), ...rule }]);
const file = { version, release: TO, rules: Object.fromEntries(rules) as unknown };
writeFileSync(path.join(SITE, 'codemods.json'), `${JSON.stringify(file, null, 2)}\n`);

/** Returns the id of the rule's heading where the file is shown; null if it has none. */
function anchorOf(rule: string): string | null {
  const [, links = ''] = new RegExp(`^### ${escapeRegExp(rule)}(.*)$`, 'm').exec(readme) ?? [];
  const heading = `${rule}${links.replaceAll(/\]\([^)]*\)|\[/g, '')}`;
  return readme.includes(`### ${rule}${links}`)
    ? heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .trim()
        .replaceAll(/\s/g, '-')
    : null;
}
