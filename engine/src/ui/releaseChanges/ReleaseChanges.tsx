import { Fragment } from 'react';

import { fillCount, fillText } from '../../core/fillText.ts';
import type { ChangeGroup } from '../../core/releaseChanges.ts';
import * as texts from '../../core/texts.ts';
import type { Toc } from '../../model.ts';
import { ChangeText } from '../changes/ChangeText.tsx';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';

/** Changes of one kind of thing, such as tokens. */
export interface ReleasePart {
  /** Key of its heading among the texts. */
  kind: keyof typeof texts.releaseChanges.parts;
  /** id of the heading. */
  anchor: string;
  groups: readonly LinkedGroup[];
}

export interface LinkedGroup extends ChangeGroup {
  /** Address of the page about it; null for none. */
  href: string | null;
}

export interface ReleaseChangesView {
  /** The stored release before it. */
  before: string;
  parts: readonly ReleasePart[];
}

/** Returns the entries of the parts in the table of contents. */
export function partsToc({ parts }: ReleaseChangesView): Toc {
  return parts.map(({ kind, anchor }) => ({ text: texts.releaseChanges.parts[kind], id: anchor }));
}

/** Longer parts are folded at first. */
const MOST_OPEN = 20;

/** What a release changed against the stored one before it, by kinds of things. */
export function ReleaseChanges({ before, parts }: ReleaseChangesView) {
  return (
    <>
      <Lead before={before} parts={parts} />
      {parts.map(({ kind, anchor, groups }, index) => (
        <DisclosureSection
          key={anchor}
          level={2}
          anchor={anchor}
          title={texts.releaseChanges.parts[kind]}
          summary={fillCount(texts.changes.count, countOf(groups))}
          isOpen={index === 0 && countOf(groups) <= MOST_OPEN}
        >
          <div className="pb-changes">
            <Groups groups={groups} />
          </div>
        </DisclosureSection>
      ))}
    </>
  );
}

/** The same in the Markdown of the page. */
export function ReleaseChangesText({ before, parts }: ReleaseChangesView) {
  return (
    <>
      <Lead before={before} parts={parts} />
      {parts.map(({ kind, groups }) => (
        <Fragment key={kind}>
          <h2>{texts.releaseChanges.parts[kind]}</h2>
          <Groups groups={groups} />
        </Fragment>
      ))}
    </>
  );
}

function Lead({ before, parts }: ReleaseChangesView) {
  return (
    <p>
      {parts.length === 0
        ? fillText(texts.releaseChanges.nothing, { before })
        : fillText(texts.releaseChanges.lead, { before })}
    </p>
  );
}

function Groups({ groups }: { groups: readonly LinkedGroup[] }) {
  return (
    <ul role="list">
      {groups.map(({ name, href, changes }, index) => (
        <li key={index}>
          <bdi>{href === null ? name : <a href={href}>{name}</a>}</bdi>
          <ul>
            {changes.map((change, place) => (
              <li key={place}>
                <ChangeText {...change} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function countOf(groups: readonly ChangeGroup[]): number {
  return groups.reduce((sum, { changes }) => sum + changes.length, 0);
}
