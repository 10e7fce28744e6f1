// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';

import {
  changeVariable,
  formatCss,
  type ChangedVariable,
  frameSheet,
  pageSheet,
  previewEnvironment,
  setOwnValues
} from '../../../src/live/preview/previewEnvironment.ts';

const GAP: ChangedVariable = {
  selector: '.knob',
  condition: null,
  property: '--knob--Gap',
  value: '2rem',
  layer: 'components'
};
const COLOR: ChangedVariable = { ...GAP, property: '--knob--Color', value: 'tomato' };
const WIDE: ChangedVariable = { ...GAP, condition: '@media (min-width: 48rem)', value: '3rem' };
const ROOT: ChangedVariable = { ...GAP, selector: ':root', layer: null };

const isRoot = (selector: string): boolean => selector === ':root';

describe('the environment of a preview', () => {
  const { dataset } = document.documentElement;

  afterEach(() => {
    delete dataset['inTheme'];
    delete dataset['textSize'];
  });

  it('is that of the page', () => {
    expect(previewEnvironment()).toMatchObject({ colorScheme: 'light', direction: 'ltr', textSize: 100 });
    Object.assign(dataset, { inTheme: 'd', textSize: 'large' });
    expect(previewEnvironment()).toMatchObject({
      root: { classes: [], attributes: { 'data-theme': 'dark' } },
      colorScheme: 'dark',
      textSize: 112.5
    });
  });

  it('has its own settings in place of those of the page', () => {
    dataset['inTheme'] = 'b';
    const contrast = previewEnvironment({ themes: { contrast: 'high-contrast' }, direction: 'rtl' });
    expect(contrast).toMatchObject({ colorScheme: 'dark', direction: 'rtl' });
    expect(contrast).not.toHaveProperty('themes');
    const light = previewEnvironment({ themes: { colorScheme: 'light' } });
    expect(light).toMatchObject({ root: { attributes: { 'data-theme': 'light' } }, colorScheme: 'light' });
  });
});

describe('changed values as a style sheet', () => {
  it('have one rule per selector and condition to copy', () => {
    expect(formatCss([GAP, WIDE, COLOR])).toBe(
      [
        '.knob {',
        '  --knob--Gap: 2rem;',
        '  --knob--Color: tomato;',
        '}',
        '',
        '@media (min-width: 48rem) {',
        '  .knob {',
        '    --knob--Gap: 3rem;',
        '  }',
        '}'
      ].join('\n')
    );
  });

  it('stay in the cascade layer of the original rule', () => {
    expect(frameSheet([GAP])).toBe('@layer components { .knob { --knob--Gap: 2rem } }');
    expect(frameSheet([WIDE])).toBe('@layer components { @media (min-width: 48rem) { .knob { --knob--Gap: 3rem } } }');
    expect(frameSheet([ROOT])).toBe(':root { --knob--Gap: 2rem }');
  });

  it('apply in previews only, with the same specificity', () => {
    const sheet = pageSheet([GAP], isRoot);
    expect(sheet).toMatch(
      /^@layer components \{ :is\(\.knob\):where\(\[data-preview\] \*, .*\) \{ --knob--Gap: 2rem \} \}$/
    );
  });

  it('of the root apply to the outermost elements of previews', () => {
    expect(pageSheet([ROOT], isRoot)).toMatch(/^:where\(\[data-preview\], .*\) \{ --knob--Gap: 2rem \}$/);
  });

  it('come before the same ones of the reader’s own theme, as soon as there is one', () => {
    const sheet = (): string => document.getElementById('pb_changed-variables')?.textContent ?? '';
    changeVariable('gap', ROOT);
    setOwnValues(() => new Map([[ROOT.property, '1px']]));
    expect(sheet()).toContain(`${ROOT.property}: 2rem !important`);
    expect(previewEnvironment().variables).toContain(`:root { ${ROOT.property}: 2rem !important }`);
    setOwnValues(null);
    expect(sheet()).not.toContain('important');
  });
});
