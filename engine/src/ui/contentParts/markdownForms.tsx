import { createElement } from 'react';

import { CALLOUT_TAG, CALLOUT_TITLE_TAG } from '../../core/callouts.ts';
import type { AsideProps } from './Aside.tsx';
import type { BadgeProps } from './Badge.tsx';
import type { ContentCardProps } from './ContentCard.tsx';
import type { FileEntry, FileTreeProps } from './FileTree.tsx';

/** A callout, which the Markdown of a page has in GitHub's form. */
export function AsideText({ kind, title, children }: AsideProps) {
  return createElement(
    CALLOUT_TAG,
    { kind },
    title === null ? null : createElement(CALLOUT_TITLE_TAG, {}, title),
    children
  );
}

export function BadgeText({ children }: BadgeProps) {
  return <strong>{children}</strong>;
}

export function CardText({ title, href, children }: ContentCardProps) {
  return (
    <div>
      <p>
        <strong>{href === null ? title : <a href={href}>{title}</a>}</strong>
      </p>
      {typeof children === 'string' ? <p>{children}</p> : <div>{children}</div>}
    </div>
  );
}

/** Folders are lists in the items of their names. */
export function FileTreeText({ entries }: FileTreeProps) {
  return (
    <ul>
      {entries.map((entry, index) => (
        // Names may repeat, and nothing moves.
        <li key={index}>
          <EntryText entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function EntryText({ entry: { name, comment, isHighlighted, entries } }: { entry: FileEntry }) {
  return (
    <>
      {isHighlighted ? <strong>{name}</strong> : name}
      {comment !== null && <>: {comment}</>}
      {entries !== null && entries.length > 0 && <FileTreeText entries={entries} />}
    </>
  );
}
