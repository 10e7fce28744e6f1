import type { ComponentBlock, InlineComponent, Location, Problem, Source } from '../model.ts';
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

/** Reports tags of unknown components, and those of known ones in a place or with content that they can't have. */
export function tagProblems({ file: { file }, document }: ReadFile, components: MarkdownComponents): Problem[] {
  const shown = document.shownTags.map(({ name, line }) => {
    const location = { file, line };
    return components.has(name)
      ? error(
          'misplaced-component',
          `Nothing closes the component tag <${name}>.`,
          location,
          `Close it with "/>" or </${name}>, or put code in backticks.`
        )
      : unknownComponent(name, location, components, { furtherHint: ' Put code in backticks.' });
  });
  const used = document.blocks.flatMap((block): readonly UsedComponent[] => {
    switch (block.kind) {
      case 'component':
        return [{ name: block.tag.name, line: block.line, isPhrasing: false, hasContent: false }];
      case 'prose':
        return block.prose.components;
      case 'example':
        return block.caption.components;
      case 'module':
        // Unknown ones are reported with those in expressions.
        return block.prose.components.filter(({ name }) => components.has(name));
    }
  });
  const { names = [], components: inPrograms = [] } = document.program ?? {};
  const unknown = inPrograms
    .filter(({ name }) => !components.has(name))
    .map(({ name, line }) => unknownComponent(name, { file, line }, components, { names }));
  return [...shown, ...unknown, ...used.flatMap((use) => useProblems(use, file, components, names))].toSorted(
    (a, b) => (a.location?.line ?? 0) - (b.location?.line ?? 0)
  );
}

type UsedComponent = Omit<InlineComponent, 'attributes'>;

function useProblems(
  { name, line, isPhrasing, hasContent }: UsedComponent,
  file: string,
  components: MarkdownComponents,
  names: readonly string[]
): Problem[] {
  const location = line === null ? { file } : { file, line };
  const component = components.get(name);
  if (component === undefined) {
    return [
      unknownComponent(name, location, components, { names, furtherHint: isPhrasing ? ' Put code in backticks.' : '' })
    ];
  }
  const problems: Problem[] = [];
  if (isPhrasing && component.isInline !== true) {
    const hint = 'Put it on a line of its own, or put code in backticks.';
    problems.push(error('misplaced-component', `The component <${name}> can't be part of a sentence.`, location, hint));
  }
  if (hasContent && component.takesContent !== true) {
    const hint = `Close the tag with "/>", and move what follows it out of it.`;
    problems.push(error('misplaced-content', `The component <${name}> takes no content.`, location, hint));
  }
  return problems;
}

/** @param options what else a tag could mean: names that the page imports or declares */
function unknownComponent(
  name: string,
  location: Location,
  components: MarkdownComponents,
  { names = [], furtherHint = '' }: { names?: readonly string[]; furtherHint?: string }
): Problem {
  const nearest = nearestName(name, [...names.filter((each) => /^[A-Z]/.test(each)), ...components.keys()]);
  const hint =
    nearest === null
      ? 'Correct the name, or add the component to `markdownComponents` of the configuration.'
      : `Did you mean <${nearest}>?`;
  return error('unknown-component', `There is no component <${name}>.`, location, hint + furtherHint);
}
