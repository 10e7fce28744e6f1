import type { ComponentBlock, Location, Problem, Source } from '../model.ts';
import type { MarkdownComponents } from '../core/markdownComponent.ts';
import { nearestName } from '../core/names.ts';
import type { ReadFile } from './groupTabs.ts';
import { error } from './problem.ts';

/** Whether a tab uses a component as a block, e.g. `<TokenTable />`. */
export function holdsComponent({ blocks }: Pick<Source, 'blocks'>, name: string): boolean {
  return blocks.some((block) => block.kind === 'component' && block.name === name);
}

/** Reports a component that can't be rendered. @param problem the value thrown while reading its data */
export function componentProblem({ name, location }: ComponentBlock, problem: unknown): Problem {
  const message = problem instanceof Error ? problem.message : String(problem);
  return error('component-data', `<${name}> can't be shown: ${message}`, location, 'Correct the data that it names.');
}

/** Reports tags of unknown components, and of those within text that are no inline components. */
export function tagProblems({ file: { file }, document }: ReadFile, components: MarkdownComponents): Problem[] {
  const misplaced = document.tags
    .filter(({ name, isShown }) => isShown || components.get(name)?.isInline !== true)
    .map(({ name, line }) => {
      const component = components.get(name);
      if (component === undefined) {
        return unknownComponent(name, { file, line }, components, ' Put code in backticks.');
      }
      const place = component.isInline === true ? 'C' : 'Put it on a line of its own and c';
      const hint = `${place}lose it with "/>", or put code in backticks.`;
      const message = component.isInline === true ? 'has no content' : 'can only stand by itself';
      return error('misplaced-component', `The component tag <${name}> ${message}.`, { file, line }, hint);
    });
  const unknown = document.blocks.flatMap((block) =>
    block.kind === 'component' && !components.has(block.tag.name)
      ? [unknownComponent(block.tag.name, { file, line: block.line }, components)]
      : []
  );
  return [...misplaced, ...unknown];
}

function unknownComponent(name: string, location: Location, components: MarkdownComponents, furtherHint = ''): Problem {
  const nearest = nearestName(name, [...components.keys()]);
  const hint =
    nearest === null
      ? 'Correct the name, or add the component to `markdownComponents` of the configuration.'
      : `Did you mean <${nearest}>?`;
  return error('unknown-component', `There is no component <${name}>.`, location, hint + furtherHint);
}
