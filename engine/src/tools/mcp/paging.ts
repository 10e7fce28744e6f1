/** A part of a list or a text, with what the next call needs. */
export interface Paged<Item> {
  items: readonly Item[];
  page: number;
  pages: number;
  total: number;
}

/** @param page from 1; beyond the last one, the last one */
export function pageOf<Item>(items: readonly Item[], page: number, size: number): Paged<Item> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const current = Math.min(Math.max(1, page), pages);
  return { items: items.slice((current - 1) * size, current * size), page: current, pages, total: items.length };
}

/** Divides a text at the ends of lines into pages of at most `size` characters; longer lines are divided, too. */
export function textPages(text: string, size: number): string[] {
  const pages: string[] = [];
  let current = '';
  for (const line of text.split(/(?<=\n)/)) {
    if (current !== '' && current.length + line.length > size) {
      pages.push(current);
      current = '';
    }
    for (let at = 0; at < line.length; at += size) {
      const piece = line.slice(at, at + size);
      if (current.length + piece.length > size) {
        pages.push(current);
        current = '';
      }
      current += piece;
    }
  }
  return current === '' && pages.length > 0 ? pages : [...pages, current];
}

/** Tells which page of how many this is, and how to get the next one; empty if there is only one. */
export function pageNote({ page, pages }: Pick<Paged<unknown>, 'page' | 'pages'>): string {
  return pages === 1
    ? ''
    : `Page ${page} of ${pages}.${page < pages ? ` For more, call again with page=${page + 1}.` : ''}`;
}
