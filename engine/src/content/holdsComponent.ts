import type { MarkdownComponent } from '../core/markdownComponents.ts';
import type { Source } from '../model.ts';

/** Whether a tab's prose has a component, e.g. `<TokenTable />`. */
export function holdsComponent({ blocks }: Pick<Source, 'blocks'>, name: MarkdownComponent): boolean {
  return blocks.some((block) => block.kind === 'component' && block.name === name);
}
