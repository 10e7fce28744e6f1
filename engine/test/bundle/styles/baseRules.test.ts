import { describe, expect, it } from 'vitest';

import { commonRules, themeRules } from '../../../src/bundle/styles/baseRules.ts';

const ROOT = ':root{--a:1;--b:0.5}';
const CONTRAST = ':root:where(.pf-v6-theme-high-contrast){--a:2}';
const DARK = ':root:where(.pf-v6-theme-dark){--a:3}';
const DARK_CONTRAST = ':root:where(.pf-v6-theme-dark.pf-v6-theme-high-contrast){--a:4}';
const GLASS = '@media print{.pf-v6-theme-glass .card{color:red}}';
/** Rules that also apply without a theme. */
const OTHERS = [
  '.card:not(.pf-v6-theme-glass){color:#00f}',
  ':is(.pf-v6-theme-glass,.card){color:#000}',
  '@media print{.card{color:green}}',
  '@font-face{font-family:Acme;src:url(/acme.woff2)}'
].join('');

describe('rules of themes in base sheets', () => {
  it('are taken out of a sheet, but for the dark theme', () => {
    expect(commonRules(ROOT + CONTRAST + DARK + DARK_CONTRAST + OTHERS)).toBe(ROOT + DARK + OTHERS);
  });

  it('make a sheet of their own, with the dark theme between them', () => {
    expect(themeRules(ROOT + CONTRAST + DARK + DARK_CONTRAST + GLASS + OTHERS)).toBe(
      CONTRAST + DARK + DARK_CONTRAST + GLASS
    );
  });

  it('are taken out with icons, whose sheet is found by class names', () => {
    const icons = '.pf-v6-pficon-bell:before,.pf-v6-pficon-zone:before{font-family:Icons}';
    expect(commonRules(ROOT + icons + OTHERS)).toBe(ROOT + OTHERS);
    expect(themeRules(icons + DARK)).toBe('');
  });

  it('make no sheet where only the dark theme has rules', () => {
    expect(themeRules(ROOT + DARK + OTHERS)).toBe('');
  });
});
