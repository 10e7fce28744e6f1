import { describe, expect, it } from 'vitest';

import { easingPath } from './easingCurve.ts';

describe('the path of an easing function', () => {
  it.each([
    ['cubic-bezier(.4, 0, .7, .2)', 'M0,100C40,100 70,80 100,0'],
    ['cubic-bezier(0.3,-0.5,.6,1.4)', 'M0,100C30,150 60,-40 100,0'],
    ['linear', 'M0,100C0,100 100,0 100,0'],
    ['steps(4, end)', null],
    ['cubic-bezier(1, 2, 3)', null],
    ['cubic-bezier(a, 0, 1, 1)', null]
  ])('%s is %s', (value, path) => {
    expect(easingPath(value)).toBe(path);
  });
});
