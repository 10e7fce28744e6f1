import { Fragment } from 'react';

import { fillCount, fillText } from '../../core/fillText.ts';
import type { ChangeGroup } from '../../core/releaseChanges.ts';
import * as texts from '../../core/texts.ts';
import type { Toc } from '../../model.ts';
import { ChangeGroups } from '../changes/ChangeGroups.tsx';
import { countChanges } from '../changes/countChanges.ts';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';

/** Changes of one kind of thing, such as tokens. */
export interface ReleasePart {
  /** Key of its heading among the texts. */
  kind: keyof typeof texts.releaseChanges.parts;
  /** id of the heading. */
  anchor: string;
  groups: readonly ChangeGroup[];
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
          summary={fillCount(texts.changes.count, countChanges(groups))}
          isOpen={index === 0 && countChanges(groups) <= MOST_OPEN}
        >
          <div className="pb-changes">
            <ChangeGroups groups={groups} />
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
          <ChangeGroups groups={groups} />
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
