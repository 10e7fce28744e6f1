import { codeBlock } from './codeBlock.ts';
import type { Random } from './random.ts';
import { capitalize, noun, typeName, words } from './words.ts';

const HEADINGS = 6;
const PARAGRAPHS_PER_HEADING = 3;
const SENTENCES_PER_PARAGRAPH = 3;
const LINKS = 4;
const CODE_BLOCKS = 5;
const TABLE_ROWS = 8;

/**
 * Generates the Markdown of a page without frontmatter: about 800 words under six headings of two levels, five static
 * code blocks, a table and four links.
 *
 * @param linkTarget returns the address of a page of the site
 */
export function markdownPage(random: Random, linkTarget: () => string): string {
  const sections = Array.from({ length: HEADINGS }, (_, index) => [
    `${index % 3 === 2 ? '###' : '##'} ${capitalize(words(random, 3).join(' '))} ${index + 1}`,
    ...Array.from({ length: PARAGRAPHS_PER_HEADING }, () => paragraph(random)),
    index < LINKS ? `See [${words(random, 2).join(' ')}](${linkTarget()}).` : '',
    index < CODE_BLOCKS ? `\`\`\`tsx noLive\n${codeBlock(random)}\n\`\`\`` : table(random)
  ]);
  return `${sections
    .flat()
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}

function paragraph(random: Random): string {
  return Array.from({ length: SENTENCES_PER_PARAGRAPH }, () => sentence(random)).join(' ');
}

/** Generates a sentence of 12 to 18 words, some of them code or strong. */
function sentence(random: Random): string {
  const [first = '', second = '', ...others] = words(random, 12 + random.below(7));
  const emphasis = random.next();
  const marked = emphasis < 0.25 ? `\`${second}\`` : emphasis < 0.35 ? `**${second}**` : second;
  return `${[capitalize(first), marked, ...others].join(' ')}.`;
}

function table(random: Random): string {
  const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;
  const rows = Array.from({ length: TABLE_ROWS }, () =>
    row(noun(random) + typeName(random), '`boolean`', noun(random), words(random, 8).join(' '))
  );
  return [row('Name', 'Type', 'Default', 'Description'), row('---', '---', '---', '---'), ...rows].join('\n');
}
