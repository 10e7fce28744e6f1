/** Components that Markdown may place in its prose without importing them from anywhere that exists. */
export const MARKDOWN_COMPONENTS = [
  'SectionGallery',
  'TokenTable',
  'TokenSwatches',
  'TokenScale',
  'IconGallery',
  'StatusMatrix',
  'ReleaseNotes',
  'ReleaseVersions',
  'RolesTable',
  'KeyboardTable',
  'AccessibilityAudit',
  'Exercise'
] as const;

/** Those that stand within a line. */
export const INLINE_COMPONENTS = ['TokenValue', 'ContrastRatio'] as const;

export type InlineComponent = (typeof INLINE_COMPONENTS)[number];

export type MarkdownComponent = (typeof MARKDOWN_COMPONENTS)[number];

/** Whether the engine provides a component of this name. */
export function isMarkdownComponent(name: string): name is MarkdownComponent {
  return MARKDOWN_COMPONENTS.some((component) => component === name);
}

/** Whether a component of this name may stand within a line. */
export function isInlineComponent(name: string): name is InlineComponent {
  return INLINE_COMPONENTS.some((component) => component === name);
}
