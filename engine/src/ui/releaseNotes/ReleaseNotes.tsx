import { type CSSProperties, Fragment } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { FilledText } from '../FilledText.tsx';
import type { Toc } from '../../model.ts';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';
import { LinkedHeading } from '../LinkedHeading.tsx';
import { ListFilterIsland } from '../listFilter/ListFilterIsland.tsx';
import { NOT_IN_MARKDOWN } from '../notInMarkdown.ts';
import { formatDate } from '../../core/language.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import { ProseWithCode } from '../ProseWithCode.tsx';

/** A change in a release. */
interface ChangeView {
  /** The part that changed; null if the change log names none. */
  scope: string | null;
  /** Text with code between backticks. */
  text: string;
  links: { text: string; href: string }[];
  packages: string[];
}

/** Kind of a change, from the perspective of an upgrade. */
type ChangeKindView = 'breaking' | 'feature' | 'fix' | 'other';

/** A release with what its packages' change logs say. */
export interface PublishedRelease {
  name: string;
  /** ISO date; null if unknown. */
  date: string | null;
  packages: { name: string; version: string; href: string | null }[];
  changes: { kind: ChangeKindView; changes: ChangeView[] }[];
}

export interface ReleaseView extends PublishedRelease {
  anchor: string;
  isLatest: boolean;
}

export interface ReleaseNotesView {
  /** Newest first. */
  releases: ReleaseView[];
  /** id of the heading above `earlier`. */
  earlierAnchor: string;
  /** Releases shown only with their date. */
  earlier: { name: string; date: string | null }[];
}

/** Returns the entries of the releases in the table of contents. */
export function releasesToc({ releases, earlierAnchor, earlier }: ReleaseNotesView): Toc {
  return [
    ...releases.map(({ name, anchor }) => ({ text: fillText(texts.common.release, { name }), id: anchor })),
    ...(earlier.length > 0 ? [{ text: texts.releaseNotes.earlier, id: earlierAnchor }] : [])
  ];
}

/** Headings of the kinds of changes, the most urgent first. */
const KIND_TITLES: Readonly<Record<ChangeKindView, string>> = {
  breaking: texts.releaseNotes.breaking,
  feature: texts.releaseNotes.feature,
  fix: texts.releaseNotes.fix,
  other: texts.releaseNotes.other
};

/** In the order of filters, columns, and summaries. */
const KINDS = Object.keys(KIND_TITLES) as readonly ChangeKindView[];

/** All releases with their packages and changes, prerendered; scripts filter the changes. */
export function ReleaseNotes({ releases, earlierAnchor, earlier }: ReleaseNotesView) {
  const kinds = KINDS.filter((kind) => releases.some(({ changes }) => countOf(changes, kind) > 0));
  return (
    <div className="pb-releases" id={RELEASES_ID} style={{ '--pb-kinds': kinds.length } as CSSProperties}>
      <ReleaseFilters releases={releases} />
      <p className="pb-release-columns" aria-hidden="true" {...NOT_IN_MARKDOWN}>
        {kinds.map((kind) => (
          <span key={kind}>{texts.releaseNotes.columns[kind]}</span>
        ))}
      </p>
      {releases.map((release) => (
        <Release key={release.name} release={release} columns={kinds} />
      ))}
      {earlier.length > 0 && <EarlierReleases anchor={earlierAnchor} releases={earlier} />}
    </div>
  );
}

/** The latest release is open, unless there is nothing in it to read. */
function Release({ release, columns }: { release: ReleaseView; columns: readonly ChangeKindView[] }) {
  const { name, date, anchor, isLatest, packages, changes } = release;
  const count = changes.reduce((sum, { changes: entries }) => sum + entries.length, 0);
  return (
    <DisclosureSection
      className="pb-release"
      level={2}
      anchor={anchor}
      title={fillText(texts.common.release, { name })}
      summary={[
        ...(date === null ? [] : [formatDate(date)]),
        ...(count === 0 ? [texts.releaseNotes.versionsOnly] : kindCounts(changes))
      ]}
      facts={
        <>
          <bdi>{date !== null && formatDate(date)}</bdi>
          {count === 0 ? (
            <bdi className="pb-release-versions">{texts.releaseNotes.versionsOnly}</bdi>
          ) : (
            columns.map((kind) => <KindCount key={kind} kind={kind} count={countOf(changes, kind)} />)
          )}
        </>
      }
      rowGroup={fillText(texts.common.release, { name })}
      isOpen={isLatest && count > 0}
    >
      <div className="pb-release-facts">
        {isLatest && <p>{texts.releaseNotes.documented}</p>}
        {changes.length === 0 && <p>{texts.releaseNotes.noChanges}</p>}
        <Packages of={name} packages={packages} />
      </div>
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
    </DisclosureSection>
  );
}

function countOf(changes: ReleaseView['changes'], kind: ChangeKindView): number {
  return changes.find((group) => group.kind === kind)?.changes.length ?? 0;
}

/** A number of changes, which has its column also if there are none. The word is shown where there is no heading. */
function KindCount({ kind, count }: { kind: ChangeKindView; count: number }) {
  return (
    <bdi className="pb-release-count">
      {count > 0 && <FilledText text={texts.releaseNotes.counts[kind]} values={{ count: <b>{count}</b> }} />}
    </bdi>
  );
}

/** How many changes of each kind a release has. */
function kindCounts(changes: ReleaseView['changes']): string[] {
  return KINDS.flatMap((kind) => {
    const count = countOf(changes, kind);
    return count === 0 ? [] : fillText(texts.releaseNotes.counts[kind], { count });
  });
}

/** Collapsed: dozens of dates would be taller than all releases before them. */
function EarlierReleases({ anchor, releases }: { anchor: string; releases: ReleaseNotesView['earlier'] }) {
  return (
    <DisclosureSection
      className="pb-release pb-releases-earlier"
      level={2}
      anchor={anchor}
      title={texts.releaseNotes.earlier}
      summary={fillCount(texts.releaseNotes.releaseCount, releases.length)}
    >
      <ul role="list">
        {releases.map(({ name, date }) => (
          <li key={name}>
            <span>{name}</span> {date !== null && <time dateTime={date}>{formatDate(date)}</time>}
          </li>
        ))}
      </ul>
    </DisclosureSection>
  );
}

/** Id of the element with all releases. */
const RELEASES_ID = interfaceId('releases');

/** Filters of the changes: words, kinds and a package. */
function ReleaseFilters({ releases }: { releases: readonly ReleaseView[] }) {
  const groups = releases.flatMap(({ changes }) => changes);
  const changes = groups.flatMap((group) => group.changes);
  const packages = [...new Set(changes.flatMap((change) => change.packages))].toSorted();
  const total = (kind: ChangeKindView): number =>
    groups.filter((group) => group.kind === kind).reduce((sum, group) => sum + group.changes.length, 0);
  const kinds = KINDS.filter((kind) => total(kind) > 0);
  return (
    <ListFilterIsland
      listId={RELEASES_ID}
      label={texts.releaseNotes.filters}
      placeholder={texts.releaseNotes.filter}
      textIn={null}
      noun={texts.releaseNotes.changes}
      total={changes.length}
      choices={[
        {
          name: 'kind',
          legend: texts.releaseNotes.kinds,
          match: 'any',
          options: kinds.map((kind) => ({ value: kind, label: KIND_TITLES[kind], count: total(kind) }))
        }
      ]}
      select={{
        name: 'package',
        label: texts.releaseNotes.package,
        all: texts.releaseNotes.allPackages,
        options: packages
      }}
      layout={null}
      canExpand
      headingLevel="h2"
    />
  );
}

/** Date of a release, and its packages. */
export function ReleaseFacts({ release: { name, date, packages } }: { release: ReleaseView }) {
  return (
    <div className="pb-release-facts">
      {date !== null && (
        <p>
          <FilledText
            text={texts.releaseNotes.releasedOn}
            values={{ date: <time dateTime={date}>{formatDate(date)}</time> }}
          />
        </p>
      )}
      <Packages of={name} packages={packages} />
    </div>
  );
}

/** Packages of a release with their versions, collapsed, since there are many. */
function Packages({ of, packages }: { of: string; packages: ReleaseView['packages'] }) {
  return (
    packages.length > 0 && (
      <details>
        <summary className="pb-summary pb-chevron">
          <bdi>{fillCount(texts.releaseNotes.packageCount, packages.length)}</bdi>
          <span className="pf-v6-screen-reader"> {fillText(texts.releaseNotes.ofRelease, { name: of })}</span>
        </summary>
        <ul role="list">
          {packages.map(({ name, version, href }) => (
            <li key={name}>
              <span>{name}</span>{' '}
              {href === null ? (
                <span>{version}</span>
              ) : (
                <a href={href} aria-label={fillText(texts.releaseNotes.changesOf, { version, package: name })}>
                  {version}
                </a>
              )}
            </li>
          ))}
        </ul>
      </details>
    )
  );
}

/** An entry of a change log; filters search its visible text. */
function ChangeItem({ change: { scope, text, links, packages } }: { change: ChangeView }) {
  return (
    <li data-row="" data-values={packages.map((name) => `package:${name}`).join(' ')}>
      <span className="pb-change-text">
        {scope !== null && <strong>{scope}: </strong>}
        <ProseWithCode text={text} />
      </span>{' '}
      <span className="pb-change-source">
        {links.map((link) => (
          <Fragment key={link.href}>
            <a href={link.href}>{link.text}</a>{' '}
          </Fragment>
        ))}
      </span>
      <ChangedPackages names={packages} />
    </li>
  );
}

/** The package of a change, or the number of them, with their names for screen readers, filters, and the pointer. */
function ChangedPackages({ names }: { names: readonly string[] }) {
  const list = names.join(', ');
  return names.length < 2 ? (
    <span className="pb-change-packages">{list}</span>
  ) : (
    <span className="pb-change-packages" title={list}>
      <span aria-hidden="true" {...NOT_IN_MARKDOWN}>
        {fillCount(texts.releaseNotes.packageCount, names.length)}
      </span>
      <span className="pf-v6-screen-reader">{list}</span>
    </span>
  );
}
