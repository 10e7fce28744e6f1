import type { NavigationSection } from '../../model.ts';

/** Pages that a section lists, those of its subsections included. */
export function countPages(section: NavigationSection): number {
  return section.items.reduce((count, item) => count + (item.kind === 'page' ? 1 : item.items.length), 0);
}

/** A number of pages in words, e.g. `1 page`. */
export function pageCountText(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}
