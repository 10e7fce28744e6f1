import { describe, expect, it } from 'vitest';

import { makeValue } from '../tokens/testTokens.ts';
import { schemePairs } from './schemePairs.ts';

const texts = (pairs: ReturnType<typeof schemePairs>) =>
  pairs.map(({ shownIn, light, dark }) => [shownIn, light.value, dark.value]);

describe('the values of a token in both color schemes', () => {
  it('are the same for a token that no theme changes', () => {
    expect(texts(schemePairs([makeValue('#fff')]))).toEqual([[undefined, '#fff', '#fff']]);
  });

  it('are one pair if contrast changes nothing', () => {
    const values = [
      makeValue('#000', { themes: ['light', 'highContrast'] }),
      makeValue('#fff', { themes: ['dark', 'highContrastDark'] })
    ];
    expect(texts(schemePairs(values))).toEqual([[undefined, '#000', '#fff']]);
  });

  it('are a pair for each contrast if they differ', () => {
    const values = [
      makeValue('#333', { themes: ['light', 'dark'] }),
      makeValue('#000', { themes: ['highContrast'] }),
      makeValue('#fff', { themes: ['highContrastDark'] })
    ];
    expect(texts(schemePairs(values))).toEqual([
      ['light dark', '#333', '#333'],
      ['highContrast highContrastDark', '#000', '#fff']
    ]);
  });
});
