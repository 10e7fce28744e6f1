import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { ImportLine } from './ImportLine.tsx';

it('breaks at spaces and after slashes, and keeps parts with hyphens together', () => {
  expect(renderToStaticMarkup(<ImportLine line="import a_b from '@acme/knob-tokens/dist/a-b';" />)).toBe(
    'import a_b from &#x27;@acme/<wbr/><span>knob-tokens/</span><wbr/>dist/<wbr/><span>a-b&#x27;;</span>'
  );
});
