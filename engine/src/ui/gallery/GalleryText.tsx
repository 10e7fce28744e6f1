import { Fragment } from 'react';

import * as texts from '../../core/texts.ts';
import type { SectionGalleryProps } from './SectionGallery.tsx';

/** The pages of a gallery as plain text: a list of links for each group. */
export function GalleryText({ groups, headingLevel: Heading }: SectionGalleryProps) {
  return groups.map(({ title, slug, items }) => (
    <Fragment key={slug}>
      {title !== null && <Heading>{title}</Heading>}
      <ul>
        {items.map(({ path, title: name, badge, text }) => (
          <li key={path}>
            <a href={path}>{name}</a>
            {badge !== null && ` (${texts.badges[badge]})`}
            {text !== '' && `: ${text}`}
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
