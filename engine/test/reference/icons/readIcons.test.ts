import { describe, expect, it } from 'vitest';
import { iconKeywords } from '../../../src/reference/icons/iconFiles.ts';
import { readIconModule, readSvgFile } from '../../../src/reference/icons/readIcons.ts';

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
    expect(Object.keys(readIconModule(code, SETS)?.svgs ?? {})).toEqual(['solid']);
  });

  it.each([`export * from './a.js';`, `export const a = { label: 'A' };`, `const hidden = { name: 'A' };`])(
    'returns null for %s',
    (code) => {
      expect(readIconModule(code, SETS)).toBeNull();
    }
  );
});

describe('readSvgFile', () => {
  it('reads the content and its presentation attributes', () => {
    const text = `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" fill="none" stroke-width='2'>
      <!-- a star -->
      <path d="M0 0" />
      <circle r="1" />
    </svg>`;
    expect(readSvgFile(text)).toEqual({
      viewBox: '0 0 8 8',
      content: `<g fill="none" stroke-width='2'><path d="M0 0" /><circle r="1" /></g>`,
      className: null
    });
  });

  it.each([
    '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>',
    '<svg viewBox="0 0 1 1"><path onclick="alert(1)"/></svg>',
    '<svg viewBox="0 0 1 1"><a href="javascript:alert(1)"/></svg>',
    '<svg><path d="M0 0"/></svg>',
    'no picture'
  ])('rejects %s', (text) => {
    expect(readSvgFile(text)).toBeNull();
  });
});

it("returns the parts of an icon's name, then their synonyms, as keywords", () => {
  const synonyms = { bin: ['trash'], 'recycle-bin': ['garbage'], o: ['never'] };
  expect(iconKeywords('recycle-bin-o-2', synonyms)).toEqual(['recycle', 'bin', 'trash']);
  expect(iconKeywords('recycle-bin', synonyms)).toEqual(['recycle', 'bin', 'garbage', 'trash']);
  expect(iconKeywords('constructor', synonyms)).toEqual(['constructor']);
});
