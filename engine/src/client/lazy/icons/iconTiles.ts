import { ICONS_PER_LIST, ICON_ANCHOR_PREFIX, type IconEntry } from '../../../iconData.ts';
import { type NearTiles } from './nearTiles.ts';
import type { TileMaker } from './tileMaker.ts';

export interface IconTiles {
  /** Shows these icons in this order, or all of them as the document has them. */
  show: (found: readonly IconEntry[] | null) => void;
  /** The button of an icon among those that show; null for none. */
  tileOf: (icon: IconEntry) => HTMLElement | null;
}

/**
 * The lists of a gallery: the document's own, whose items become buttons as they near the window, and in their place
 * what the reader has searched for.
 */
export function createIconTiles(gallery: HTMLElement, tiles: TileMaker, near: NearTiles): IconTiles | null {
  const all = gallery.querySelector<HTMLElement>('[data-icon-lists]');
  const results = gallery.querySelector<HTMLElement>('[data-icon-results]');
  if (!all || !results) {
    return null;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The first list at once; more of them would hold up what the reader types. */
  const addResults = (found: readonly IconEntry[]): void => {
    if (found.length > 0) {
      const list = makeList(found.slice(0, ICONS_PER_LIST), tiles);
      results.append(list);
      near.watch(list);
      timer = setTimeout(() => addResults(found.slice(ICONS_PER_LIST)));
    }
  };

  for (const list of all.children) {
    near.watch(list);
  }
  return {
    show(found) {
      clearTimeout(timer);
      for (const list of results.children) {
        near.forget(list);
      }
      results.replaceChildren();
      all.hidden = found !== null;
      results.hidden = found === null;
      addResults(found ?? []);
    },
    tileOf(icon) {
      if (results.hidden) {
        const item = document.getElementById(ICON_ANCHOR_PREFIX + icon.name);
        return item && tiles.tileIn(item);
      }
      return [...results.querySelectorAll<HTMLElement>('button')].find((tile) => tiles.iconOf(tile) === icon) ?? null;
    }
  };
}

function makeList(icons: readonly IconEntry[], tiles: TileMaker): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'pb-icon-list';
  list.setAttribute('role', 'list');
  list.style.setProperty('--pb-items', String(icons.length));
  list.append(
    ...icons.map((icon) => {
      const item = document.createElement('li');
      item.append(tiles.make(icon));
      return item;
    })
  );
  return list;
}
