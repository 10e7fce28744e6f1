import type { SearchKind } from '../../../search/searchKind.ts';
import { cloneTemplate } from './cloneTemplate.ts';
import type { Question } from './searchAddress.ts';

/** What the reader narrows results by. */
export type Narrowing = Pick<Question, 'kinds' | 'section'>;

/** Nothing is left out. */
export const EVERYTHING: Narrowing = { kinds: [], section: null };

/** Kinds to check and a section to choose, as part of a form. */
export interface Filters {
  element: HTMLElement;
  read(): Narrowing;
  set(narrowing: Narrowing): void;
}

/** Makes filters; the reader's choice is told, what the script sets is not. */
export function createFilters(onChange: () => void): Filters {
  const element = cloneTemplate('search-filters');
  const boxes = [...element.querySelectorAll<HTMLInputElement>('input[name=kind]')];
  const select = element.querySelector('select');
  element.addEventListener('change', onChange);
  return {
    element,
    read() {
      const section = select?.value ?? '';
      return {
        kinds: boxes.filter(({ checked }) => checked).map(({ value }) => value as SearchKind),
        section: section === '' ? null : section
      };
    },
    set({ kinds, section }) {
      for (const box of boxes) {
        box.checked = kinds.includes(box.value as SearchKind);
      }
      if (select) {
        select.value = section ?? '';
        // A section that doesn't exist is none.
        if (select.selectedIndex < 0) {
          select.value = '';
        }
      }
    }
  };
}
