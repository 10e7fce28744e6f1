import { renderToStaticMarkup } from 'react-dom/server';

import { ReleaseNotes } from './ReleaseNotes.tsx';
import { ReleaseFacts } from './ReleaseFacts.tsx';
import type { ReleaseNotesView, ReleaseView } from './view.ts';

/** HTML of all releases with what changed, complete without a script, with what filters them. */
export function renderReleaseNotes(view: ReleaseNotesView): string {
  return renderToStaticMarkup(<ReleaseNotes view={view} />);
}

/** HTML of a release's date and packages. */
export function renderReleaseVersions(release: ReleaseView): string {
  return renderToStaticMarkup(<ReleaseFacts release={release} />);
}
