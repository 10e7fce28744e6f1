import type { SiteFacts } from '../../core/siteFacts.ts';
import type { LintData } from '../../lint/data.ts';
import type { CatalogTab } from '../mcp/catalog.ts';

/** What an index is made of. */
export interface IndexInput {
  facts: SiteFacts;
  /** Address or folder of the site, as commands name it. */
  place: string;
  tabs: readonly CatalogTab[];
  /** As installed in the project, or else as the site documents it. */
  data: LintData;
  isInstalled: boolean;
}

/** Assistants read the index with every request. */
export const MOST_BYTES = 8000;

/** Lines around the index in a file that has other text, too. */
export function marksOf(name: string): { start: string; end: string } {
  return { start: `<!-- patternbook: ${name} -->`, end: `<!-- /patternbook: ${name} -->` };
}

/**
 * Writes an index of a design system for coding assistants: versions, where to read more, pages by section, and names that
 * are deprecated. What doesn't fit into {@link MOST_BYTES} is left out from the end, and its number is told.
 */
export function agentIndex(input: IndexInput): string {
  const { start, end } = marksOf(input.facts.name);
  const lists = [...pageLists(input), ...deprecatedLists(input.data)];
  const head = [start, ...introduction(input)].join('\n');
  let room = MOST_BYTES - bytesOf(head) - bytesOf(end) - 2;
  const fitting = lists.flatMap((list) => {
    const text = fitted(list, room);
    room -= text === null ? 0 : bytesOf(text) + 1;
    return text ?? [];
  });
  return [head, ...fitting, end].join('\n');
}

function introduction({ facts: { name, release }, place, data, isInstalled }: IndexInput): string[] {
  const isRemote = /^https?:/.test(place);
  const versions = data.packages.map((each) => `${each.name} ${each.version}`).join(', ');
  return [
    `# ${name} ${release}`,
    '',
    `${isInstalled ? 'This project uses' : 'The site documents'} ${versions}.`,
    'What you remember of other versions may be wrong: read the page of a component before you use it.',
    '',
    ...(isRemote
      ? [`- All pages: ${place}/llms.txt. The Markdown of a page is at its address and \`.md\`: ${place}/….md`]
      : [`- The Markdown of a page is in ${place}, at its address and \`.md\`; llms.txt lists all.`]),
    `- Check your code before you hand it over: \`npx patternbook lint '<files>' --from ${place}\``,
    `- Tools for search, pages, tokens, and icons: \`npx patternbook mcp --from ${place}\``,
    '- Use tokens in place of colors and sizes.',
    ''
  ];
}

interface NameList {
  title: string;
  names: readonly string[];
}

/** Addresses of pages by section, without the part that they share. */
function pageLists({ tabs }: IndexInput): NameList[] {
  const pages = tabs.filter(({ path, tabPath, deprecated }) => path === tabPath && !deprecated);
  return [...Map.groupBy(pages, ({ section }) => section)].map(([section, own]) => ({
    title: `Pages below /${section}/`,
    names: own.map(({ path }) => path.slice(section.length + 2))
  }));
}

/** Components and other names that are deprecated, by the module that exports them. */
function deprecatedLists({ modules, components }: LintData): NameList[] {
  return Object.entries(modules).flatMap(([specifier, { components: own, deprecated = {} }]) => {
    const ofComponents = Object.entries(own).flatMap(([name, index]) =>
      components[index]?.deprecated === undefined ? [] : [name]
    );
    const names = [...new Set([...ofComponents, ...Object.keys(deprecated)])].toSorted();
    return names.length === 0 ? [] : [{ title: `Deprecated in ${specifier}`, names }];
  });
}

/** Writes as much of a list as there is room for; null for too little. */
function fitted({ title, names }: NameList, room: number): string | null {
  for (let count = names.length; count > 0; count = count === 1 ? 0 : Math.floor(count * 0.8)) {
    const rest = names.length - count;
    const text = `${title}: ${names.slice(0, count).join(', ')}${rest > 0 ? `, and ${rest} more` : ''}`;
    if (bytesOf(text) + 1 <= room) {
      return text;
    }
  }
  return null;
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}
