import { ICON_ANCHOR_PREFIX, type IconEntry } from '../../../iconData.ts';

export interface TileMaker {
  make: (icon: IconEntry) => HTMLElement;
  /** The button in an item of a list; an item of the document gets one. Null where nobody knows the icon. */
  tileIn: (item: Element) => HTMLElement | null;
  iconOf: (tile: Element) => IconEntry | undefined;
}

/** Makes the buttons that stand for icons. */
export function createTileMaker(icons: readonly IconEntry[]): TileMaker {
  const byName = new Map(icons.map((icon) => [icon.name, icon]));
  const byTile = new WeakMap<Element, IconEntry>();
  const make = (icon: IconEntry): HTMLElement => {
    const tile = makeTile(icon);
    byTile.set(tile, icon);
    return tile;
  };
  return {
    make,
    tileIn(item) {
      const known = item.querySelector<HTMLElement>('button');
      const icon = byName.get(item.id.slice(ICON_ANCHOR_PREFIX.length));
      if (known || !icon) {
        return known;
      }
      const tile = make(icon);
      item.replaceChildren(tile);
      return tile;
    },
    iconOf: (tile) => byTile.get(tile)
  };
}

function makeTile({ name }: IconEntry): HTMLElement {
  const tile = document.createElement('button');
  tile.type = 'button';
  tile.className = 'pb-icon';
  tile.setAttribute('aria-haspopup', 'dialog');
  const picture = document.createElement('span');
  picture.className = 'pb-icon-picture';
  const text = document.createElement('span');
  text.className = 'pb-icon-name';
  text.textContent = name;
  tile.append(picture, text);
  return tile;
}
