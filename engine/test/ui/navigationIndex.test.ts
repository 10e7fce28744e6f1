import { expect, it } from 'vitest';

import { navigationIndex } from '../../src/ui/navigationFilter/navigationIndex.ts';
import { COMPONENTS, PATTERNS } from './acme.ts';

it('lists the pages of all sections with their location and status', () => {
  expect(navigationIndex([COMPONENTS, PATTERNS])).toEqual([
    { title: 'All components', path: '/components/all-components', place: 'Components' },
    { title: 'Knob', path: '/components/knob', place: 'Components · Beta' },
    { title: 'Dial', path: '/components/forms/dial', place: 'Components · Forms' },
    { title: 'Filters', path: '/patterns/filters', place: 'Patterns · Demo' }
  ]);
});
