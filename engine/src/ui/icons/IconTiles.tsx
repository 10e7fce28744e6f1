import { type CSSProperties, type ReactNode, memo, useDeferredValue, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

import { ICONS_PER_LIST, ICON_ANCHOR_PREFIX, type IconEntry } from '../../core/icons.ts';
import { Picture, usePictures, watchTile } from './iconPictures.tsx';

/** Root margin of the observer that replaces names of icons with buttons. */
const MARGIN = '400px 0px';

type OpenIcon = (icon: IconEntry) => void;

interface StaticTilesProps {
  /** Id of the element with the lists of the page, whose items have the anchors of icons. */
  listsId: string;
  icons: readonly IconEntry[];
  onOpen: OpenIcon;
}

/** Replaces the names in the page's own lists with buttons as the lists near the viewport. */
export const StaticTiles = memo(function StaticTiles({ listsId, icons, onOpen }: StaticTilesProps) {
  return useNearLists(listsId, icons).map(({ list, listed }) =>
    createPortal(
      listed.map(({ icon, svg }) => (
        <Tile key={icon.name} id={ICON_ANCHOR_PREFIX + icon.name} icon={icon} svg={svg} onOpen={onOpen} />
      )),
      list
    )
  );
});

interface NearList {
  list: Element;
  /** Icons in the list, with the markup of the pictures that the document contains. */
  listed: { icon: IconEntry; svg: string | undefined }[];
}

function useNearLists(listsId: string, icons: readonly IconEntry[]): NearList[] {
  const [near, setNear] = useState<NearList[]>([]);
  useEffect(() => {
    const byAnchor = new Map(icons.map((icon) => [ICON_ANCHOR_PREFIX + icon.name, icon]));
    const observer = new IntersectionObserver(
      (entries) => {
        const found = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => ({
            list: target,
            listed: [...target.children].flatMap((item) => {
              const icon = byAnchor.get(item.id);
              return icon ? [{ icon, svg: item.querySelector('svg')?.outerHTML }] : [];
            })
          }));
        // Remove and render in the same frame, to avoid flicker.
        found.forEach(({ list }) => {
          observer.unobserve(list);
          list.replaceChildren();
        });
        flushSync(() => setNear((before) => [...before, ...found]));
      },
      { rootMargin: MARGIN }
    );
    for (const list of document.getElementById(listsId)?.querySelectorAll('ul') ?? []) {
      observer.observe(list);
    }
    return () => observer.disconnect();
  }, [listsId, icons]);
  return near;
}

interface FoundTilesProps {
  icons: readonly IconEntry[];
  onOpen: OpenIcon;
}

/** Search results. The first list renders at once; the others are deferred, since they would block typing. */
export function FoundTiles({ icons, onOpen }: FoundTilesProps) {
  const isSettled = useDeferredValue(icons) === icons;
  return (
    <div className="pb-icon-lists">
      <IconLists icons={isSettled ? icons : icons.slice(0, ICONS_PER_LIST)}>
        {(icon) => <Tile key={icon.name} icon={icon} onOpen={onOpen} />}
      </IconLists>
    </div>
  );
}

interface TileProps {
  id?: string;
  icon: IconEntry;
  /** What is shown until its pictures are loaded. */
  svg?: string | undefined;
  onOpen: OpenIcon;
}

const Tile = memo(function Tile({ id, icon, svg, onOpen }: TileProps) {
  const tile = useRef<HTMLButtonElement>(null);
  const pictures = usePictures(icon);
  const [picture] = typeof pictures === 'object' ? Object.values(pictures) : [];
  const isWaiting = picture === undefined;
  useEffect(() => (tile.current && isWaiting ? watchTile(tile.current, icon) : undefined), [icon, isWaiting]);
  return (
    <li id={id}>
      <button type="button" className="pb-icon" aria-haspopup="dialog" ref={tile} onClick={() => onOpen(icon)}>
        {isWaiting && svg !== undefined ? (
          <span key="first" className="pb-icon-picture" dangerouslySetInnerHTML={{ __html: svg }} />
        ) : (
          <span key="loaded" className="pb-icon-picture">
            {picture && <Picture picture={picture} />}
          </span>
        )}
        <span className="pb-icon-name">{icon.name}</span>
      </button>
    </li>
  );
});

interface IconListsProps {
  icons: readonly IconEntry[];
  /** Renders the list item of an icon. */
  children: (icon: IconEntry) => ReactNode;
}

/** Icons in lists with `content-visibility: auto`; the style sheet computes their intrinsic size from their length. */
export function IconLists({ icons, children }: IconListsProps) {
  const starts = Array.from({ length: Math.ceil(icons.length / ICONS_PER_LIST) }, (_, list) => list * ICONS_PER_LIST);
  return starts
    .map((start) => icons.slice(start, start + ICONS_PER_LIST))
    .map((part, list) => (
      <ul key={list} className="pb-icon-list" role="list" style={{ '--pb-items': part.length } as CSSProperties}>
        {part.map(children)}
      </ul>
    ));
}
