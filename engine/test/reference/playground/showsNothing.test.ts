import { describe, expect, it } from 'vitest';

import type { Entry } from '../../../src/reference/entry.ts';
import { showsNothing } from '../../../src/reference/playground/showsNothing.ts';

function componentWith(...types: string[]): Extract<Entry, { kind: 'component' }> {
  return { props: types.map((type) => ({ name: 'value', type })) } as Extract<Entry, { kind: 'component' }>;
}

const HOLDER = componentWith('React.ReactNode');

describe('showsNothing', () => {
  it.each([
    ['an element without content', '<ul class="acme-list" role="list" aria-label="Knobs"></ul>'],
    ['a button without its icon', '<button type="button" aria-label="Turn"><span> </span></button>'],
    ['nothing', '']
  ])('finds %s', (_, html) => {
    expect(showsNothing(html, HOLDER)).toBe(true);
  });

  it.each([
    ['text', '<p><b>Turn</b></p>'],
    ['a drawing', '<span><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></span>'],
    ['a field', '<div><input type="checkbox"></div>']
  ])('knows that %s is something', (_, html) => {
    expect(showsNothing(html, HOLDER)).toBe(false);
  });

  it.each([
    ['children', 'React.ReactNode'],
    ['rows', 'Row[]'],
    ['text or an element', 'string | React.ReactElement'],
    ['data', 'ChartOption']
  ])('expects content of components that take %s', (_, type) => {
    expect(showsNothing('<div class="acme-box"></div>', componentWith('boolean', type))).toBe(true);
  });

  it('leaves components without content to style sheets', () => {
    const types = ['string', "'sm' | 'lg'", 'number | string', '(event: MouseEvent) => void', 'React.RefObject<any>'];
    expect(showsNothing('<div class="acme-skeleton"></div>', componentWith(...types))).toBe(false);
  });
});
