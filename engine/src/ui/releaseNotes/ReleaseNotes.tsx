import { LinkedHeading } from '../LinkedHeading.tsx';
import { formatDate } from '../releaseMenu/releases.ts';
import { ChangeItem } from './ChangeItem.tsx';
import { ReleaseFacts } from './ReleaseFacts.tsx';
import { RELEASES_ID, ReleaseFilters } from './ReleaseFilters.tsx';
import { KIND_TITLES } from './kindTitles.ts';
import { EARLIER_RELEASES } from './releasesToc.ts';
import type { ReleaseNotesView, ReleaseView } from './view.ts';

/** Every release with its packages and changes; the script filters what the document holds. */
export function ReleaseNotes({ view }: { view: ReleaseNotesView }) {
  return (
    <div className="pb-releases" id={RELEASES_ID}>
      <ReleaseFilters releases={view.releases} />
      {view.releases.map((release) => (
        <Release key={release.name} release={release} />
      ))}
      {view.earlier.length > 0 && <EarlierReleases releases={view.earlier} />}
    </div>
  );
}

function Release({ release }: { release: ReleaseView }) {
  const { name, anchor, isLatest, changes } = release;
  return (
    <section aria-labelledby={anchor} data-release data-row-group={`Release ${name}`}>
      <LinkedHeading level={2} id={anchor} text={`Release ${name}`} />
      {isLatest && <p className="pb-release-latest">The release that these pages document.</p>}
      <ReleaseFacts release={release} />
      {changes.map(({ kind, changes: entries }) => (
        <div key={kind} data-changes={kind} data-row-group="" data-values={`kind:${kind}`}>
          <LinkedHeading level={3} id={`${anchor}-${kind}`} text={KIND_TITLES[kind]} />
          <ul>
            {entries.map((change) => (
              <ChangeItem key={`${change.scope} ${change.text} ${change.links.at(-1)?.href}`} change={change} />
            ))}
          </ul>
        </div>
      ))}
      {changes.length === 0 && <p>The change logs list nothing but new version numbers.</p>}
    </section>
  );
}

function EarlierReleases({ releases }: { releases: ReleaseNotesView['earlier'] }) {
  return (
    <section aria-labelledby={EARLIER_RELEASES.anchor} className="pb-releases-earlier">
      <LinkedHeading level={2} id={EARLIER_RELEASES.anchor} text={EARLIER_RELEASES.title} />
      <ul role="list">
        {releases.map(({ name, date }) => (
          <li key={name}>
            <span>{name}</span>
            {date !== null && <time dateTime={date}>{formatDate(date)}</time>}
          </li>
        ))}
      </ul>
    </section>
  );
}
