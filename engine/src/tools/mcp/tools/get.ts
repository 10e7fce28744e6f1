import { z } from 'zod';

import { nearestName } from '../../../core/names.ts';
import { slug } from '../../../core/slug.ts';
import { UserError } from '../../../core/userError.ts';
import { twinAddress } from '../../../core/twinAddress.ts';
import { type CatalogTab, findByName, labelOf, tabsOf } from '../catalog.ts';
import { installedNote } from '../installedNote.ts';
import { pageNote, textPages } from '../paging.ts';
import { type MarkdownFile, readMarkdown, type Section } from '../sections.ts';
import { defineTool, type ToolContext } from '../tool.ts';

/** A text that is no longer than this is answered whole: its outline would only cost another call. */
const SHORT = 8000;
const PER_PAGE = 12_000;
const MOST_LEAD = 4000;
/** A first section of this length that is text, such as which component to use, is part of the introduction. */
const SHORT_SECTION = 1500;

export const getTool = defineTool({
  name: 'get',
  title: 'Get a page, a part of it, or an example',
  description:
    'Read documentation as Markdown by page title, component name, or address from search. Long pages answer with an outline: ask for one section, or for detail="full".',
  input: {
    name: z.string().min(1).max(1500),
    section: z.string().max(200).optional().describe('a heading of the page, such as "Props"'),
    detail: z.enum(['outline', 'full']).optional(),
    page: z.int().min(1).optional()
  },
  async run({ name, section, detail, page = 1 }, context) {
    const { address, tab, file, section: own } = await read(name, context);
    const notes = tab === null ? [] : [await otherTabs(tab, context), await installedNote(tab, context)];
    const head = [headOf(file), ...notes].filter((note) => note !== '').join('\n');
    const wanted = section ?? own;
    if (wanted !== null) {
      const found = sectionOf(wanted, file, address);
      return paged(
        head,
        [found.text, ...(await partsOf(found, { address, page: tab?.path ?? address }, context))].join('\n\n'),
        page
      );
    }
    const isWhole = detail === 'full' || (detail === undefined && file.text.length <= SHORT);
    return isWhole ? paged(head, file.text, page) : `${head}\n\n${outlineOf(file, address)}`;
  }
});

interface Read {
  address: string;
  tab: CatalogTab | null;
  file: MarkdownFile;
  /** The section that the name stands for; null for the whole. */
  section: string | null;
}

async function read(name: string, { files, facts }: ToolContext): Promise<Read> {
  const tabs = await tabsOf(files);
  const found = findByName(name, tabs, facts.url ?? (files.isRemote ? files.place : null));
  const nearest = found.kind === 'unknown' ? found.nearest : [];
  if (found.kind === 'address') {
    const text = await files.text(twinAddress(found.address));
    if (text !== null) {
      return { address: found.address, tab: found.tab, file: readMarkdown(text), section: null };
    }
    // Figures are parts of their tab.
    const tab = tabs.find(
      ({ tabPath }) => found.address.startsWith(`${tabPath}/`) && !found.address.slice(tabPath.length + 1).includes('/')
    );
    const markdown = tab && (await files.text(twinAddress(tab.tabPath)));
    const file = markdown ? readMarkdown(markdown) : null;
    const wanted = found.address.split('/').at(-1) ?? '';
    const title = file?.sections.find((each) => slug(each.title) === wanted)?.title;
    if (tab && file && title) {
      return { address: tab.tabPath, tab, file, section: title };
    }
  }
  const hint = nearest.length === 0 ? '' : ` Did you mean ${nearest.map((title) => `"${title}"`).join(', ')}?`;
  throw new UserError(`There is no page, component, or example "${name}".${hint} Use search to find its name.`);
}

/** Facts of the front matter that tell where and what it is. */
function headOf({ facts }: MarkdownFile): string {
  const [title, address, version] = ['title', 'address', 'version'].map((key) => facts.get(key));
  const origin = facts.get('package');
  return [`# ${title ?? ''}`, [address, [origin, version].filter(Boolean).join(' ')].filter(Boolean).join(' · ')].join(
    '\n'
  );
}

async function otherTabs(tab: CatalogTab, { files }: ToolContext): Promise<string> {
  const tabs = await tabsOf(files);
  const others = tabs.filter(({ path, tabPath }) => path === tab.path && tabPath !== tab.tabPath);
  return others.length === 0
    ? ''
    : `Other tabs: ${others.map((other) => `${labelOf(other)} (${other.tabPath})`).join(', ')}`;
}

function outlineOf({ lead, sections, text }: MarkdownFile, address: string): string {
  const list = sections
    .filter(({ level }) => level <= 3)
    .map(({ title, level, text: own }) => {
      const names = level === 3 ? namesOf(own) : '';
      return `${level === 3 ? '  ' : ''}- ${title} (${own.length} characters)${names}`;
    });
  const [first] = sections;
  const introduction = first && first.text.length <= SHORT_SECTION && !first.text.includes('```') ? first.text : '';
  return [
    lead.length > MOST_LEAD ? `${lead.slice(0, MOST_LEAD)}…` : lead,
    ...(introduction === '' ? [] : [introduction]),
    `## Sections (${text.length} characters in all)`,
    list.join('\n'),
    `→ get name="${address}" section="…", or detail="full"`
  ].join('\n\n');
}

const LINK = /\]\(([^()\s]+)\.md\)/g;
/** A longer section, or one that leads to more files, has enough to say by itself. */
const FEW_CHARACTERS = 2000;
const FEW_FILES = 8;

/**
 * What a section only leads to, since it didn't fit on its page: its example, or the rest of a long table, which may be
 * a part of another tab of the page.
 */
async function partsOf(
  { title, text }: Section,
  { address, page }: { address: string; page: string },
  { files }: ToolContext
): Promise<string[]> {
  const addresses = [...text.matchAll(LINK)].map(([, link = '']) => URL.parse(link, 'http://site')?.pathname ?? '');
  const near = [...new Set(addresses.filter((part) => part.startsWith(`${page}/`)))];
  if (text.length > FEW_CHARACTERS || near.length > FEW_FILES) {
    return [];
  }
  const parts = await Promise.all(near.map(async (part) => ({ part, text: await files.text(twinAddress(part)) })));
  return parts.flatMap(({ part, text: markdown }) => {
    const file = markdown === null ? null : readMarkdown(markdown);
    const isOwn = part.startsWith(`${address}/`) || file?.sections[0]?.title === title;
    return file !== null && isOwn ? [bodyOf(file)] : [];
  });
}

/** The text of a file without what leads to it. */
function bodyOf({ text, sections }: MarkdownFile): string {
  return sections[0]?.text ?? text;
}

/** Rows of tables that describe something by its name, such as a prop. */
const NAMED_ROW = /^\| `([^`]+)`/gm;
const MOST_NAMES = 40;

/** The names that the tables of a section describe: they tell more than its length. */
function namesOf(text: string): string {
  const names = [...text.matchAll(NAMED_ROW)].map(([, name = '']) => name);
  const rest = names.length - MOST_NAMES;
  const more = rest > 0 ? `, and ${rest} more` : '';
  return names.length === 0 ? '' : `: ${names.slice(0, MOST_NAMES).join(', ')}${more}`;
}

function sectionOf(wanted: string, { sections }: MarkdownFile, address: string): Section {
  const plain = (title: string): string =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const name = plain(wanted);
  const found =
    sections.find(({ title }) => plain(title) === name) ??
    sections.find(({ title }) => plain(title).startsWith(name)) ??
    sections.find(({ title }) => name !== '' && plain(title).includes(name));
  if (found) {
    return found;
  }
  const titles = sections.map(({ title }) => title);
  const near = nearestName(wanted, titles);
  const hint = near === null ? `Its sections are ${titles.slice(0, 30).join(', ')}.` : `Did you mean "${near}"?`;
  throw new UserError(`${address} has no section "${wanted}". ${hint}`);
}

function paged(head: string, text: string, page: number): string {
  const pages = textPages(text, PER_PAGE);
  const current = Math.min(page, pages.length);
  const note = pageNote({ page: current, pages: pages.length });
  return [head, pages[current - 1] ?? '', note].filter((part) => part !== '').join('\n\n');
}
