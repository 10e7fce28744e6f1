import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { BreakableCode } from './BreakableCode.tsx';

const partsOf = (code: string): string[] =>
  renderToStaticMarkup(createElement(BreakableCode, { code })).split('<wbr/>');

describe('BreakableCode', () => {
  it.each([
    ['spinnerAriaLabelledBy', ['spinner', 'Aria', 'LabelledBy']],
    ['KnobDefaults.ariaLabels', ['Knob', 'Defaults', '.aria', 'Labels']],
    ['[qualitativeRangeData, null]', ['[qualitative', 'Range', 'Data, null]']]
  ])('breaks before the words of a long name: %s', (code, parts) => {
    expect(partsOf(code)).toEqual(parts);
  });

  it.each([['isAriaDisabled'], ['a heading of someWords'], ['acme-knob-labelledBy']])('leaves others: %s', (code) => {
    expect(partsOf(code)).toEqual([code]);
  });
});
