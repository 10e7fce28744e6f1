import { ListIcon } from '@patternfly/react-icons/dist/js/icons/list-icon.js';

import * as texts from '../../core/texts.ts';
import type { Toc, TocEntry } from '../../model.ts';

/** Minimum number of entries: a single link would be useless. */
const MIN_ENTRIES = 2;

/** Characters that fit into the two lines of an entry. */
const LONGEST_ENTRY = 48;

/** Whether a tab has a contents list beside its text, or in a bar above it. */
export function isContentsShown(toc: Toc): boolean {
  return toc.length >= MIN_ENTRIES;
}

/** Contents list of the tab: a column beside the text in wide windows, a disclosure in a slim bar otherwise. */
export function ContentsList({ toc }: { toc: Toc }) {
  if (!isContentsShown(toc)) {
    return null;
  }
  return (
    <nav className="pb-contents" aria-label={texts.page.onThisPage}>
      <details className="pb-contents-details">
        <summary className="pb-contents-summary">
          <ListIcon set="rh-ui" />
          {texts.page.onThisPage}
          <span className="pb-contents-current" aria-hidden="true" />
        </summary>
        <ContentsEntries toc={toc} />
      </details>
    </nav>
  );
}

function ContentsEntries({ toc }: { toc: Toc }) {
  return (
    <ul className="pb-contents-list" role="list">
      {groupEntries(toc).map(({ entry, children }, index) => (
        <li key={entry?.id ?? index} hidden={entry?.isHidden}>
          {entry && <ContentsLink entry={entry} />}
          {children.length > 0 && (
            <ul className="pb-contents-list" role="list">
              {children.map((child) => (
                <li key={child.id}>
                  <ContentsLink entry={child} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The whole text is in the tooltip where the style sheet may cut it. */
function ContentsLink({ entry: { text, id } }: { entry: TocEntry }) {
  return (
    <a className="pb-contents-link" href={`#${id}`} title={text.length > LONGEST_ENTRY ? text : undefined}>
      {text}
    </a>
  );
}

interface EntryGroup {
  /** Null for sub-headings that come before any heading. */
  entry: TocEntry | null;
  children: TocEntry[];
}

/** Groups every nested array under the entry before it. */
function groupEntries(toc: Toc): EntryGroup[] {
  const groups: EntryGroup[] = [];
  for (const item of toc) {
    const last = groups.at(-1);
    if (!Array.isArray(item)) {
      groups.push({ entry: item, children: [] });
    } else if (last) {
      last.children.push(...item);
    } else {
      groups.push({ entry: null, children: item });
    }
  }
  return groups;
}
