import type { ProjectSetup } from '../../core/projectSetup.ts';
import type { ExampleProject, ProgramProject } from './exampleProject.ts';

/** Title of the project. */
export function projectTitle({ page, title }: ExampleProject, { product }: ProjectSetup): string {
  return `${product} ${page}: ${title}`;
}

/** Import statements of the style sheets of a program. */
export function sheetImports({ sheets, pageStyles }: Pick<ProgramProject, 'sheets' | 'pageStyles'>): string[] {
  return [...sheets, ...(pageStyles === '' ? [] : ['./page.css'])].map((sheet) => `import '${sheet}';`);
}

/** JSX that shows the example, inside of the element that the page's own style sheets target. */
export function shownRoot({ root, title, pageStyles, wrapper }: ProgramProject): { before: string[]; jsx: string } {
  const isTag = /^[a-z]/.test(root.name);
  // JSX takes small letters for an element of HTML.
  const component = isTag ? `${titleIdentifier(title)}Example` : root.name;
  const before = isTag && !root.isElement ? [`const ${component} = ${root.name};`] : [];
  const element = root.isElement ? root.name : `<${component} />`;
  const inside = root.isElement ? `{${root.name}}` : element;
  return pageStyles === ''
    ? { before, jsx: element }
    : {
        before,
        jsx: `<div id="${wrapper.id}" className="${wrapper.className}" style={{ height: '100%' }}>${inside}</div>`
      };
}

/** Type declarations and compiler of projects in TypeScript. */
export const TYPE_DEPENDENCIES = { '@types/react': '^18', '@types/react-dom': '^18', typescript: '^5' } as const;

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The field of package.json that holds dependencies of dependencies to a version: npm's name for it or yarn's. */
export function overridesOf(
  { dependencies }: ExampleProject,
  { overrides }: ProjectSetup,
  field: 'overrides' | 'resolutions'
): Record<string, object> {
  const ranges = Object.entries(overrides).flatMap(([name, held]) =>
    Object.hasOwn(dependencies, name) ? Object.entries(held) : []
  );
  return ranges.length > 0 ? { [field]: Object.fromEntries(ranges) } : {};
}

const NO_LETTERS = /[^\p{L}\p{Nd}]+/gu;

/**
 * A title as the name of a component: words joined, each with a capital; nothing before the first letter.
 * `2 lone cards` -> `LoneCards`.
 */
export function titleIdentifier(title: string): string {
  const words = title.replace(NO_LETTERS, ' ').trim().split(' ');
  const joined = words.map(capitalized).join('');
  const name = capitalized(joined.replace(/^\P{L}+/u, ''));
  return name === '' ? 'Example' : name;
}

/** Some letters have no capital of one sign: what comes with it is left out. */
function capitalized(word: string): string {
  const [first = '', ...rest] = word;
  return [first.toUpperCase().replace(NO_LETTERS, ''), ...rest].join('');
}
