import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { Highlighted } from './Highlighted.tsx';

const shown = (ranges: [number, number][], breaksAt?: string): string =>
  renderToStaticMarkup(<Highlighted text="--acme--border--color" ranges={ranges} breaksAt={breaksAt} />)
    .replaceAll('<wbr/>', '¦')
    .replaceAll(/<(\/?)mark>/g, '[$1');

describe('Highlighted', () => {
  it('marks ranges', () => {
    expect(shown([[8, 14]])).toBe('--acme--[border[/--color');
    expect(shown([])).toBe('--acme--border--color');
  });

  it('lets lines break before the parts of a name, not before the first', () => {
    expect(shown([], '--')).toBe('--acme¦--border¦--color');
    expect(
      shown(
        [
          [8, 14],
          [16, 21]
        ],
        '--'
      )
    ).toBe('--acme¦--[border[/¦--[color[/');
  });
});
