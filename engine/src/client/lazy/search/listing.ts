import type { SearchKind } from '../../../search/searchKind.ts';
import { entryElement } from './entryElement.ts';
import type { Entry, Group } from './groups.ts';
import { setChildren } from './setChildren.ts';
import { groupTitle } from './wording.ts';

/** `options`: chosen from a field by arrows. `headings`: part of a page, to be read and tabbed through. */
export type ListForm = 'options' | 'headings';

/** A list of groups in the page; what stays from one to the next keeps its element. */
export interface Listing {
  show: (groups: readonly Group[]) => void;
  /** What the reader presses for an entry. */
  elementOf: (key: string) => HTMLElement | null;
  /** The entry that holds an element; null for elements beside all. */
  entryAt: (target: EventTarget | null) => Entry | null;
}

interface ShownGroup {
  element: HTMLElement;
  count: HTMLElement;
  body: HTMLElement;
  more: HTMLElement | null;
}

interface ShownEntry {
  entry: Entry;
  /** What the entry says; one that says something else gets another element. */
  text: string;
  element: HTMLElement;
}

/** Makes a list in an empty element, whose id those of its parts begin with. */
export function createListing(list: HTMLElement, form: ListForm): Listing {
  const groups = new Map<Group['id'], ShownGroup>();
  let entries = new Map<string, ShownEntry>();
  let count = 0;

  if (form === 'options') {
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', 'Results');
  }
  const shownEntry = (entry: Entry): ShownEntry => {
    const text = JSON.stringify(entry);
    const known = entries.get(entry.key);
    if (known?.text === text) {
      known.entry = entry;
      return known;
    }
    const element = entryElement(entry);
    if (form === 'options') {
      element.setAttribute('role', 'option');
      element.setAttribute('aria-selected', known?.element.getAttribute('aria-selected') ?? 'false');
      element.tabIndex = -1;
      element.id = known?.element.id ?? `${list.id}-${(count += 1)}`;
    }
    return { entry, text, element };
  };
  const shownGroup = (id: Group['id']): ShownGroup => {
    const group = groups.get(id) ?? makeGroup(`${list.id}-${id}`, id, form);
    groups.set(id, group);
    return group;
  };

  return {
    show(next) {
      const shown = new Map<string, ShownEntry>();
      const elements = next.map((group) => {
        const { element, count: total, body, more } = shownGroup(group.id);
        const rows = group.entries.map((entry) => {
          const row = shownEntry(entry);
          shown.set(entry.key, row);
          return row.element;
        });
        total.textContent = group.id === 'command' ? '' : String(group.total);
        setChildren(body, form === 'options' ? rows : rows.map(listItem));
        if (more) {
          more.hidden = group.total <= group.entries.length;
        }
        return element;
      });
      entries = shown;
      setChildren(list, elements);
    },
    elementOf: (key) => entries.get(key)?.element ?? null,
    entryAt(target) {
      const element = target instanceof Element ? target.closest('.pb-found-entry') : null;
      return [...entries.values()].find((shown) => shown.element === element)?.entry ?? null;
    }
  };
}

/** The kind of which the reader asks for more by pressing an element. */
export function moreOf(target: EventTarget | null): SearchKind | null {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-more]') : null;
  return (button?.dataset['more'] as SearchKind | undefined) ?? null;
}

function makeGroup(headingId: string, id: Group['id'], form: ListForm): ShownGroup {
  const isList = form === 'headings';
  const element = document.createElement(isList ? 'section' : 'div');
  const heading = document.createElement(isList ? 'h2' : 'div');
  const count = document.createElement('span');
  count.className = 'pb-found-count';
  heading.id = headingId;
  heading.className = 'pb-found-heading';
  heading.append(groupTitle(id), ' ', count);
  element.className = 'pb-found-group';
  element.setAttribute('aria-labelledby', headingId);
  if (!isList) {
    element.setAttribute('role', 'group');
    heading.setAttribute('role', 'presentation');
    const body = document.createElement('div');
    body.setAttribute('role', 'presentation');
    element.append(heading, body);
    return { element, count, body, more: null };
  }
  const body = document.createElement('ol');
  body.setAttribute('role', 'list');
  const more = moreButton(id, headingId);
  element.append(heading, body, more);
  return { element, count, body, more };
}

function moreButton(id: Group['id'], headingId: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.id = `${headingId}-more`;
  button.className = 'pb-found-more';
  button.dataset['more'] = id;
  button.textContent = 'Show more';
  button.setAttribute('aria-labelledby', `${button.id} ${headingId}`);
  return button;
}

/** The item of a row, the same for the same row. */
function listItem(row: HTMLElement): HTMLElement {
  if (row.parentElement) {
    return row.parentElement;
  }
  const item = document.createElement('li');
  item.append(row);
  return item;
}
