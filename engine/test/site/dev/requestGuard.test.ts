import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { createRequestGuard } from '../../../src/site/dev/requestGuard.ts';

const base = realpathSync(mkdtempSync(path.join(tmpdir(), 'patternbook-guard-')));
const siteFolder = path.join(base, 'site');
mkdirSync(path.join(siteFolder, 'content'), { recursive: true });
mkdirSync(path.join(base, 'packages/ui'), { recursive: true });
writeFileSync(path.join(siteFolder, 'content/a.tsx'), '');
writeFileSync(path.join(siteFolder, 'package.json'), '{}');
writeFileSync(path.join(base, 'secret.txt'), '');
writeFileSync(path.join(base, 'packages/ui/index.js'), '');
// The same path once more below the site, as in a container that mounts a copy of the project.
mkdirSync(path.join(siteFolder, base), { recursive: true });
writeFileSync(path.join(siteFolder, base, 'secret.txt'), '');
symlinkSync(path.join(base, 'secret.txt'), path.join(siteFolder, 'link.txt'));
symlinkSync(path.join(base, 'packages/ui'), path.join(siteFolder, 'ui'));
afterAll(() => rmSync(base, { recursive: true }));

const guard = createRequestGuard({ siteFolder, servedFolders: [siteFolder, path.join(base, 'packages/ui')] });

function statusOf(url: string, headers = {}): number | null {
  const [pathname = '', query] = url.split('?');
  const search = query === undefined ? '' : `?${query}`;
  return guard({ pathname: decodeURI(pathname), search, url, authority: null }, headers);
}

describe('requests for files', () => {
  it.each(['/', '/content/a.tsx', '/none', '/ui/index.js', `/@fs${siteFolder}/content/a.tsx`, '/@vite/client?v=%20'])(
    'lets %s through',
    (url) => {
      expect(statusOf(url)).toBeNull();
    }
  );

  it.each([
    '/link.txt',
    '/link.txt?raw',
    `/@fs${siteFolder}/link.txt`,
    `/@fs${base}/secret.txt`,
    '/package.json',
    '/tsconfig.json'
  ])('does not find %s', (url) => {
    expect(statusOf(url)).toBe(404);
  });

  it('lets files through whose path ends like one of another folder', () => {
    expect(statusOf(`/@fs${siteFolder}${base}/secret.txt`)).toBeNull();
  });

  it.each([
    '/@id/',
    '/@id//',
    '/@id/@fs/',
    '/@id/__x00__/',
    '/@id/file://',
    '/@fs//',
    '/@fs/x/../',
    '/@id/./@fs/',
    '/@vite/../@fs/',
    '//'
  ])('finds no other file behind %s', (prefix) => {
    expect(statusOf(`${prefix}${base.slice(1)}/secret.txt`)).toBe(404);
  });

  it.each(['/a?b=%', '/a?b=%E0%A4%A', '/%25', '/%25E0%25A4%25A'])('calls %s malformed', (url) => {
    expect(statusOf(url)).toBe(400);
  });
});

describe('requests to open the editor', () => {
  const own = { 'sec-fetch-site': 'same-origin' };
  const file = encodeURIComponent(path.join(siteFolder, 'content/a.tsx'));

  it('are let through from the pages of the server, for files of the site', () => {
    expect(statusOf(`/__open-in-editor?file=${file}`, own)).toBeNull();
    expect(statusOf(`/__open-in-editor?file=${file}:3:7`, own)).toBeNull();
    expect(statusOf('/__open-in-editor?file=content/a.tsx', own)).toBeNull();
  });

  it.each([{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { 'sec-fetch-site': 'none' }])(
    'are refused from elsewhere: %j',
    (headers) => {
      expect(statusOf(`/__open-in-editor?file=${file}`, headers)).toBe(403);
    }
  );

  it.each(['/etc/passwd', '../secret.txt', 'link.txt', 'none.tsx', `${siteFolder}-other/a`])(
    'are refused for %s',
    (place) => {
      expect(statusOf(`/__open-in-editor?file=${encodeURIComponent(place)}`, own)).toBe(403);
    }
  );

  it('are malformed without a file', () => {
    expect(statusOf('/__open-in-editor', own)).toBe(400);
    expect(statusOf('/__open-in-editor?file=', own)).toBe(400);
  });
});
