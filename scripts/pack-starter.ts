/**
 * Tests the engine as a published package: packs it, installs the tarball in a copy of the starter site outside of the
 * repository, builds the site there with the installed command, serves it and visits a page.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, resolve } from 'node:path';
import { launchBrowser } from './browser.ts';
import { startServer } from './startServer.ts';

const root = resolve(import.meta.dirname, '..');
const EXCLUDED = ['node_modules', 'dist', '.patternbook'];
const VISITED = '/components/button';

/** The command's shebang uses the first Node on the path, which has to be the project's. */
const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}` };

function npm(cwd: string, ...args: string[]): void {
  execFileSync('npm', args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
}

/** @returns path of the tarball */
function packEngine(folder: string): string {
  npm(root, 'pack', '--workspace', 'patternbook', '--pack-destination', folder);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (tarball === undefined) {
    throw new Error(`npm pack left no tarball in ${folder}.`);
  }
  return join(folder, tarball);
}

/** @returns folder of the copy with installed packages */
function installStarter(folder: string, tarball: string): string {
  const site = join(folder, 'site');
  const starter = join(root, 'sites', 'starter');
  cpSync(starter, site, { recursive: true, filter: (file) => !EXCLUDED.includes(basename(file)) });
  const manifestFile = join(site, 'package.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as { dependencies: Record<string, string> };
  manifest.dependencies['patternbook'] = `file:${tarball}`;
  writeFileSync(manifestFile, JSON.stringify(manifest, null, 2));
  npm(site, 'install', '--prefer-offline', '--no-audit', '--no-fund');
  return site;
}

/** @throws Error if the page can't be loaded, throws an error or doesn't hydrate its examples */
async function visitSite(site: string): Promise<void> {
  const command = join(site, 'node_modules', 'patternbook', 'bin', 'patternbook.js');
  const preview = await startServer({
    program: process.execPath,
    args: [command, 'preview', '--port', '0'],
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
    if (problems.length > 0) {
      throw new Error(`${VISITED} threw: ${problems.join('; ')}`);
    }
  } finally {
    await browser.close();
    await preview.stop();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'patternbook-pack-'));
try {
  const site = installStarter(folder, packEngine(folder));
  npm(site, 'run', 'build');
  npm(site, 'run', 'check');
  await visitSite(site);
  console.log(`The packed engine builds the starter site; ${VISITED} is alive.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
