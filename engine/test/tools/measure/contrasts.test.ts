import { expect, it } from 'vitest';

import type { FoundColors } from '../../../src/tools/measure/colorsInPage.ts';
import { contrastsOf } from '../../../src/tools/measure/contrasts.ts';

const WHITE = 'rgb(255, 255, 255)';

const text = (front: string, layers: string[] | null): FoundColors => ({
  part: '.knob',
  within: [],
  subject: 'text',
  fronts: [front],
  layers
});

it('blends translucent colors, and takes the lower ratio of both high contrasts', () => {
  const [found] = contrastsOf({
    light: [[text('rgba(0, 0, 0, 0.5)', ['rgba(0, 0, 0, 0)', WHITE])]],
    dark: [[text(WHITE, ['rgb(0, 0, 0)'])]],
    highContrast: [[text('rgb(0, 0, 0)', [WHITE])], [text('rgb(118, 118, 118)', [WHITE])]]
  });
  expect(found?.ratios.light).toBeCloseTo(3.97, 1);
  expect(found?.ratios.dark).toBe(21);
  // 4.542 is truncated.
  expect(found?.ratios.highContrast).toBe(4.54);
});

it('takes the most visible of several edges, and leaves out what has none', () => {
  const edge = (fronts: string[]): FoundColors => ({
    part: '.knob',
    within: [],
    subject: 'edge',
    fronts,
    layers: [WHITE]
  });
  const list = [edge(['rgb(204, 204, 204)', 'rgb(0, 0, 0)']), edge([])];
  expect(contrastsOf({ light: [list], dark: [list], highContrast: [list] })).toEqual([
    { part: '.knob', within: [], subject: 'edge', ratios: { light: 21, dark: 21, highContrast: 21 } }
  ]);
});

it('leaves a look open whose colors are on an image', () => {
  const black = 'rgb(0, 0, 0)';
  const found = contrastsOf({
    light: [[text(black, [WHITE])]],
    dark: [[text(black, null)]],
    highContrast: [[text(black, [WHITE])], [text(black, null)]]
  });
  expect(found[0]?.ratios).toEqual({ light: 21, dark: null, highContrast: null });
});
