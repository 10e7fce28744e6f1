import type { ListedChange } from './change.ts';
import { accepts } from './compareTypes.ts';

/** Tells if code that worked may need a change: names and places that are gone, values that may not fit any more. */
export function isBreaking({ subject, kind, before, after }: ListedChange): boolean {
  if (subject === 'component') {
    return kind === 'removed' || kind === 'moved';
  }
  return (
    kind === 'removed' ||
    kind === 'renamed' ||
    (kind === 'type' && !accepts(after ?? '', before ?? '')) ||
    (kind === 'required' && after === 'required')
  );
}
