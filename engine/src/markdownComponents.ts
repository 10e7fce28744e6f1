/** Components that Markdown may place in its prose without importing them from anywhere that exists. */
export const MARKDOWN_COMPONENTS = [
  'SectionGallery',
  'TokenTable',
  'IconGallery',
  'StatusMatrix',
  'RolesTable',
  'KeyboardTable',
  'AccessibilityAudit'
] as const;

export type MarkdownComponent = (typeof MARKDOWN_COMPONENTS)[number];

/** Whether the engine provides a component of this name. */
export function isMarkdownComponent(name: string): name is MarkdownComponent {
  return MARKDOWN_COMPONENTS.some((component) => component === name);
}
