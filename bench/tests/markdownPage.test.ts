import { describe, expect, it } from 'vitest';

import { markdownPage } from '../synthetic/markdownPage.ts';
import { createRandom } from '../synthetic/random.ts';

const page = (seed: number): string => markdownPage(createRandom(seed), () => '/section-00/page-0001');

describe('markdownPage', () => {
  it.each([1, 2, 3])('has the shape that engines are compared with (seed %i)', (seed) => {
    const [prose = '', ...rest] = page(seed)
      .split(/^```/m)
      .filter((_, index) => index % 2 === 0)
      .join('')
      .split('| Name |');
    const blocks = [...page(seed).matchAll(/^```tsx noLive\n([^]*?)\n```$/gm)].map(
      ([, code = '']) => code.split('\n').length
    );
    expect(prose.match(/^##+ /gm)).toHaveLength(6);
    expect(prose.match(/\]\(\/section-00\/page-0001\)/g)).toHaveLength(4);
    expect(prose.split(/\s+/).length).toBeGreaterThan(700);
    expect(prose.split(/\s+/).length).toBeLessThan(950);
    expect(rest.join('').match(/^\| /gm)).toHaveLength(9);
    expect(blocks).toHaveLength(5);
    expect(Math.min(...blocks)).toBeGreaterThanOrEqual(15);
    expect(Math.max(...blocks)).toBeLessThanOrEqual(35);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(page(7)).toBe(page(7));
    expect(page(7)).not.toBe(page(8));
  });
});
