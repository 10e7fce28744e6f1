import { Fragment } from 'react';

import * as texts from '../../core/texts.ts';
import { importLine } from '../../core/icons.ts';
import type { IconGallerySectionProps } from './IconGallerySection.tsx';

/** All icons as plain text: a table for each group. */
export function IconListText({ icons, groups, ungrouped }: IconGallerySectionProps) {
  const byGroup = Map.groupBy(icons, ({ group }) => group);
  return [null, ...groups].flatMap((group) => {
    const members = byGroup.get(group) ?? [];
    return members.length === 0 ? (
      []
    ) : (
      <Fragment key={group}>
        {groups.length > 0 && <h3>{group ?? ungrouped}</h3>}
        <table>
          <thead>
            <tr>
              <th>{texts.reference.name}</th>
              <th>{texts.icons.import}</th>
              <th>{texts.icons.purpose}</th>
              <th>{texts.icons.usage}</th>
            </tr>
          </thead>
          <tbody>
            {members.map((icon) => (
              <tr key={icon.name}>
                <td>{icon.name}</td>
                <td>
                  <code>{importLine(icon)}</code>
                </td>
                <td>{icon.purpose}</td>
                <td>{icon.usage}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fragment>
    );
  });
}
