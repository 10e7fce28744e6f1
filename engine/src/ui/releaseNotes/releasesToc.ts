import type { Toc } from '../../model.ts';
import type { ReleaseNotesView } from './view.ts';

export const EARLIER_RELEASES = { anchor: 'earlier-releases', title: 'Earlier releases' };

/** Entries of the contents list for the releases. */
export function releasesToc({ releases, earlier }: ReleaseNotesView): Toc {
  return [
    ...releases.map(({ name, anchor }) => ({ text: `Release ${name}`, id: anchor })),
    ...(earlier.length > 0 ? [{ text: EARLIER_RELEASES.title, id: EARLIER_RELEASES.anchor }] : [])
  ];
}
