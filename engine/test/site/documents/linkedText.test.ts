import { describe, expect, it, test } from 'vitest';

import { linkedType, linkedValue } from '../../../src/site/documents/linkedText.ts';

const addressOf = (name: string): string | null => (name.startsWith('--acme-') ? `#${name}` : null);
const link = (text: string) => ({ text, href: `#${text}`, definition: null });

describe('the tokens of a value', () => {
  it.each([
    ['--acme-ink', [link('--acme-ink')]],
    ['calc(--acme-a + 1px)', ['calc(', link('--acme-a'), ' + 1px)']],
    ['--acme-x --acme-y', [link('--acme-x'), ' ', link('--acme-y')]],
    ['--other', ['--other']],
    ['"<b>" --acme-a', ['"<b>" ', link('--acme-a')]],
    ['1px--acme', ['1px--acme']],
    ['', []]
  ])('%s', (value, parts) => {
    expect(linkedValue(value, addressOf)).toEqual(parts);
  });
});

test('the names in a type lead to what explains them, whole words alone', () => {
  const types = [
    { name: 'Turn', id: 'acme/Turn' },
    { name: 'None', id: 'acme/None' }
  ];
  const linkType = (id: string, text: string) => (id === 'acme/Turn' ? link(text) : null);
  expect(linkedType('Turn | Turned | Array<None>', types, linkType)).toEqual([link('Turn'), ' | Turned | Array<None>']);
});
