import { fillCount, fillText } from '../../core/fillText.ts';
import type { ReleaseChangeList } from '../../core/releaseChanges.ts';
import * as texts from '../../core/texts.ts';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';
import { ChangeGroups } from './ChangeGroups.tsx';
import { countChanges } from './countChanges.ts';

export interface ChangesSectionProps {
  /** id of the heading. */
  anchor: string;
  /** Newest first; at least one. */
  releases: readonly ReleaseChangeList[];
}

/** What releases changed of the components of a tab, folded. */
export function ChangesSection({ anchor, releases }: ChangesSectionProps) {
  const count = countChanges(releases.flatMap(({ groups }) => groups));
  return (
    <DisclosureSection
      className="pb-reference"
      level={2}
      anchor={anchor}
      title={texts.changes.heading}
      summary={fillCount(texts.changes.summary, count, { release: releases[0]?.release ?? '' })}
    >
      <div className="pb-changes">
        {releases.map((release) => (
          <ReleaseList key={release.release} {...release} />
        ))}
      </div>
    </DisclosureSection>
  );
}

function ReleaseList({ release, groups }: ReleaseChangeList) {
  return (
    <>
      <h3>{fillText(texts.common.release, { name: release })}</h3>
      <ChangeGroups groups={groups} />
    </>
  );
}
