import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assetPath } from '../../src/content/assets.ts';
import { writeFiles } from './support/writeFiles.ts';

it('names an asset by its file name and content hash', () => {
  const folder = writeFiles({ 'My Logo.SVG': '<svg/>', 'copy/My Logo.SVG': '<svg/>' });
  const file = join(folder, 'My Logo.SVG');
  const before = assetPath(file);
  expect(before.path).toMatch(/^\/assets\/my-logo-[0-9a-f]{8}\.svg$/);
  expect(assetPath(join(folder, 'copy/My Logo.SVG')).path).toBe(before.path);
  writeFileSync(file, '<svg></svg>');
  expect(assetPath(file).path).not.toBe(before.path);
});

it('throws for a file that does not exist', () => {
  expect(() => assetPath('/nowhere/logo.svg')).toThrow('There is no file /nowhere/logo.svg.');
});
