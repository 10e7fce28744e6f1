import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { beforeEach, afterEach, describe, expect, it } from 'vitest';

import { hashContent, hashContentCode, hashEnvironment } from '../../src/content/environment.ts';
import type { SiteContext } from '../../src/content/siteContext.ts';

let root: string;
let context: SiteContext;

function write(file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'patternbook-environment-')));
  const folder = path.join(root, 'site');
  write('site/site.config.ts', `import { name } from '../shared/name.ts';\nimport './drawings.tsx';`);
  write('site/drawings.tsx', `import { Shape } from './content/Shape.tsx';`);
  write('site/content/Shape.tsx', 'export {}');
  write('site/package.json', '{ "dependencies": { "acme-ui": "*" } }');
  write('site/content/home.md', '# Home');
  write('site/content/Example.tsx', 'export {}');
  write('site/dist/index.html', 'old');
  write('shared/name.ts', `export const name = 'Acme';`);
  write('acme-ui/package.json', '{ "name": "acme-ui" }');
  write('acme-ui/button.css', 'button {}');
  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(path.join(root, 'acme-ui'), path.join(folder, 'node_modules/acme-ui'), 'junction');
  context = {
    folder,
    config: { content: 'content', sources: [] } as unknown as SiteContext['config'],
    cacheFolder: path.join(folder, '.patternbook'),
    outFolder: path.join(folder, 'dist')
  };
});
afterEach(() => rmSync(root, { recursive: true }));

describe('hashEnvironment', () => {
  it.each([
    ['the configuration', 'site/site.config.ts'],
    ['what the configuration imports from elsewhere', 'shared/name.ts'],
    ['what it imports from the content folder', 'site/content/Shape.tsx'],
    ['a linked package', 'acme-ui/button.css'],
    ['a new file of a linked package', 'acme-ui/docs/button.md'],
    ['a lock file', 'site/package-lock.json']
  ])('changes with %s', (_, file) => {
    const before = hashEnvironment(context);
    write(file, 'changed');
    expect(hashEnvironment(context)).not.toBe(before);
  });

  it('stays the same when content or output change', () => {
    const before = hashEnvironment(context);
    write('site/content/home.md', '# Start');
    write('site/dist/index.html', 'new');
    write('site/.patternbook/cache.json', '{}');
    expect(hashEnvironment(context)).toBe(before);
  });
});

describe('hashContent', () => {
  it('changes with any file, and when one is renamed', () => {
    const before = hashContent(context);
    write('site/content/home.md', '# Start');
    const edited = hashContent(context);
    write('site/content/other.md', '# Start');
    rmSync(path.join(root, 'site/content/home.md'));
    expect(new Set([before, edited, hashContent(context)]).size).toBe(3);
  });
});

describe('hashContentCode', () => {
  it('changes with the code and the data in the content folder, not with Markdown', () => {
    const before = hashContentCode(context);
    write('site/content/home.md', '# Start');
    expect(hashContentCode(context)).toBe(before);
    write('site/content/Example.tsx', 'export const a = 1;');
    expect(hashContentCode(context)).not.toBe(before);
  });
});
