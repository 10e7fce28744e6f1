import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';
import { iconKeywords } from '../../../src/reference/icons/iconFiles.ts';
import { readIconModule } from '../../../src/reference/icons/iconModule.ts';
import { readIcons } from '../../../src/reference/icons/readIcons.ts';

const SETS = { icon: 'solid', thin: 'thin' };

describe('readIconModule', () => {
  it('reads the SVG of each set without running the module', () => {
    const code = `import { createIcon } from './createIcon.js';
      export const StarIconConfig = {
        name: 'StarIcon',
        icon: { width: 16, height: 32, xOffset: -2, 'svgPathData': 'M0 0"&' },
        thin: { width: 8, height: 8, svgClassName: 'small', svgPathData: [{ path: 'M1 1' }, { path: 'M2 2' }] },
      };
      throw new Error('ran');
      export const StarIcon = createIcon(StarIconConfig);`;
    expect(readIconModule(code, SETS)).toEqual({
      component: 'StarIcon',
      svgs: {
        solid: { viewBox: '-2 0 16 32', content: '<path d="M0 0&quot;&amp;"/>', className: null },
        thin: { viewBox: '0 0 8 8', content: '<path d="M1 1"/><path d="M2 2"/>', className: 'small' }
      }
    });
  });

  it('omits sets without an SVG', () => {
    const code = `export const A = { name: 'A', icon: { width: 1, height: 1, svgPathData: 'M0 0' }, thin: null };`;
    expect(Object.keys(readIconModule(code, SETS).svgs)).toEqual(['solid']);
  });

  it.each([
    [`export * from './a.js';`, 'exports no object'],
    [`export const a = { label: 'A' };`, 'exports no object'],
    [`const hidden = { name: 'A' };`, 'exports no object'],
    [`export const A = { name: 'A', icon: null };`, 'has no drawing for any set'],
    [
      `export const A = { name: 'A', icon: { width: 1, height: size, svgPathData: 'M0' } };`,
      'its "icon" has no literal'
    ],
    ['export const A = {', 'is not a JavaScript module']
  ])('refuses %s', (code, reason) => {
    expect(() => readIconModule(code, SETS)).toThrow(reason);
  });
});

describe('readIcons', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'patternbook-icons-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reports every file that gives no icon, with its place and a remedy', () => {
    const shape = '<path d="M0 0"/>';
    const files = {
      'alpha.svg': `<svg viewBox="0 0 1 1">${shape}</svg>`,
      'beta.SVG': `<svg width="2" height="2">${shape}</svg>`,
      'broken.svg': `<svg viewBox="0 0 1 1">\n<path onclick="x()"/></svg>`,
      'module.js': 'export default 1;',
      'outline/alpha.svg': `<svg viewBox="0 0 2 2">${shape}</svg>`
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const source = {
      package: '@acme/icons',
      include: '**/*',
      sets: SETS,
      groups: [],
      purposes: [],
      synonyms: {},
      usage: {}
    };
    const { icons, problems } = readIcons(source, folder);
    expect(icons.map(({ name, importPath }) => [name, importPath])).toEqual([
      ['alpha', '@acme/icons/alpha.svg'],
      ['beta', '@acme/icons/beta.SVG']
    ]);
    expect(problems.map(({ severity, code, message, location }) => ({ severity, code, message, location }))).toEqual(
      [
        {
          message: 'The icon is left out: it has an event handler (onclick).',
          location: { file: 'broken.svg', line: 2, column: 1 }
        },
        {
          message: 'The icon is left out: it exports no object with the name and the drawings of an icon.',
          location: { file: 'module.js' }
        },
        {
          message: 'The icon is left out: @acme/icons/alpha.svg has the same name, "alpha".',
          location: { file: 'outline/alpha.svg' }
        }
      ].map(({ message, location }) => ({
        severity: 'warning',
        code: 'icon-left-out',
        message,
        location: { ...location, file: path.join(folder, location.file) }
      }))
    );
    expect(problems.every(({ hint }) => hint !== null)).toBe(true);
  });
});

it("returns the parts of an icon's name, then their synonyms, as keywords", () => {
  const synonyms = { bin: ['trash'], 'recycle-bin': ['garbage'], o: ['never'] };
  expect(iconKeywords('recycle-bin-o-2', synonyms)).toEqual(['recycle', 'bin', 'trash']);
  expect(iconKeywords('recycle-bin', synonyms)).toEqual(['recycle', 'bin', 'garbage', 'trash']);
  expect(iconKeywords('constructor', synonyms)).toEqual(['constructor']);
});
