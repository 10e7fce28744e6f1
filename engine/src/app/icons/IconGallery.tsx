import type { CSSProperties } from 'react';

import { FilterField } from '../facets/FilterField.tsx';
import { Facets } from '../facets/Facets.tsx';
import { NoMatches } from '../facets/NoMatches.tsx';
import { ICONS_PER_LIST, ICON_ANCHOR_PREFIX, type IconEntry, type IconsData } from '../../iconData.ts';
import { IconDialog } from './IconDialog.tsx';
import { IconFailure } from './IconFailure.tsx';
import { type ImportPattern, importPattern } from './importPattern.ts';

export interface IconGalleryProps extends IconsData {
  /** What icons outside all groups are called. */
  ungrouped: string;
}

/**
 * All icons, to search by name and meaning. The document lists their names and imports; a script loads the pictures
 * as they near the window and makes each name a button that opens the icon's details.
 */
export function IconGallery({ icons, groups, ungrouped }: IconGalleryProps) {
  const pattern = importPattern(icons);
  return (
    <div className="pb-gallery pb-icons" data-icon-gallery>
      <div className="pb-list-filter" role="group" aria-label="Icon gallery controls">
        <FilterField id="icon-gallery-filter" placeholder="Search icons by name or meaning" hook="data-icon-filter" />
        <p className="pb-filter-count" role="status">
          <bdi data-icon-count>
            {icons.length} {icons.length === 1 ? 'icon' : 'icons'}
          </bdi>
        </p>
        {groups.length > 0 && (
          <Facets
            legend="Group"
            name="icon-group"
            facets={[
              { value: 'all', label: 'All', count: icons.length },
              facetOf(ungrouped, 'none', icons, null),
              ...groups.map((group) => facetOf(group, `in:${group}`, icons, group))
            ]}
          />
        )}
      </div>
      {pattern && <ImportNote pattern={pattern} example={icons.find(({ component }) => component !== null)} />}
      <IconFailure />
      <div className="pb-icon-lists" data-icon-lists>
        {inParts(icons).map((part) => (
          <ul key={part[0]?.name} className="pb-icon-list" role="list" style={itemCount(part.length)}>
            {part.map((icon) => (
              <li key={icon.name} id={ICON_ANCHOR_PREFIX + icon.name}>
                {icon.name}
                <IconSource icon={icon} pattern={pattern} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <div className="pb-icon-lists" data-icon-results hidden />
      <NoMatches text="No icon has this name or meaning. Try a broader word, or another group." />
      <IconDialog />
    </div>
  );
}

function inParts(icons: readonly IconEntry[]): IconEntry[][] {
  return Array.from({ length: Math.ceil(icons.length / ICONS_PER_LIST) }, (_, part) =>
    icons.slice(part * ICONS_PER_LIST, (part + 1) * ICONS_PER_LIST)
  );
}

/** Tells the style sheet how high a list is before it is laid out. */
function itemCount(count: number): CSSProperties {
  return { '--pb-items': count } as CSSProperties;
}

function facetOf(label: string, value: string, icons: readonly IconEntry[], group: string | null) {
  return { value, label, count: icons.filter((icon) => icon.group === group).length };
}

/** Where the icon comes from, unless what stands above the list says so. */
function IconSource({ icon: { component, importPath }, pattern }: { icon: IconEntry; pattern: ImportPattern | null }) {
  return (
    <>
      {component !== null && <code>{component}</code>}
      {pattern === null && <code>{importPath}</code>}
    </>
  );
}

interface ImportNoteProps {
  pattern: ImportPattern;
  /** An icon that is a component. */
  example: IconEntry | undefined;
}

/** How to import any icon, for readers without a script: the details of each icon say it too. */
function ImportNote({ pattern: { before, after }, example }: ImportNoteProps) {
  return (
    <p className="pb-icon-note">
      Import an icon from{' '}
      <code>
        {before}
        <var>name</var>
        {after}
      </code>
      {example && (
        <>
          , for example <code>{`import { ${example.component} } from '${example.importPath}';`}</code>
        </>
      )}
      .
    </p>
  );
}
