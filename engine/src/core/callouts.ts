/** Kinds of callouts in Markdown, `> [!NOTE]`: those of GitHub, so that a file reads the same there. */
export const CALLOUT_KINDS = ['note', 'tip', 'important', 'warning', 'caution'] as const;

export type CalloutKind = (typeof CALLOUT_KINDS)[number];

/**
 * Element that encloses a callout's text in the HTML of prose; its attribute `kind` is a `CalloutKind`. Pages replace
 * its tags (`ui/body/callouts.tsx`).
 */
export const CALLOUT_TAG = 'pb-callout';

/** Whether callouts may be of this kind. */
export function isCalloutKind(name: string): name is CalloutKind {
  return CALLOUT_KINDS.some((kind) => kind === name);
}
