import type { MarkdownImport } from '../model.ts';

/** Modules of other tools whose components pages have without an import, by the names that they have there. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  '@astrojs/starlight/components': [
    'Aside',
    'Badge',
    'Card',
    'CardGrid',
    'FileTree',
    'LinkCard',
    'Steps',
    'TabItem',
    'Tabs'
  ],
  '@theme/TabItem': ['TabItem'],
  '@theme/Tabs': ['Tabs']
};

/** Whether an import is of a component that a page has without it, under the same name. */
export function isForeignPart({ local, specifier }: Pick<MarkdownImport, 'local' | 'specifier'>): boolean {
  return local !== null && (MODULES[specifier] ?? []).includes(local);
}
