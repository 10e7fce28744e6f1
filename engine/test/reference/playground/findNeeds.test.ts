import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findNeeds } from '../../../src/reference/playground/findNeeds.ts';
import type { PropRow } from '../../../src/reference/entry.ts';

function prop(name: string, type = 'boolean', description = ''): PropRow {
  return {
    name,
    type,
    defaultValue: null,
    description,
    required: false,
    deprecated: false,
    deprecatedMessage: '',
    beta: false,
    betaMessage: '',
    types: []
  };
}

const VARIANT = prop('variant', "'plain' | 'solid' | 'link'");

function needOf(own: PropRow, ...others: PropRow[]) {
  return findNeeds([own, ...others]).get(own.name);
}

describe('what a property needs', () => {
  it.each([
    ['Only applies when isDocked is true.', { name: 'isDocked' }],
    ['Whether it is lit, only if `isDocked` is set.', { name: 'isDocked' }],
    ['Can only be used with the isDocked property.', { name: 'isDocked' }],
    ['Only works when variant is "plain" or "link".', { name: 'variant', values: ['plain', 'link'] }],
    ['Adds danger styling to solid or link knob variants.', { name: 'variant', values: ['solid', 'link'] }],
    ['Removes the padding of a plain variant. Use it in text.', { name: 'variant', values: ['plain'] }],
    ['Not only when isDocked is true.', undefined],
    ['Required when isDocked is true.', undefined],
    ['Only set it to true when the knob is static.', undefined],
    ['This should not be used with plain variants.', undefined],
    ['Adds variant styles.', undefined]
  ])('is read from its description: %s', (description, need) => {
    expect(needOf(prop('isLit', 'boolean', description), prop('isDocked'), VARIANT)).toEqual(need);
  });

  it.each([
    ['hamburgerVariant', 'isHamburger', 'boolean', true],
    ['loadingText', 'isLoading', 'boolean', true],
    ['iconPosition', 'icon', 'ReactNode', true],
    ['labelPosition', 'label', 'string', true],
    ['filenamePlaceholder', 'filename', 'string', false],
    ['isolated', 'isOlated', 'boolean', false],
    ['columnsCount', 'columns', 'ReactNode[]', false],
    ['icons', 'icon', 'ReactNode', false]
  ])('is told by names: %s and %s', (name, other, type, isFound) => {
    expect(needOf(prop(name, 'string'), prop(other, type))).toEqual(isFound ? { name: other } : undefined);
  });

  it('is stated by the site', () => {
    const stated = { state: { name: 'variant', values: ['solid'] } };
    expect(findNeeds([prop('state', "'a' | 'b'"), VARIANT], stated).get('state')).toEqual(stated.state);
  });

  it('never leads back to itself', () => {
    const words = fc.constantFrom('icon', 'isIcon', 'iconColor', 'isIconColor', 'hasColor', 'colorSize', 'isColorSize');
    const rows = fc.uniqueArray(fc.record({ name: words, about: words }), { selector: ({ name }) => name });
    fc.assert(
      fc.property(rows, (chosen) => {
        const props = chosen.map(({ name, about }) => prop(name, 'boolean', `Only applies when ${about} is true.`));
        const needs = findNeeds(props);
        for (const start of needs.keys()) {
          const seen = new Set<string>();
          for (let name: string | undefined = start; name !== undefined; name = needs.get(name)?.name) {
            expect(seen.has(name)).toBe(false);
            seen.add(name);
          }
        }
      })
    );
  });
});
