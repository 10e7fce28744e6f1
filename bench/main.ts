/**
 * `npm run bench`: measures the cost of building and using the site, and prints it beside the figures of other engines.
 * Times depend on the machine, so they are only reported, never asserted.
 *
 *   npm run bench -- --only build --only synthetic
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { launchBrowser } from '../scripts/browser.ts';
import { benchEditing } from './browser/benchEditing.ts';
import { benchNavigation } from './browser/benchNavigation.ts';
import { benchPages } from './browser/benchPages.ts';
import { benchSearch } from './browser/benchSearch.ts';
import { serveCompressed } from './browser/serveCompressed.ts';
import { benchBuild } from './build/benchBuild.ts';
import { benchSynthetic } from './build/benchSynthetic.ts';
import { folderSize } from './folderSize.ts';
import { repositoryRoot, resultsFile } from './paths.ts';
import { editingTable, navigationTable, pageTables, searchTable } from './report/browserTables.ts';
import { buildTables, syntheticTable } from './report/buildTables.ts';
import { type BenchResults, describeMachine, writeResults } from './results.ts';

const PARTS = ['build', 'pages', 'navigation', 'editing', 'search', 'synthetic'] as const;
type Part = (typeof PARTS)[number];

/** Parts that load the built site in a browser. */
const IN_BROWSER: readonly Part[] = ['pages', 'navigation', 'editing', 'search'];

const BYTES_IN_MB = 2 ** 20;
/** The site to measure if it isn't built by the benchmark. */
const BUILT_SITE = join(repositoryRoot, 'sites', 'patternfly', 'dist');

/** @throws Error for an unknown part */
function chosenParts(): ReadonlySet<Part> {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true, default: [...PARTS] } } });
  return new Set(
    values.only.map((name) => {
      const part = PARTS.find((known) => known === name);
      if (!part) {
        throw new Error(`There is no benchmark "${name}". They are: ${PARTS.join(', ')}.`);
      }
      return part;
    })
  );
}

async function measureBuilds(results: BenchResults): Promise<string> {
  const { builds, output } = await benchBuild();
  results.builds = builds;
  results.outputMb = folderSize(output) / BYTES_IN_MB;
  console.log(buildTables(builds, results.outputMb));
  return output;
}

async function measureInBrowser(results: BenchResults, parts: ReadonlySet<Part>, output: string): Promise<void> {
  if (!existsSync(output)) {
    throw new Error(`${output} does not exist. Run "npm run build" first, or measure the build too.`);
  }
  const site = await serveCompressed(output);
  const browser = await launchBrowser();
  try {
    if (parts.has('pages')) {
      results.pages = await benchPages(browser, site.address);
      console.log(pageTables(results.pages));
    }
    if (parts.has('navigation')) {
      results.navigation = await benchNavigation(browser, site.address);
      console.log(navigationTable(results.navigation));
    }
    if (parts.has('editing')) {
      results.editing = await benchEditing(browser, site.address);
      console.log(editingTable(results.editing));
    }
    if (parts.has('search')) {
      results.search = await benchSearch(browser, site.address);
      console.log(searchTable(results.search));
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

const parts = chosenParts();
const results: BenchResults = { machine: describeMachine() };
const { processor, cores, memoryGb, load, node } = results.machine;
console.log(`${processor}, ${cores} cores, ${memoryGb} GB, load ${load.toFixed(1)} at the start, Node ${node}`);

const output = parts.has('build') ? await measureBuilds(results) : BUILT_SITE;
if (IN_BROWSER.some((part) => parts.has(part))) {
  await measureInBrowser(results, parts, output);
}
if (parts.has('synthetic')) {
  results.synthetic = await benchSynthetic();
  console.log(syntheticTable(results.synthetic));
}
writeResults(resultsFile, results);
console.log(`Written to ${resultsFile}`);
