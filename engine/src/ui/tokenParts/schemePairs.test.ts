import { describe, expect, it } from 'vitest';

import { ACME_AXES } from '../../../test/support/themeAxes.ts';
import { builtInAxes } from '../../core/builtInAxes.ts';
import { type ThemeAxis, listThemes } from '../../core/themes.ts';
import { makeValue } from '../tokens/testTokens.ts';
import { schemeCodes, schemePairs } from './schemePairs.ts';

const schemesOf = (axes: readonly ThemeAxis[]): string[] =>
  schemeCodes(listThemes(axes)).map(({ light, dark }) => light + dark);

const SCHEMES = schemeCodes(listThemes(builtInAxes()));
const WITH_OTHERS = schemeCodes(listThemes(ACME_AXES));

const texts = (pairs: ReturnType<typeof schemePairs>) =>
  pairs.map(({ shownIn, light, dark }) => [shownIn, light.value, dark.value]);

describe('the themes of a site by color scheme', () => {
  it('are pairs that differ in the color scheme alone', () => {
    expect(schemesOf(builtInAxes())).toEqual(['ab', 'cd']);
    expect(schemesOf(ACME_AXES)).toEqual(['ab', 'cd', 'ef', 'gh', 'ij', 'kl']);
  });
});

describe('the values of a token in both color schemes', () => {
  it('are the same for a token that no theme changes', () => {
    expect(texts(schemePairs([makeValue('#fff')], SCHEMES))).toEqual([[undefined, '#fff', '#fff']]);
  });

  it('are one pair if contrast changes nothing', () => {
    const values = [makeValue('#000', { themes: ['a', 'c'] }), makeValue('#fff', { themes: ['b', 'd'] })];
    expect(texts(schemePairs(values, SCHEMES))).toEqual([[undefined, '#000', '#fff']]);
  });

  it('are a pair for each contrast if they differ', () => {
    const values = [
      makeValue('#333', { themes: ['a', 'b'] }),
      makeValue('#000', { themes: ['c'] }),
      makeValue('#fff', { themes: ['d'] })
    ];
    expect(texts(schemePairs(values, SCHEMES))).toEqual([
      ['ab', '#333', '#333'],
      ['cd', '#000', '#fff']
    ]);
  });

  it('are shown once for all themes that have the same pair', () => {
    const values = [
      makeValue('#333', { themes: ['a', 'b', 'e', 'f', 'i', 'j'] }),
      makeValue('#000', { themes: ['c', 'g'] }),
      makeValue('#fff', { themes: ['d', 'h'] }),
      makeValue('#f00', { themes: ['k', 'l'] })
    ];
    expect(texts(schemePairs(values, WITH_OTHERS))).toEqual([
      ['abefij', '#333', '#333'],
      ['cdgh', '#000', '#fff'],
      ['kl', '#f00', '#f00']
    ]);
  });

  it('are one pair if no axis but the color scheme changes them', () => {
    const values = [
      makeValue('#000', { themes: 'acegik'.split('') }),
      makeValue('#fff', { themes: 'bdfhjl'.split('') })
    ];
    expect(texts(schemePairs(values, WITH_OTHERS))).toEqual([[undefined, '#000', '#fff']]);
  });
});
