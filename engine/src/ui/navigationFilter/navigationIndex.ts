import * as texts from '../../core/texts.ts';
import type { NavigationIndexEntry } from '../../core/pageData.ts';
import type { NavigationPage, NavigationSection } from '../../model.ts';

/** Lists all pages of the side navigation, in its order. */
export function navigationIndex(navigation: readonly NavigationSection[]): NavigationIndexEntry[] {
  return navigation.flatMap((section) =>
    section.items.flatMap((item) =>
      item.kind === 'page'
        ? entryOf(item, [section.title])
        : item.items.map((page) => entryOf(page, [section.title, item.title]))
    )
  );
}

function entryOf({ title, path, badge }: NavigationPage, place: string[]): NavigationIndexEntry {
  return { title, path, place: [...place, ...(badge ? [texts.badges[badge]] : [])].join(' · ') };
}
