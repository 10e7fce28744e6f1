import { expect, it } from 'vitest';

import { inPageClasses, markupClass } from '../../src/core/previewClasses.ts';

it('matches the selectors in packaged style sheets', () => {
  expect(inPageClasses('acme-react-c-knob')).toBe('acme-react-c-knob acme-preview');
  expect(markupClass('acme-react-c-knob')).toBe('acme-preview-html');
});
