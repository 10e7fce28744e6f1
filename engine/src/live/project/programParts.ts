import * as texts from '../../core/texts.ts';
import { escapeHtml } from '../../core/html.ts';
import { siteLanguage } from '../../core/language.ts';
import type { ProjectSetup } from '../../core/liveSetup.ts';
import type { ExampleProject, ProgramProject } from './projectKinds.ts';

/** Name of the style sheet with the reader's own theme. */
export const OWN_THEME = 'own-theme';

export function projectTitle({ page, title }: ExampleProject, { product }: ProjectSetup): string {
  return `${product} ${page}: ${title}`;
}

/** Returns the start tag of the project's document. */
export function htmlTag({ theme: { classes, attributes } }: ExampleProject): string {
  const own = classes.length === 0 ? {} : { class: classes.join(' ') };
  const list = Object.entries({ lang: siteLanguage(), ...own, ...attributes });
  return `<html${list.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')}>`;
}

/**
 * Returns import statements for the style sheets of a program.
 * @param fonts paths of sheets that win over those of packages, which name the same fonts
 */
export function sheetImports({ sheets, ...project }: ExampleProject, fonts: readonly string[] = []): string[] {
  const own = Object.keys(projectSheets(project)).map((path) => `./${path}`);
  return [...sheets, ...fonts, ...own].map((sheet) => `import '${sheet}';`);
}

/** Returns the project's style sheets by path, in order: that of the page, and the reader's own theme. */
export function projectSheets({ pageStyles, ownTheme }: Pick<ExampleProject, 'pageStyles' | 'ownTheme'>) {
  const sheets = { 'page.css': pageStyles, [`${OWN_THEME}.css`]: ownThemeSheet(ownTheme) };
  return Object.fromEntries(Object.entries(sheets).filter(([, css]) => css !== ''));
}

/** The selector wins over those of the design system, whatever they name on the root element. */
function ownThemeSheet(values: ExampleProject['ownTheme']): string {
  const lines = [...values].map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0
    ? ''
    : [`/* ${texts.sandbox.ownTheme} */`, ':root:root:root:root {', ...lines, '}', ''].join('\n');
}

/** Returns the JSX that renders the example, in the element that the page's own style sheets target. */
export function rootJsx({ root, title, pageStyles, wrapper, around }: ProgramProject): {
  imports: string[];
  before: string[];
  jsx: string;
} {
  const isTag = /^[a-z]/.test(root.name);
  // JSX treats lower-case names as HTML elements.
  const component = isTag ? `${titleIdentifier(title)}Example` : root.name;
  const before = isTag && !root.isElement ? [`const ${component} = ${root.name};`] : [];
  const imports = around === null ? [] : [`import ${around.name} from '${around.specifier}';`];
  const own = root.isElement ? `{${root.name}}` : `<${component} />`;
  const inside = around === null ? own : `<${around.name}>${own}</${around.name}>`;
  const element = inside.startsWith('{') ? root.name : inside;
  return pageStyles === ''
    ? { imports, before, jsx: element }
    : {
        imports,
        before,
        jsx: `<div id="${wrapper.id}" className="${wrapper.className}" style={{ height: '100%' }}>${inside}</div>`
      };
}

/** Returns the type declarations and the compiler of TypeScript projects. */
export function typeDependencies({ react }: ProjectSetup): Record<string, string> {
  return { '@types/react': react, '@types/react-dom': react, typescript: '^5' };
}

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Returns the package.json field that overrides transitive dependencies: `overrides` for npm, `resolutions` for Yarn.
 */
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
 * Converts a title to a component name in PascalCase, without anything before the first letter: `2 lone cards` ->
 * `LoneCards`.
 */
export function titleIdentifier(title: string): string {
  const words = title.replace(NO_LETTERS, ' ').trim().split(' ');
  const joined = words.map(capitalized).join('');
  const name = capitalized(joined.replace(/^\P{L}+/u, ''));
  return name === '' ? 'Example' : name;
}

/** The capital of some letters consists of several characters; drops those that aren't letters or digits. */
function capitalized(word: string): string {
  const [first = '', ...rest] = word;
  return [first.toUpperCase().replace(NO_LETTERS, ''), ...rest].join('');
}

const LAYER_LIST = /@layer\s+[\w.\-,\s]+;/g;
const LAYER_BLOCK = /@layer\s+[\w.-]+\s*\{/g;
const RELATIVE_URL = /url\(\s*(["']?)(?![a-z]+:|#)([^"')]+)\1\s*\)/gi;

/**
 * Adapts a style sheet of the site to a project. Removes cascade layers, since the packages' unlayered sheets would
 * override them, and makes URLs absolute.
 * @param address URL of the sheet
 */
export function unlayeredStyles(css: string, address: URL): string {
  return unwrapLayers(absoluteUrls(css.replaceAll(LAYER_LIST, ''), address)).trim();
}

/** Makes the URLs of a style sheet absolute. @param address URL of the sheet */
export function absoluteUrls(css: string, address: URL): string {
  return css.replaceAll(
    RELATIVE_URL,
    (_, quote: string, url: string) => `url(${quote}${new URL(url, address).href}${quote})`
  );
}

/** Unwraps layer blocks. */
function unwrapLayers(css: string): string {
  const block = LAYER_BLOCK.exec(css);
  LAYER_BLOCK.lastIndex = 0;
  if (!block) {
    return css;
  }
  const start = block.index + block[0].length;
  const end = closingBrace(css, start);
  return css.slice(0, block.index) + css.slice(start, end) + unwrapLayers(css.slice(end + 1));
}

/** Returns the offset of the brace that closes the block whose content begins at `start`. */
function closingBrace(css: string, start: number): number {
  let depth = 1;
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|[{}]/gs)) {
    if (index >= start && sign.length === 1) {
      depth += sign === '{' ? 1 : -1;
      if (depth === 0) {
        return index;
      }
    }
  }
  return css.length;
}
