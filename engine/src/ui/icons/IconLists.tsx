import type { CSSProperties, ReactNode } from 'react';

import { ICONS_PER_LIST, type IconEntry } from '../../core/icons.ts';

interface IconListsProps {
  icons: readonly IconEntry[];
  /** Makes the item of an icon. */
  children: (icon: IconEntry) => ReactNode;
}

/** Icons in lists that cost nothing out of sight: the style sheet knows from their length how high they are. */
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
