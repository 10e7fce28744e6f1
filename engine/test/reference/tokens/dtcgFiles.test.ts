import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { listThemes } from '../../../src/core/themes.ts';
import { loadSiteContext } from '../../../src/content/siteContext.ts';
import { deriveDesign } from '../../../src/reference/design/writeDesign.ts';
import { type PublishedTheme, themesFile } from '../../../src/reference/design/themesFile.ts';
import { dtcgAddress, dtcgFiles } from '../../../src/reference/tokens/dtcg/dtcgFiles.ts';
import { dtcgComposite, plainPart } from '../../../src/reference/tokens/dtcg/dtcgComposite.ts';
import { dtcgValue } from '../../../src/reference/tokens/dtcg/dtcgValue.ts';
import type { Token, Tokens } from '../../../src/reference/tokens/schema.ts';
import { compareDtcg } from '../../support/resolveDtcg.ts';

const SITES = path.resolve(import.meta.dirname, '../../../../sites');

describe('a value', () => {
  it.each([
    ['--a', '#08f', 'color', { colorSpace: 'srgb', components: [0, 0.53333, 1], hex: '#0088ff' }],
    ['--a', 'rgb(0 0 0 / 50%)', 'color', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5, hex: '#000000' }],
    ['--a', '-1.5rem', 'dimension', { value: -1.5, unit: 'rem' }],
    ['--a', '200ms', 'duration', { value: 200, unit: 'ms' }],
    ['--a', 'cubic-bezier(.4, 0, .2, 1)', 'cubicBezier', [0.4, 0, 0.2, 1]],
    ['--z-index', '400', 'number', 400],
    ['--font-weight-bold', '700', 'fontWeight', 700],
    ['--font--family--body', '"Acme Sans", Arial, sans-serif', 'fontFamily', ['Acme Sans', 'Arial', 'sans-serif']],
    ['--font-family', "system-ui, -apple-system, 'Segoe UI'", 'fontFamily', ['system-ui', '-apple-system', 'Segoe UI']],
    ['--font-family', '-apple-system', 'fontFamily', ['-apple-system']],
    ['--font-family', '游ゴシック, serif', 'fontFamily', ['游ゴシック', 'serif']],
    ['--font-weight-strong', 'Bold', 'fontWeight', 700],
    ['--easing', 'ease-in-out', 'cubicBezier', [0.42, 0, 0.58, 1]],
    ['--border--style', 'dashed', 'strokeStyle', 'dashed']
  ])('of %s, %s, is a %s', (name, value, $type, $value) => {
    expect(dtcgValue(name, value)).toEqual({ $type, $value });
  });

  it.each(['initial', 'calc(1rem + 2px)', '50%', '2em', 'currentcolor', 'underline'])('can not be %s', (value) => {
    expect(dtcgValue('--a', value)).toBeNull();
  });

  it('of a shadow has all lengths', () => {
    expect(dtcgComposite('inset 0 2px #000', plainPart)).toMatchObject({
      $type: 'shadow',
      $value: { offsetX: { value: 0, unit: 'px' }, offsetY: { value: 2 }, blur: { value: 0 }, inset: true }
    });
    expect(dtcgComposite('1px 1px #000, 2px 2px #fff', plainPart)?.$value).toHaveLength(2);
    expect(dtcgComposite('1px #000', plainPart)).toBeNull();
    expect(dtcgComposite('1px solid #000', plainPart)?.$type).toBe('border');
  });
});

const THEMES = [{ name: 'light' }, { name: 'dark' }] as PublishedTheme[];

function token(name: string, steps: string[], themes: Record<string, string[]> = {}): Token {
  const valueOf = (values: string[]) => ({ value: values.at(-1) ?? '', values: values.length > 1 ? values : [] });
  return {
    name,
    ...valueOf(steps),
    themes: Object.entries(themes).map(([theme, values]) => ({ names: [theme], ...valueOf(values) }))
  } as unknown as Token;
}

describe('the files of a theme', () => {
  const files = dtcgFiles(
    {
      tokens: [
        token('--acme--ink', ['#000000']),
        token('--acme--snow', ['#ffffff']),
        token('--acme--text', ['--acme--ink', '#000000'], { dark: ['--acme--snow', '#ffffff'] }),
        token('--acme--text--subtle', ['--acme--text', '#000000'], { dark: ['--acme--text', '#ffffff'] }),
        token('--acme--width', ['50%'], { dark: ['2px'] })
      ]
    },
    THEMES
  );

  it('keep references, and have what differs', () => {
    expect(files.get(dtcgAddress('light'))).toMatchObject({
      acme: {
        text: {
          $root: { $type: 'color', $value: '{acme.ink}' },
          subtle: { $type: 'color', $value: '{acme.text.$root}' }
        }
      }
    });
    expect(files.get(dtcgAddress('dark'))).toMatchObject({
      acme: { text: { $root: { $value: '{acme.snow}' } }, width: { $value: { value: 2, unit: 'px' } } }
    });
    expect(JSON.stringify(files.get(dtcgAddress('dark')))).not.toContain('subtle');
  });

  it('list what can not be expressed', () => {
    expect(files.get(dtcgAddress('light'))).toMatchObject({
      $extensions: { patternbook: { leftOut: [{ name: '--acme--width', theme: 'light', value: '50%' }] } }
    });
  });
});

it('have the values of the tokens of the starter site in all of its themes', async () => {
  const { config, folder } = await loadSiteContext(path.join(SITES, 'starter'));
  const { files } = deriveDesign(config.reference, folder, listThemes(config.themes));
  const tokens = files.get('/api/tokens.json') as Tokens;
  const themes = themesFile(config.themes);
  expect(compareDtcg(tokens, themes)).toBe(tokens.tokens.length * themes.length);
});
