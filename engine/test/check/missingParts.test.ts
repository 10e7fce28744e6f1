import { describe, expect, it } from 'vitest';
import { missingParts } from '../../src/check/missingParts.ts';
import { makeExample, makeFigure } from '../ui/acme.ts';

const HTML = '<div class="lamp"><svg><g><path></path></g><g></g></svg><b data-part="bulb">on</b></div>';

function check(...selectors: string[]) {
  const parts = selectors.map((selector) => ({ selector, side: null }));
  return missingParts(makeFigure({ figure: { advice: null, width: null, parts } }), HTML);
}

describe('missingParts', () => {
  it('finds parts by any selector', () => {
    expect(check('.lamp', "[data-part='bulb']", 'svg > g:nth-of-type(1) > path')).toEqual([]);
  });

  it.each([
    ['matches nothing', '.shade'],
    ['is malformed', '.lamp >> b']
  ])('reports a selector that %s', (_, selector) => {
    expect(check('.lamp', selector)).toMatchObject([
      {
        code: 'missing-part',
        severity: 'error',
        location: { file: '/acme/knob.md' },
        message: `Part 2 of the figure "Basic", "${selector}", matches nothing in its HTML.`
      }
    ]);
  });

  it('passes over examples that number nothing', () => {
    expect(missingParts(makeExample(), HTML)).toEqual([]);
  });
});
