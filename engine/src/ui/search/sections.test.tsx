// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { NAVIGATION_ID } from '../../core/interfaceIds.ts';
import type { NavigationSection } from '../../model.ts';
import { renderNavigation } from '../shell/renderNavigation.tsx';
import type { ShellSite } from '../view.ts';
import { searchSections, shownSections } from './sections.ts';

const NAVIGATION: NavigationSection[] = [
  {
    slug: 'parts',
    title: 'Parts & pieces',
    path: '/parts/about',
    items: [{ kind: 'page', title: 'Knob', path: '/parts/knob', badge: null }]
  },
  { slug: 'community', title: 'Community', path: '/community', items: [] }
];

it('finds the sections that have pages in the side navigation, whichever is open', () => {
  for (const section of ['parts', null]) {
    const html = renderNavigation({ navigation: NAVIGATION } as unknown as ShellSite, { section, path: '/parts/knob' });
    document.body.innerHTML = `<div id="${NAVIGATION_ID}">${html}</div>`;
    expect(shownSections()).toEqual([{ slug: 'parts', title: 'Parts & pieces', path: '/parts/about' }]);
    expect(shownSections()).toEqual(searchSections(NAVIGATION));
  }
});
