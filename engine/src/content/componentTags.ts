import type { Source, ComponentBlock, Location, Problem } from '../model.ts';
import type { MarkdownComponents } from '../core/markdownComponent.ts';
import { nearestName } from '../core/names.ts';
import type { ReadFile } from './groupTabs.ts';
import { error } from './problem.ts';

/** Whether a tab uses a component as a block, e.g. `<TokenTable />`. */
export function holdsComponent({ blocks }: Pick<Source, 'blocks'>, name: string): boolean {
  return blocks.some((block) => block.kind === 'component' && block.name === name);
}

type InlineTag = Pick<ComponentBlock, 'name' | 'attributes'>;

const TAG = /<([A-Z]\w*)((?:\s+[\w-]+="[^"]*")*)\s*\/>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** Replaces tags of components in HTML. @param replace returns null for a tag that stays */
export function replaceInlineTags(html: string, replace: (tag: InlineTag) => string | null): string {
  return html.replace(TAG, (text, name: string, attributes: string) => replace(toTag(name, attributes)) ?? text);
}

/** Returns the tags in HTML that can be those of inline components. */
export function inlineTagsIn(html: string): InlineTag[] {
  return [...html.matchAll(TAG)].map(([, name = '', attributes = '']) => toTag(name, attributes));
}

function toTag(name: string, source: string): InlineTag {
  const attributes = [...source.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]);
  return { name, attributes: Object.fromEntries(attributes) as Record<string, string> };
}

/** Reports a component that can't be rendered. @param problem the value thrown while reading its data */
export function componentProblem({ name, location }: ComponentBlock, problem: unknown): Problem {
  const message = problem instanceof Error ? problem.message : String(problem);
  return error('component-data', `<${name}> can't be shown: ${message}`, location, 'Correct the data that it names.');
}

/** Reports tags of unknown components, and of those within text that are no inline components. */
export function tagProblems({ file: { file }, document }: ReadFile, components: MarkdownComponents): Problem[] {
  const misplaced = document.tags
    .filter(({ name }) => components.get(name)?.isInline !== true)
    .map(({ name, line }) => {
      const hint = 'Put it on a line of its own and close it with "/>", or put code in backticks.';
      const message = `The component tag <${name}> can only stand by itself.`;
      return error('misplaced-component', message, { file, line }, hint);
    });
  const unknown = document.blocks.flatMap((block) =>
    block.kind === 'component' && !components.has(block.tag.name)
      ? [unknownComponent(block.tag.name, { file, line: block.line }, components)]
      : []
  );
  return [...misplaced, ...unknown];
}

function unknownComponent(name: string, location: Location, components: MarkdownComponents): Problem {
  const nearest = nearestName(name, [...components.keys()]);
  const hint =
    nearest === null
      ? 'Correct the name, or add the component to `markdownComponents` of the configuration.'
      : `Did you mean <${nearest}>?`;
  return error('unknown-component', `There is no component <${name}>.`, location, hint);
}
