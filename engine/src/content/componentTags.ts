import type { Source, ComponentBlock, Problem } from '../model.ts';
import { INLINE_COMPONENTS, type InlineComponent, type MarkdownComponent } from '../core/markdownComponents.ts';
import { error } from './problem.ts';

/** Whether a tab uses a component as a block, e.g. `<TokenTable />`. */
export function holdsComponent({ blocks }: Pick<Source, 'blocks'>, name: MarkdownComponent): boolean {
  return blocks.some((block) => block.kind === 'component' && block.name === name);
}

/** A component used inline in prose. */
interface InlineTag {
  name: InlineComponent;
  attributes: Record<string, string>;
}

const TAG = new RegExp(`<(${INLINE_COMPONENTS.join('|')})((?:\\s+[\\w-]+="[^"]*")*)\\s*/>`, 'g');
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** Replaces each inline component tag in HTML. */
export function replaceInlineTags(html: string, replace: (tag: InlineTag) => string): string {
  return html.replace(TAG, (_, name: InlineComponent, source: string) => replace(toTag(name, source)));
}

/** Returns the inline component tags in HTML. */
export function inlineTagsIn(html: string): InlineTag[] {
  return [...html.matchAll(TAG)].map(([, name, source = '']) => toTag(name as InlineComponent, source));
}

function toTag(name: InlineComponent, source: string): InlineTag {
  const attributes = [...source.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]);
  return { name, attributes: Object.fromEntries(attributes) as Record<string, string> };
}

/** Reports a component that can't be rendered. @param problem the value thrown while reading its data */
export function componentProblem({ name, location }: ComponentBlock, problem: unknown): Problem {
  const message = problem instanceof Error ? problem.message : String(problem);
  return error('component-data', `<${name}> can't be shown: ${message}`, location, 'Correct the data that it names.');
}
