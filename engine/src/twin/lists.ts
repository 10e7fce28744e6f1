import type { RootContent } from 'mdast';

import { fillCount, fillText } from '../core/fillText.ts';
import { sectionListAddress, sectionTextAddress, twinAddress } from '../core/twinAddress.ts';
import * as texts from '../core/texts.ts';
import { divide, MOST_CHARACTERS } from './divide.ts';
import { heading, link, list, paragraph, text } from './nodes.ts';
import { writeMarkdown } from './writeMarkdown.ts';
import type { TabTwin, Twin } from './twinInput.ts';
import { withoutVariables } from './withoutVariables.ts';

/** Characters of a file with all Markdown of a section, at most. */
const MOST_CHARACTERS_OF_ALL = 500_000;

/** A tab in a list. */
export interface ListedTab {
  title: string;
  /** Address of its twin. */
  address: string;
  description: string;
}

/** A section with its tabs, by subsection in the order of the navigation. */
export interface ListedSection {
  slug: string;
  title: string;
  /** The generated list of its pages; null if it has a page of its own. */
  landing: ListedTab | null;
  /** The first has no title if pages are directly in the section. */
  groups: { title: string | null; tabs: ListedTab[] }[];
}

interface ListsInput {
  product: { name: string; description: string };
  sections: readonly ListedSection[];
  /** Number of files with all Markdown of a section. */
  fullParts: (section: ListedSection) => number;
  /** Returns an address as it is written: absolute if the site has a public address. */
  absolute: (address: string) => string;
}

/**
 * Makes `/llms.txt`, which lists the sections, and the lists of their pages, none longer than `MOST_CHARACTERS`.
 * @see https://llmstxt.org
 */
export function listFiles({ product, sections, fullParts, absolute }: ListsInput): Twin[] {
  const lists = sections.map((section) => ({ section, files: sectionFiles(product.name, section, absolute) }));
  const root: RootContent[] = [
    heading(1, product.name),
    { type: 'blockquote', children: [paragraph(product.description)] },
    paragraph(texts.twin.howToRead),
    list([[link(absolute(twinAddress('/')), texts.page.home)]]),
    heading(2, texts.twin.sections),
    list(
      lists.flatMap(({ section, files }) =>
        files.map(({ address }, index) => [
          link(absolute(address), numbered(section.title, index, files.length)),
          text(`: ${fillCount(texts.twin.tabCount, countTabs(section))}`)
        ])
      )
    ),
    heading(2, texts.twin.optional),
    list(
      sections.flatMap((section) =>
        Array.from({ length: fullParts(section) }, (_, index) => [
          link(
            absolute(sectionTextAddress(section.slug, index + 1)),
            numbered(fillText(texts.twin.allOf, { section: section.title }), index, fullParts(section))
          )
        ])
      )
    )
  ];
  return [{ address: '/llms.txt', text: writeMarkdown(root) }, ...lists.flatMap(({ files }) => files)];
}

function sectionFiles(product: string, section: ListedSection, absolute: (address: string) => string): Twin[] {
  const listed = (tabs: readonly ListedTab[]): RootContent =>
    list(
      tabs.map((tab) => [
        link(absolute(tab.address), tab.title),
        ...(tab.description === '' ? [] : [text(`: ${tab.description}`)])
      ])
    );
  const nodes = [
    ...(section.landing === null ? [] : [listed([section.landing])]),
    ...section.groups.flatMap(({ title, tabs }) => [heading(2, title ?? section.title), listed(tabs)])
  ];
  const parts = divide(nodes, MOST_CHARACTERS - 1000);
  return parts.map((part, index) => ({
    address: sectionListAddress(section.slug, index + 1),
    text: writeMarkdown([
      heading(
        1,
        numbered(fillText(texts.twin.partTitle, { title: product, part: section.title }), index, parts.length)
      ),
      { type: 'blockquote', children: [paragraph(fillCount(texts.twin.tabCount, countTabs(section)))] },
      ...part
    ])
  }));
}

function numbered(title: string, index: number, count: number): string {
  return count === 1 ? title : fillText(texts.twin.numbered, { title, number: index + 1, count });
}

function countTabs({ groups }: ListedSection): number {
  return groups.reduce((sum, { tabs }) => sum + tabs.length, 0);
}

/** What is known of the Markdown of a tab, besides its text. */
export type OwnTwin = Pick<TabTwin, 'address' | 'variables'>;

interface FullFilesInput {
  /** Slug of the section. */
  section: string;
  /** The Markdown of its tabs. */
  twins: readonly OwnTwin[];
  /** Returns the text at an address. */
  read: (address: string) => string;
  absolute: ListsInput['absolute'];
}

/**
 * Joins the Markdown of a section's tabs to files of limited length, in order. No text is divided. Examples and CSS
 * variables stay in files of their own, to which the tabs lead: the code would make two thirds of the text.
 */
export function fullFiles({ section, twins, read, absolute }: FullFilesInput): Twin[] {
  const groups: { texts: string[]; length: number }[] = [];
  for (const { address, variables } of twins) {
    const content = withoutVariables(read(address), variables, absolute(address));
    const last = groups.at(-1);
    if (last === undefined || last.length + content.length > MOST_CHARACTERS_OF_ALL) {
      groups.push({ texts: [content], length: content.length });
    } else {
      last.texts.push(content);
      last.length += content.length + 1;
    }
  }
  return groups.map((group, index) => ({
    address: sectionTextAddress(section, index + 1),
    text: group.texts.join('\n')
  }));
}
