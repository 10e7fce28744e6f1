/** Kinds of callouts in Markdown, `> [!NOTE]`: those of GitHub, so that a file reads the same there. */
export const CALLOUT_KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const;

export type CalloutKind = (typeof CALLOUT_KINDS)[number];

/**
 * Element that encloses a callout's text in the HTML of prose; its attribute `kind` is a `CalloutKind`. Pages replace
 * its tags (`ui/body/callouts.tsx`).
 */
export const CALLOUT_TAG = 'pb-callout';

/** Element that begins a callout with a title of its own. It contains text, with emphasis, code, and links. */
export const CALLOUT_TITLE_TAG = 'pb-callout-title';

/** Names of other dialects, and the kinds that they stand for. */
const OTHER_NAMES: ReadonlyMap<string, CalloutKind> = new Map([
  ['info', 'note'],
  ['secondary', 'note'],
  ['success', 'tip'],
  ['danger', 'caution'],
  ['error', 'caution']
]);

/** Returns the kind of the callouts that authors give a name, in any case; null for none. */
export function calloutKind(name: string): CalloutKind | null {
  const lower = name.toLowerCase();
  return isCalloutKind(lower) ? lower : (OTHER_NAMES.get(lower) ?? null);
}

/** Whether callouts may be of this kind. */
export function isCalloutKind(name: string): name is CalloutKind {
  return CALLOUT_KINDS.some((kind) => kind === name);
}
