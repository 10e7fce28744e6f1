import { FilledText } from '../FilledText.tsx';
import * as texts from '../../core/texts.ts';
import { fillCount } from '../../core/fillText.ts';
import { ICON_ANCHOR_PREFIX, type IconEntry, type IconPicture, type IconsData } from '../../core/icons.ts';
import { ownValue } from '../../core/ownValue.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import type { Choice } from '../listFilter/filterControls.tsx';
import { Island } from '../islands/Island.tsx';
import { ALL, choiceOf, ICON_QUERY, IconGallery } from './IconGallery.tsx';
import { Picture } from './iconPictures.tsx';
import { IconLists } from './IconTiles.tsx';
import { iconGallery } from './feature.ts';

/** Id of the element with all icons. */
const LISTS_ID = interfaceId('icons');

/** Number of icons shown before the reader asks for the others. */
const ICONS_AT_FIRST = 60;

export interface IconGallerySectionProps extends IconsData {
  /** Pictures of the first icons, by name, which are in the document. */
  pictures: Readonly<Record<string, IconPicture>>;
  /** Label of icons outside all groups. */
  ungrouped: string;
}

/**
 * All icons, with a search by name and meaning. The HTML lists names and imports, and the pictures of the first icons;
 * scripts replace each name with a button that shows the picture and opens the icon's details.
 */
export function IconGallerySection({ icons, groups, purposes, pictures, ungrouped }: IconGallerySectionProps) {
  const pattern = importPattern(icons);
  const ofGroups = choicesOf(
    icons.map(({ group }) => group),
    [null, ...groups],
    ungrouped
  );
  const ofPurposes = choicesOf(
    icons.map(({ purpose }) => purpose),
    [...purposes, null],
    texts.icons.otherPurposes
  );
  return (
    <div className="pb-icons">
      <Island
        feature={iconGallery}
        component={IconGallery}
        load="visible"
        near={LISTS_ID}
        query={ICON_QUERY}
        props={{
          listsId: LISTS_ID,
          groups: groups.length > 0 ? ofGroups : [],
          purposes: purposes.length > 0 ? ofPurposes : [],
          total: icons.length
        }}
      />
      {pattern && <ImportNote pattern={pattern} example={icons.find(({ component }) => component !== null)} />}
      <div id={LISTS_ID} className="pb-icon-lists">
        <IconNames icons={icons.slice(0, ICONS_AT_FIRST)} pattern={pattern} pictures={pictures} />
        {icons.length > ICONS_AT_FIRST && (
          <details className="pb-icon-others">
            <summary className="pb-summary pb-arrow">
              {fillCount(texts.icons.more, icons.length - ICONS_AT_FIRST)}
            </summary>
            <IconNames icons={icons.slice(ICONS_AT_FIRST)} pattern={pattern} />
          </details>
        )}
      </div>
    </div>
  );
}

/** Returns a choice of all, and one for each name that an icon has. @param others label of icons without a name */
function choicesOf(given: readonly (string | null)[], names: readonly (string | null)[], others: string): Choice[] {
  const numbers = Map.groupBy(given, (name) => name);
  return [
    { value: ALL, label: texts.icons.all, count: null },
    ...names.flatMap((name) => {
      const count = numbers.get(name)?.length ?? 0;
      return count === 0 ? [] : [{ value: choiceOf(name), label: name ?? others, count }];
    })
  ];
}

interface IconNamesProps {
  icons: readonly IconEntry[];
  pattern: ImportPattern | null;
  pictures?: IconGallerySectionProps['pictures'];
}

function IconNames({ icons, pattern, pictures = {} }: IconNamesProps) {
  return (
    <IconLists icons={icons}>
      {(icon) => {
        const picture = ownValue(pictures, icon.name);
        return (
          <li key={icon.name} id={ICON_ANCHOR_PREFIX + icon.name}>
            {picture && (
              <span className="pb-icon-picture">
                <Picture picture={picture} />
              </span>
            )}
            {icon.name}
            <IconSource icon={icon} pattern={pattern} />
          </li>
        );
      }}
    </IconLists>
  );
}

/** Component and module of an icon; the module only if the note above the list doesn't cover it. */
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

/** Explains how to import any icon, for readers without scripts: each icon's details have its import, too. */
function ImportNote({ pattern: { before, after }, example }: ImportNoteProps) {
  const pattern = (
    <code>
      {before}
      <var>{texts.icons.nameInPattern}</var>
      {after}
    </code>
  );
  return (
    <p className="pb-icon-note">
      {example ? (
        <FilledText
          text={texts.icons.importNoteWithExample}
          values={{
            pattern,
            example: <code>{`import { ${example.component} } from '${example.importPath}';`}</code>
          }}
        />
      ) : (
        <FilledText text={texts.icons.importNote} values={{ pattern }} />
      )}
    </p>
  );
}

/** Parts of a module specifier before and after the icon's name. */
interface ImportPattern {
  before: string;
  after: string;
}

/** Finds the common pattern of all icons' specifiers; null if there is none. */
function importPattern(icons: readonly IconEntry[]): ImportPattern | null {
  const [first] = icons;
  const place = first ? first.importPath.lastIndexOf(first.name) : -1;
  if (!first || place < 0) {
    return null;
  }
  const before = first.importPath.slice(0, place);
  const after = first.importPath.slice(place + first.name.length);
  return icons.every(({ name, importPath }) => importPath === before + name + after) ? { before, after } : null;
}
