/**
 * Tests the published packages: packs them, installs the tarballs in a copy of the starter site outside of the repository,
 * builds the site there with the installed command, serves it and visits a page. The site's search is the hosted one, with a
 * fake of the service, to which the installed command sends the records.
 */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import {
  ADMIN_KEY,
  APPLICATION_ID,
  openSearchService,
  PUBLIC_KEY,
  type SearchService
} from '../packages/search-algolia/test/support/searchService.ts';
import { launchBrowser } from './browser.ts';
import { startServer } from './startServer.ts';

const root = resolve(import.meta.dirname, '..');
const EXCLUDED = ['node_modules', 'dist', '.patternbook'];
const SEARCH = '@patternbook/search-algolia';
const PACKAGES = ['patternbook', SEARCH];
const VISITED = '/components/button';

/** The command's shebang uses the first Node on the path, which has to be the project's. */
const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}` };

function npm(cwd: string, ...args: string[]): void {
  execFileSync('npm', args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
}

/** @returns path of the tarball */
function pack(name: string, folder: string): string {
  npm(root, 'pack', '--workspace', name, '--pack-destination', folder);
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
    version: string;
  };
  return join(folder, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
}

/**
 * @param host of the search service
 * @returns folder of the copy with installed packages
 */
function installStarter(folder: string, host: string): string {
  const site = join(folder, 'site');
  const starter = join(root, 'sites', 'starter');
  cpSync(starter, site, { recursive: true, filter: (file) => !EXCLUDED.includes(basename(file)) });
  const manifestFile = join(site, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { dependencies: Record<string, string> };
  for (const name of PACKAGES) {
    manifest.dependencies[name] = `file:${pack(name, folder)}`;
  }
  writeFileSync(manifestFile, JSON.stringify(manifest, null, 2));
  npm(site, 'install', '--prefer-offline', '--no-audit', '--no-fund');

  const configFile = join(site, 'site.config.ts');
  const options = JSON.stringify({ applicationId: APPLICATION_ID, publicKey: PUBLIC_KEY, host });
  const config = readFileSync(configFile, 'utf8').replace(
    'export default defineSite({',
    `export default defineSite({ search: { provider: algolia(${options}) },`
  );
  writeFileSync(configFile, `import { algolia } from '${SEARCH}';\n${config}`);
  return site;
}

const commandOf = (site: string): string => join(site, 'node_modules', 'patternbook', 'bin', 'patternbook.js');

/** Sends the records of the site to the service, which answers in this process. */
async function pushRecords(site: string, service: SearchService): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [commandOf(site), 'push-search'], {
    cwd: site,
    env: { ...env, PATTERNBOOK_SEARCH_KEY: ADMIN_KEY }
  });
  console.log(stdout);
  if ((service.indexes.get('larkspur')?.records.size ?? 0) === 0) {
    throw new Error('push-search sent no records.');
  }
}

/** @throws Error if the page can't be loaded, throws an error, doesn't hydrate its examples, or isn't found by the service */
async function visitSite(site: string, service: SearchService): Promise<void> {
  const preview = await startServer({
    program: process.execPath,
    args: [commandOf(site), 'preview', '--port', '0'],
    cwd: site
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    const response = await page.goto(preview.address + VISITED);
    if (response?.status() !== 200) {
      throw new Error(`${VISITED} answers with ${response?.status() ?? 'nothing'}.`);
    }
    await page.locator('[data-preview][data-state="live"]').first().waitFor();
    await page.goto(`${preview.address}/search?q=button`);
    await page.locator(`main [data-result][href="${VISITED}"]`).first().waitFor();
    if (!service.requests.some(({ call }) => call === 'queries')) {
      problems.push('The search service was not asked.');
    }
    if (problems.length > 0) {
      throw new Error(`${VISITED} threw: ${problems.join('; ')}`);
    }
  } finally {
    await browser.close();
    await preview.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'patternbook-pack-'));
const service = await openSearchService();
try {
  const site = installStarter(folder, service.origin);
  npm(site, 'run', 'build');
  npm(site, 'run', 'check');
  await pushRecords(site, service);
  await visitSite(site, service);
  console.log(`The packed engine builds the starter site; ${VISITED} is alive, and found by a hosted search.`);
} finally {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
}
