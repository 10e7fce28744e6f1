import { anchorPart } from '../../browser/links.ts';

/** Words for the number of rows that are shown. */
export type CountText = (shown: number, total: number) => string;

/** Shows outside of a group's rows how many of them there are: in its heading and in the page's contents list. */
export type MarkGroup = (shown: number, total: number) => void;

/** Finds the entry of the page's contents list that leads to an element. */
export type EntryOf = (anchor: string) => HTMLElement | null;

/** Reads the page's contents list. */
export function readEntries(): EntryOf {
  const entries = new Map<string, HTMLElement | null>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.pb-contents-link')) {
    entries.set(anchorPart(link.hash), link.parentElement);
  }
  return (anchor) => entries.get(`#${anchor}`) ?? null;
}

/**
 * Creates the marks of the groups of a list. An entry of the contents list that leads to a group without rows is hidden.
 * @param countText words for headings that tell the number of rows (`data-row-count`); null for lists without any
 */
export function createGroupMarks(countText: CountText | null, entryOf: EntryOf): (group: HTMLElement) => MarkGroup {
  return (group) => {
    const entry = entryOf(group.getAttribute('aria-labelledby') ?? group.id);
    const count = countText && group.querySelector<HTMLElement>('[data-row-count]');
    // One that contains the number is named by it.
    const summary = count && group.querySelector('summary[aria-label]');
    return (shown, total) => {
      if (entry) {
        entry.hidden = shown === 0;
      }
      if (count) {
        const words = countText(shown, total);
        const label = summary?.getAttribute('aria-label') ?? '';
        summary?.setAttribute('aria-label', label.slice(0, label.length - count.textContent.length) + words);
        (count.firstElementChild ?? count).textContent = words;
      }
    };
  };
}
