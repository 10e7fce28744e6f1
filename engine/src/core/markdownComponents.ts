/** Block components that Markdown can use without an import. */
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

/** Inline components. */
export const INLINE_COMPONENTS = ['TokenValue', 'ContrastRatio'] as const;

export type InlineComponent = (typeof INLINE_COMPONENTS)[number];

export type MarkdownComponent = (typeof MARKDOWN_COMPONENTS)[number];

export function isMarkdownComponent(name: string): name is MarkdownComponent {
  return MARKDOWN_COMPONENTS.some((component) => component === name);
}

export function isInlineComponent(name: string): name is InlineComponent {
  return INLINE_COMPONENTS.some((component) => component === name);
}
