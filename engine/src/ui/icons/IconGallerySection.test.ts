import { describe, expect, it } from 'vitest';

import type { PicturedIcon } from '../../core/icons.ts';
import { makeIcon } from '../../../test/support/makeIcon.ts';
import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { parse, texts } from '../../../test/ui/parse.ts';

const { IconGallery } = markdownComponents;

const KNOB = makeIcon();
const DIAL = makeIcon({ name: 'dial', component: 'DialIcon', importPath: 'acme-icons/dial', group: 'Round' });

describe('the gallery of icons', () => {
  it('lists names and components, and shows the common import once', () => {
    const document = parse(
      renderMarkdown(IconGallery, { icons: [KNOB, DIAL], groups: [], purposes: [], pictures: {}, ungrouped: 'Others' })
    );
    expect(texts(document, '.pb-icon-list > li')).toEqual(['knobKnobIcon', 'dialDialIcon']);
    expect(document.querySelector('#icon-dial')?.tagName).toBe('LI');
    expect(texts(document, '.pb-icon-note code')).toEqual([
      'acme-icons/name',
      "import { KnobIcon } from 'acme-icons/knob';"
    ]);
  });

  it('shows the import of an icon that does not follow the pattern', () => {
    const odd = makeIcon({ name: 'lever', component: null, importPath: 'acme-icons/others/a-lever.svg' });
    const document = parse(
      renderMarkdown(IconGallery, { icons: [KNOB, odd], groups: [], purposes: [], pictures: {}, ungrouped: 'Others' })
    );
    expect(texts(document, '.pb-icon-note')).toEqual([]);
    expect(texts(document, 'li code')).toEqual(['KnobIcon', 'acme-icons/knob', 'acme-icons/others/a-lever.svg']);
  });

  it('counts the icons of each group', () => {
    const document = parse(
      renderMarkdown(IconGallery, {
        icons: [KNOB, DIAL],
        groups: ['Round'],
        purposes: [],
        pictures: {},
        ungrouped: 'Others'
      })
    );
    expect(texts(document, '.pb-facet')).toEqual(['All', 'Others 1', 'Round 1']);
  });

  it('can be filtered by purpose, if icons have any, and tells the number of all once', () => {
    const icons = [
      makeIcon({ purpose: 'Actions' }),
      makeIcon({ name: 'dial' }),
      makeIcon({ name: 'a', purpose: 'Actions' })
    ];
    const purposes = ['Actions', 'Status'];
    const document = parse(
      renderMarkdown(IconGallery, { icons, groups: [], purposes, pictures: {}, ungrouped: 'Others' })
    );
    expect(texts(document, 'legend')).toEqual(['Purpose']);
    expect(texts(document, '.pb-facet')).toEqual(['All', 'Actions 2', 'Other objects 1']);
    expect(texts(document, '[role=status]')).toEqual(['3 icons']);
  });

  it('splits them into lists with a known height', () => {
    const icons = Array.from({ length: 60 + 120 + 3 }, (_, index) => makeIcon({ name: `knob-${index}` }));
    const document = parse(
      renderMarkdown(IconGallery, { icons, groups: [], purposes: [], pictures: {}, ungrouped: 'Others' })
    );
    const styles = [...document.querySelectorAll('.pb-icon-list')].map((list) => list.getAttribute('style'));
    expect(styles).toEqual(['--pb-items:60', '--pb-items:120', '--pb-items:3']);
  });

  it('contains the pictures of the first icons', () => {
    const svg = { viewBox: '0 0 8 8', content: '<path d="M0 0h8"></path>' };
    const icons = Array.from({ length: 40 }, (_, index) => makeIcon({ name: `knob-${index}` }));
    const pictured: PicturedIcon[] = icons.map(({ name }) => ({ name, svgs: { default: svg } }));
    pictured[1] = { name: 'knob-1', svgs: { default: { ...svg, idPrefix: 'knob-' } } };
    const props = propsOf(IconGallery, {
      context: { icons: { icons, groups: [], purposes: [] }, picturesOf: () => pictured }
    });
    const document = parse(renderMarkdown(IconGallery, props));
    const shown = [...document.querySelectorAll('li:has(> .pb-icon-picture > svg > path)')].map(({ id }) => id);
    expect(shown).toHaveLength(35);
    expect(shown).toContain('icon-knob-35');
    // Its ids could be those of another element.
    expect(shown).not.toContain('icon-knob-1');
  });

  it('collapses all but the first ones', () => {
    const icons = Array.from({ length: 60 + 2 }, (_, index) => makeIcon({ name: `knob-${index}` }));
    const document = parse(
      renderMarkdown(IconGallery, { icons, groups: [], purposes: [], pictures: {}, ungrouped: 'Others' })
    );
    expect(texts(document, 'details > summary')).toEqual(['2 more icons']);
    expect(document.querySelectorAll('details:not([open]) li')).toHaveLength(2);
  });
});
