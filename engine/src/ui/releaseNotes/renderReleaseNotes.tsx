import { renderToStaticMarkup } from 'react-dom/server';

import { ReleaseFacts, ReleaseNotes, type ReleaseNotesView, type ReleaseView } from './ReleaseNotes.tsx';

/** HTML of all releases with what changed, complete without a script, with what filters them. */
export function renderReleaseNotes(view: ReleaseNotesView): string {
  return renderToStaticMarkup(<ReleaseNotes view={view} />);
}

/** HTML of a release's date and packages. */
export function renderReleaseVersions(release: ReleaseView): string {
  return renderToStaticMarkup(<ReleaseFacts release={release} />);
}
