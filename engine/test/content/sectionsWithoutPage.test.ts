import { expect, it } from 'vitest';

import { sectionsWithoutPage } from '../../src/content/navigation.ts';
import { makePage } from '../ui/acme.ts';

it('leaves out sections with a page at the same address', () => {
  const components = { slug: 'components', title: 'Components', path: '/components/all', items: [] };
  const patterns = { slug: 'patterns', title: 'Patterns', path: '/patterns', items: [] };
  const pages = [makePage({ path: '/components/all' })];
  expect(sectionsWithoutPage({ navigation: [components, patterns], pages })).toEqual([patterns]);
});
