/**
 * `npm run bench`: measures the cost of building and using the site, and prints it beside the figures of other engines.
 * Times depend on the machine, so they are only reported, never asserted.
 *
 *   npm run bench -- --only build --only synthetic
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { launchBrowser } from '../scripts/browser.ts';
import { benchDev } from './browser/benchDev.ts';
import { benchEditing } from './browser/benchEditing.ts';
import { benchNavigation } from './browser/benchNavigation.ts';
import { benchPages } from './browser/benchPages.ts';
import { benchSearch } from './browser/benchSearch.ts';
import { serveCompressed } from './browser/serveCompressed.ts';
import { benchBuild } from './build/benchBuild.ts';
import { benchExamples } from './build/benchExamples.ts';
import { benchSynthetic } from './build/benchSynthetic.ts';
import { HELP, type Part, parseCommandLine, UsageError } from './commandLine.ts';
import { folderSize } from './folderSize.ts';
import { repositoryRoot, resultsFile } from './paths.ts';
import { devTable, editingTable, navigationTable, pageTables, searchTable } from './report/browserTables.ts';
import { buildTables, examplesTable, syntheticTable } from './report/buildTables.ts';
import { type BenchResults, describeMachine, writeResults } from './results.ts';

/** Parts that load the built site in a browser. */
const IN_BROWSER: readonly Part[] = ['pages', 'navigation', 'editing', 'search'];

const BYTES_IN_MB = 2 ** 20;
const EXIT_USAGE = 2;
/** The site to measure if it isn't built by the benchmark. */
const BUILT_SITE = join(repositoryRoot, 'sites', 'patternfly', 'dist');

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

/** Measures the parts, prints their tables, and writes all results to a file. */
async function measure(parts: ReadonlySet<Part>): Promise<void> {
  const results: BenchResults = { machine: describeMachine() };
  const { processor, cores, memoryGb, load, node } = results.machine;
  console.log(`${processor}, ${cores} cores, ${memoryGb} GB, load ${load.toFixed(1)} at the start, Node ${node}`);

  const output = parts.has('build') ? await measureBuilds(results) : BUILT_SITE;
  if (IN_BROWSER.some((part) => parts.has(part))) {
    await measureInBrowser(results, parts, output);
  }
  if (parts.has('dev')) {
    const browser = await launchBrowser();
    try {
      results.dev = await benchDev(browser);
    } finally {
      await browser.close();
    }
    console.log(devTable(results.dev));
  }
  if (parts.has('synthetic')) {
    results.synthetic = await benchSynthetic();
    console.log(syntheticTable(results.synthetic));
  }
  if (parts.has('examples')) {
    results.examples = await benchExamples();
    console.log(examplesTable(results.examples));
  }
  writeResults(resultsFile, results);
  console.log(`Written to ${resultsFile}`);
}

try {
  const parts = parseCommandLine(process.argv.slice(2));
  if (parts) {
    await measure(parts);
  } else {
    process.stdout.write(HELP);
  }
} catch (error) {
  if (!(error instanceof UsageError)) {
    throw error;
  }
  process.stderr.write(`${error.message}\n\n${HELP}`);
  process.exitCode = EXIT_USAGE;
}
