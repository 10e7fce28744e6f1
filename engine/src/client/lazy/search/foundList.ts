import type { SearchRequest } from '../../../search/searchProvider.ts';
import { createChoice } from './choice.ts';
import type { ComboboxActions } from './comboboxKeys.ts';
import { type Entry, type Group, keepInPlace } from './groups.ts';
import { type ListForm, createListing } from './listing.ts';

/** Nobody answers to what has been there for a shorter time. */
const REACTION_MS = 400;

export interface FoundListOptions {
  list: HTMLElement;
  form: ListForm;
  /** The field that options are chosen from. */
  input: HTMLInputElement;
  /** What the list scrolls in. */
  scroller: HTMLElement;
  /** The first option is chosen by itself. */
  choosesFirst: boolean;
}

/** What was found, with the option that the reader is about to open; that one stays where it is. */
export interface FoundList {
  groups: () => readonly Group[];
  /** Shows the groups of an answer; a further one to the same request leaves in place what the reader has seen. */
  show: (request: SearchRequest, groups: readonly Group[]) => void;
  clear: () => void;
  /** Key of the option that Enter opens; null where that is none. */
  chosen: () => string | null;
  choose: (to: Parameters<ComboboxActions['move']>[0]) => void;
  unchoose: () => void;
  entryAt: (target: EventTarget | null) => Entry | null;
  elementOf: (key: string) => HTMLElement | null;
}

export function createFoundList({ list, form, input, scroller, choosesFirst }: FoundListOptions): FoundList {
  const listing = createListing(list, form);
  const choice = form === 'options' ? createChoice(input, listing, scroller, !choosesFirst) : null;
  let groups: readonly Group[] = [];
  /** The question that the list answers. */
  let answered: SearchRequest | null = null;
  let answeredAt = 0;
  /** The reader chose the option, by arrows or the pointer. */
  let isChosen = false;

  const showGroups = (next: readonly Group[]): void => {
    groups = next;
    listing.show(groups);
    if (choice) {
      input.setAttribute('aria-expanded', String(groups.length > 0));
    }
  };
  const showFirst = (request: SearchRequest, next: readonly Group[]): void => {
    answered = request;
    answeredAt = performance.now();
    isChosen = false;
    showGroups(next);
    chooseFirst();
    scroller.scrollTop = 0;
  };
  const chooseFirst = (): void => choice?.set((choosesFirst && groups[0]?.entries[0]?.key) || null);

  list.addEventListener('pointermove', ({ target, pointerType, movementX, movementY }) => {
    const entry = listing.entryAt(target);
    // Browsers also tell of a pointer that rests while the list moves below it.
    if (entry && pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) {
      choice?.set(entry.key);
      isChosen = true;
    }
  });

  return {
    groups: () => groups,
    show(request, next) {
      if (answered !== request) {
        showFirst(request, next);
        return;
      }
      const key = choice?.key() ?? null;
      if (key !== null && (isChosen || performance.now() - answeredAt > REACTION_MS)) {
        showGroups(keepInPlace(groups, next, key));
        choice?.set(key);
      } else {
        showGroups(next);
        chooseFirst();
      }
    },
    clear() {
      answered = null;
      choice?.set(null);
      showGroups([]);
    },
    chosen: () => choice?.key() ?? null,
    choose(to) {
      choice?.move(to, groups);
      isChosen = true;
    },
    unchoose() {
      choice?.set(null);
      isChosen = false;
    },
    entryAt: listing.entryAt,
    elementOf: listing.elementOf
  };
}
