import type { ReleaseNotesView, ReleaseView } from '../../ui/index.ts';
import type { ComponentBlock } from '../../model.ts';
import type { ReleaseNotes } from '../../content/releases/releaseNotes.ts';
import type { DocumentContext } from './documentContext.ts';

/**
 * Creates the props of `<ReleaseNotes since="2.0.0" />`: every release of the product with its packages and their
 * changelog entries. Releases before `since`, and those of which only the date is known, are listed by year.
 */
export function releaseNotes(
  { facts }: Pick<DocumentContext, 'facts'>,
  { attributes }: ComponentBlock
): ReleaseNotesView {
  const notes = facts.releaseNotes();
  const since = notes.findIndex(({ name }) => name === attributes['since']);
  const recent = since === -1 ? notes : notes.slice(0, since + 1);
  const releases = recent.filter(({ packages }) => packages.length > 0);
  const shown = new Set(releases);
  return {
    releases: releases.map((release) => releaseView(release, notes)),
    earlier: notes.filter((release) => !shown.has(release)).map(({ name, date }) => ({ name, date }))
  };
}

/**
 * Creates the props of `<ReleaseVersions release="2.1.0" />`: date and packages of one release, by default the latest;
 * null for a release that the site doesn't list.
 */
export function releaseVersions(
  { facts }: Pick<DocumentContext, 'facts'>,
  { attributes }: ComponentBlock
): { release: ReleaseView } | null {
  const notes = facts.releaseNotes();
  const named = attributes['release'];
  const release = named === undefined ? notes[0] : notes.find(({ name }) => name === named);
  return release === undefined ? null : { release: releaseView(release, notes) };
}

function releaseView(release: ReleaseNotes, notes: readonly ReleaseNotes[]): ReleaseView {
  return { ...release, anchor: `release-${release.name.replaceAll('.', '-')}`, isLatest: release === notes[0] };
}
