import { fillCount, fillText } from '../../core/fillText.ts';
import type { ReleaseChangeList } from '../../core/releaseChanges.ts';
import * as texts from '../../core/texts.ts';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';
import { ChangeText } from './ChangeText.tsx';

export interface ChangesSectionProps {
  /** id of the heading. */
  anchor: string;
  /** Newest first; at least one. */
  releases: readonly ReleaseChangeList[];
}

/** What releases changed of the components of a tab, folded. */
export function ChangesSection({ anchor, releases }: ChangesSectionProps) {
  const groups = releases.flatMap((release) => release.groups);
  const count = groups.reduce((sum, { changes }) => sum + changes.length, 0);
  const [{ release: latest } = { release: '' }] = releases;
  return (
    <DisclosureSection
      className="pb-reference"
      level={2}
      anchor={anchor}
      title={texts.changes.heading}
      summary={fillCount(texts.changes.summary, count, { release: latest })}
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
      <h3>{fillText(texts.changes.release, { release })}</h3>
      <ul role="list">
        {groups.map(({ name, changes }) => (
          <li key={name}>
            <bdi>{name}</bdi>
            <ul>
              {changes.map((change, index) => (
                <li key={index}>
                  <ChangeText {...change} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
