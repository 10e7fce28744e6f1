import { createNumberer } from '../../core/anchors.ts';
import type { EngineComponent } from '../markdownContext.ts';
import {
  type PublishedRelease,
  ReleaseFacts,
  ReleaseNotes,
  type ReleaseNotesView,
  type ReleaseView,
  releasesToc
} from './ReleaseNotes.tsx';
import './releaseNotes.css';

/**
 * `<ReleaseNotes since="2.0.0" />`: every release of the product with its packages and their changelog entries.
 * Releases before `since`, and those of which only the date is known, are listed by year.
 */
export const releaseNotes: EngineComponent<ReleaseNotesView> = {
  component: ReleaseNotes,
  fillsPage: true,
  refersTo: { since: 'release' },
  createProps({ block: { attributes }, source }, context) {
    const notes = context.releaseNotes();
    const number = createNumberer(source.anchors);
    const since = notes.findIndex(({ name }) => name === attributes['since']);
    const recent = since === -1 ? notes : notes.slice(0, since + 1);
    const releases = recent.filter(({ packages }) => packages.length > 0);
    const shown = new Set(releases);
    return {
      releases: releases.map((release) => {
        const view = releaseView(release, notes);
        return { ...view, anchor: number(view.anchor) };
      }),
      earlierAnchor: number('earlier-releases'),
      earlier: notes.filter((release) => !shown.has(release)).map(({ name, date }) => ({ name, date }))
    };
  },
  toc: releasesToc
};

/**
 * `<ReleaseVersions release="2.1.0" />`: date and packages of one release, by default the latest; nothing for a release
 * that the site doesn't list.
 */
export const releaseVersions: EngineComponent<{ release: ReleaseView }> = {
  component: ReleaseFacts,
  refersTo: { release: 'release' },
  createProps({ block: { attributes } }, context) {
    const notes = context.releaseNotes();
    const named = attributes['release'];
    const release = named === undefined ? notes[0] : notes.find(({ name }) => name === named);
    return release === undefined ? null : { release: releaseView(release, notes) };
  }
};

function releaseView(release: PublishedRelease, notes: readonly PublishedRelease[]): ReleaseView {
  return { ...release, anchor: `release-${release.name.replaceAll('.', '-')}`, isLatest: release === notes[0] };
}
