import { describe, expect, it } from 'vitest';

import { placeInk } from '../../../src/tools/illustrations/placeInk.ts';

const PLACE = { canvas: { width: 500, height: 300 }, padding: 50, maxScale: 1 };

describe('placeInk', () => {
  it('keeps small things small, in the middle', () => {
    expect(placeInk({ width: 100, height: 20 }, PLACE)).toEqual({ x: 200, y: 140, width: 100, height: 20 });
  });

  it('makes wide things as wide as there is space', () => {
    expect(placeInk({ width: 800, height: 100 }, PLACE)).toEqual({ x: 50, y: 125, width: 400, height: 50 });
  });

  it('makes tall things as tall as there is space', () => {
    expect(placeInk({ width: 100, height: 400 }, PLACE)).toEqual({ x: 225, y: 50, width: 50, height: 200 });
  });

  it('leaves something of a line', () => {
    expect(placeInk({ width: 8000, height: 1 }, PLACE)).toMatchObject({ width: 400, height: 1 });
  });
});
