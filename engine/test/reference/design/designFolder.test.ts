import { existsSync, readFileSync, readdirSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { readDesignProblems } from '../../../src/reference/design/designFiles.ts';
import { designFolder } from '../../../src/reference/design/designFolder.ts';
import { resolveConfig } from '../../../src/core/config.ts';
import type { SiteContext } from '../../../src/content/siteContext.ts';
import { type TemporarySite, createTemporarySite } from '../../check/temporarySite.ts';

const UI = 'node_modules/@acme/ui';
const FILES = {
  [`${UI}/package.json`]: JSON.stringify({ name: '@acme/ui', version: '1.0.0' }),
  [`${UI}/lamp.css`]: '.acme-lamp { --acme-lamp--Glow: var(--t) } :root { --t: red }',
  [`${UI}/star.svg`]: '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'
};

function contextOf(site: TemporarySite, reference: object): SiteContext {
  const config = resolveConfig(
    {
      product: { name: 'Acme', slug: 'acme', description: 'Acme.', versionOf: '@acme/ui' },
      sections: [{ slug: 'parts', title: 'Parts' }],
      reference
    },
    'site.config.ts'
  );
  return { folder: site.folder, config, cacheFolder: site.cacheFolder, outFolder: site.path('dist') };
}

const SHEETS = { package: '@acme/ui', include: ['*.css'] };
const ALL = {
  cssVariables: [{ ...SHEETS, prefix: 'acme-{name}' }],
  tokens: { sheets: [SHEETS], names: '^--t' },
  icons: { package: '@acme/ui', include: '*.svg' }
};

it('has a file per address, for the configured packages and the themes only', async () => {
  const site = createTemporarySite(FILES);
  const listed = async (reference: object): Promise<string[]> => {
    const folder = await designFolder(contextOf(site, reference));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files.filter((file) => statSync(path.join(folder, file)).isFile()).sort();
  };
  expect(await listed(ALL)).toEqual([
    'api/css-variables.json',
    'api/css-variables/acme-lamp.json',
    'api/icons.json',
    'api/icons/1.json',
    'api/themes.json',
    'api/tokens.json'
  ]);
  expect(await listed({ icons: ALL.icons })).toEqual(['api/icons.json', 'api/icons/1.json', 'api/themes.json']);
  expect(await listed({})).toEqual(['api/themes.json']);
});

it('keeps what could not be used beside the files, for later runs, too', async () => {
  const site = createTemporarySite({ ...FILES, [`${UI}/loud.svg`]: '<svg viewBox="0 0 1 1"><script/></svg>' });
  const context = contextOf(site, ALL);
  const folder = await designFolder(context);
  expect(readdirSync(folder)).toEqual(['api', 'problems.json']);
  const [problem, ...others] = readDesignProblems(await designFolder(context));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    code: 'icon-left-out',
    message: 'The icon is left out: it has <script>.',
    location: { file: site.path(`${UI}/loud.svg`), line: 1, column: 24 }
  });
});

it('is cached until a package version changes, and only the newest is kept', async () => {
  const site = createTemporarySite(FILES);
  const context = contextOf(site, ALL);
  const first = await designFolder(context);
  const written = statSync(path.join(first, 'api/tokens.json')).mtimeMs;
  expect(await designFolder(context)).toBe(first);
  expect(statSync(path.join(first, 'api/tokens.json')).mtimeMs).toBe(written);

  site.write({
    [`${UI}/package.json`]: JSON.stringify({ name: '@acme/ui', version: '1.0.1' }),
    [`${UI}/lamp.css`]: '.acme-lamp { --acme-lamp--Glow: blue }'
  });
  const second = await designFolder(context);
  expect(existsSync(first)).toBe(false);
  expect(readFileSync(path.join(second, 'api/css-variables/acme-lamp.json'), 'utf8')).toContain('blue');
});

it('is written once for concurrent requests', async () => {
  const site = createTemporarySite(FILES);
  const context = contextOf(site, ALL);
  const folders = await Promise.all(Array.from({ length: 20 }, () => designFolder(context)));
  expect(new Set(folders).size).toBe(1);
  expect(readdirSync(path.join(folders[0] ?? '', 'api'))).toContain('tokens.json');
});

it('is rebuilt if a file is damaged', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const context = contextOf(createTemporarySite(FILES), ALL);
  const tokens = path.join(await designFolder(context), 'api/tokens.json');
  const whole = readFileSync(tokens, 'utf8');
  truncateSync(tokens, 5);
  const folder = await designFolder(context);
  expect(readFileSync(tokens, 'utf8')).toBe(whole);
  expect(write).toHaveBeenCalledExactlyOnceWith(`${folder} is damaged; it is made anew.\n`);
  write.mockRestore();
});
