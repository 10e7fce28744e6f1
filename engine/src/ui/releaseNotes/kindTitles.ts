import type { ChangeKindView } from './view.ts';

/** Headings of the kinds of changes, the most urgent first. */
export const KIND_TITLES: Readonly<Record<ChangeKindView, string>> = {
  breaking: 'Breaking changes',
  feature: 'Features',
  fix: 'Fixes',
  other: 'Other changes'
};
