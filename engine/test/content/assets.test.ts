import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { assetPath, renameAsset } from '../../src/content/assets.ts';
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

it('has one address for files with the same content and another name', () => {
  const folder = writeFiles({ 'one-light.svg': '<svg/>', 'two.svg': '<svg/>', 'three.svg': '<svg></svg>' });
  const [one, two, three] = ['one-light.svg', 'two.svg', 'three.svg'].map(
    (name) => renameAsset(assetPath(join(folder, name)), 'example').path
  );
  expect(one).toMatch(/^\/assets\/example-[0-9a-f]{8}\.svg$/);
  expect(two).toBe(one);
  expect(three).not.toBe(one);
});
