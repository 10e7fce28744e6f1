import { describe, expect, it } from 'vitest';
import type { NavigationSection } from '../../src/model.ts';
import { loadAcme, markdown } from './support/acmeSite.ts';

function names(sections: NavigationSection[], slug: string): unknown[] {
  const section = sections.find((candidate) => candidate.slug === slug);
  return (section?.items ?? []).map((item) =>
    item.kind === 'page' ? item.title : [item.title, ...item.items.map(({ title }) => title)]
  );
}

const page = (id: string, more: Record<string, unknown> = {}): string =>
  markdown({ section: 'components', id, ...more });

describe('navigation', () => {
  it('orders pages and subsections by sort value and name', async () => {
    const { navigation, pages } = await loadAcme({
      content: {
        '1.md': page('Tabs'),
        '2.md': page('alert'),
        '3.md': page('Zebra', { sortValue: 2 }),
        '4.md': page('Select', { subsection: 'menus' }),
        '5.md': page('Dropdown', { subsection: 'Menus', sortValue: 60 }),
        '6.md': page('Radio', { subsection: 'forms', subsectionSortValue: 3 })
      }
    });
    expect(names(navigation, 'components')).toEqual([
      'Zebra',
      ['Forms', 'Radio'],
      'alert',
      ['Menus', 'Select', 'Dropdown'],
      'Tabs'
    ]);
    expect(pages.map(({ id }) => id)).toEqual(['Zebra', 'Radio', 'alert', 'Select', 'Dropdown', 'Tabs']);
  });

  it('hides a page only if every source asks for it, but keeps it among the pages', async () => {
    const { navigation, pages } = await loadAcme({
      content: {
        '1.md': page('Half', { source: 'react', hideNavItem: true }),
        '2.md': page('Half', { source: 'html' }),
        '3.md': page('Hidden', { hideNavItem: true })
      }
    });
    expect(names(navigation, 'components')).toEqual(['Half']);
    expect(pages.map(({ id }) => id)).toEqual(['Half', 'Hidden']);
  });

  it('links a section to its landing page, or else to the list of its pages', async () => {
    const { navigation, redirects } = await loadAcme({ content: { '1.md': page('All', { sortValue: 1 }) } });
    expect(navigation.map(({ path }) => path)).toEqual(['/components/all']);
    expect(redirects).toContainEqual({ from: '/components', to: '/components/all' });
  });

  it('shows the most important badge', async () => {
    const { navigation } = await loadAcme({
      content: { '1.md': page('A', { source: 'html-scenes', deprecated: true }) }
    });
    expect(navigation[0]?.items).toMatchObject([{ title: 'A', badge: 'deprecated' }]);
  });
});
