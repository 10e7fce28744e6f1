import type { Token } from 'markdown-it';

import type { Problem } from '../../model.ts';
import { warning } from '../problem.ts';
import { lineOf } from './nodes.ts';

/** Syntax of other dialects of Markdown, which is shown as it is written. */
interface ForeignSyntax {
  name: string;
  /** Whether MDX has it. */
  isInMdx?: boolean;
  /** Finds it in a text, in which line breaks are `\n` and everything but text is {@link OTHER}. */
  pattern: RegExp;
  hint: string;
}

/** Stands for code, tags and images within a text. */
export const OTHER = '\uFFFC';

const WRITE_IT = 'Write what readers should see, and put code into backticks.';

const FOREIGN: readonly ForeignSyntax[] = [
  {
    name: 'A comment of MDX',
    isInMdx: true,
    pattern: /\{\/\*/,
    hint: 'Write <!-- … --> instead.'
  },
  {
    name: 'An export',
    isInMdx: true,
    pattern: /(?<=^|\n)export +(?:default|const|let|var|async|function|class|type|interface|\{|\*)(?=[\s{*])/,
    hint: 'Move the code into a file, or put it into a code block.'
  },
  {
    // Not placeholders in addresses and formulas, such as /users/{id}, nor {{variables}} of template languages.
    name: 'An expression in braces',
    isInMdx: true,
    pattern: new RegExp(
      [
        // A name on its own, as in "Written by {author}."
        /(?<![{\w/$\\^-])\{\s*[\p{L}_$][\w$]*\s*\}(?=[\s.,;:!?)]|$)/u,
        // Anything with an operator, a call or a quotation mark.
        /(?<![{\w/$\\^-])\{(?![{/])[^{}\s][^{}]*[.(+*?[\]=`'"|&<>\uFFFC][^{}]*\}/u,
        // A call whose arguments go on in raw HTML.
        /(?<![{\w/$\\^-])\{[\p{L}_$][\w$.]*\([^{}]*$/u
      ]
        .map(({ source }) => source)
        .join('|'),
      'u'
    ),
    hint: WRITE_IT
  },
  {
    name: 'A demo in double braces',
    isInMdx: true,
    pattern: /\{\{\s*["“]\w+["”]\s*:[^}]*\}/u,
    hint: 'Write a fence with file="./Demo.tsx", which shows the example and its code.'
  },
  {
    name: 'A footnote without a text',
    isInMdx: true,
    pattern: /\[\^[^\]\s]+\]/,
    hint: 'Write the text of the note, [^…]: and the text, on a line of its own.'
  },
  {
    name: 'An abbreviation',
    pattern: /(?<=^|\n)\*\[[^\]\n]+\]:/,
    hint: 'Explain the abbreviation in the text.'
  },
  {
    name: 'A formula',
    pattern: /(?<=^|\n)\$\$/,
    hint: 'Add `math()` to `plugins`, or describe the formula in words.'
  },
  {
    name: 'A table of contents',
    pattern: /^\[?\[toc\]\]?$/i,
    hint: 'Remove it: every page has one.'
  },
  {
    name: 'A short code of an emoji',
    pattern: /(?<=^|\s):[a-z][a-z0-9_+]*:(?=\s|$)/,
    hint: 'Write the character itself.'
  },
  {
    name: 'A callout that folds',
    pattern: /(?<=^|\n)\[!\w+\][-+]/,
    hint: 'Leave out the sign after its kind, or write :::details[Title] … :::.'
  },
  {
    name: 'A container',
    pattern: /(?<=^|\n):{3,} *[\w-]+[^\n]*[\]{}]/,
    hint: 'Write :::note[Title], and words in braces after it at most.'
  },
  {
    name: 'An admonition of MkDocs',
    pattern: /(?<=^|\n)(?:!!!|\?\?\?\+?) *[a-z]/i,
    hint: 'Write > [!NOTE] and quoted lines, or :::note … :::.'
  },
  {
    name: 'A tab of MkDocs',
    pattern: /(?<=^|\n)===[+!]? +"/,
    hint: 'Write <Tabs> with <TabItem label="…">.'
  },
  {
    name: 'A code snippet of VitePress',
    pattern: /(?<=^|\n)<<< *[@./\w]/,
    hint: 'Write a fence with file="…".'
  },
  {
    name: 'A link of a wiki',
    pattern: /\[\[(?!toc\]\])[\p{L}][^\][\n]*\]\]/iu,
    hint: 'Write [text](address).'
  },
  {
    name: 'A link whose address has spaces',
    pattern: /\]\((?:https?:|\.{0,2}\/|[\w-]+\/|[\w-]+\.\w)(?=[^()\n]* )[^()\n<>"'\uFFFC]*\)/,
    hint: 'Write the address between angle brackets: [text](<my file.pdf>).'
  },
  {
    name: 'Highlighted text',
    pattern: /(?<=^|[\s(])==[^=\s](?:[^=\n]*[^=\s])?==(?=[\s.,;:!?)]|$)/,
    hint: 'Write **text**, or put code into backticks.'
  },
  {
    name: 'A tag of a template language',
    pattern: /\{%[^%\n]+%\}/,
    hint: WRITE_IT
  },
  {
    name: 'An attribute in braces',
    pattern: /!\[[^\]]*\]\([^)\s]+ +=\d*%?x\d*%?\)|\uFFFC\{[^}\n]*\}/,
    hint: 'Write the size of an image in pixels, {width=100}; other attributes have no effect.'
  }
];

/** Reports syntax of other dialects, which the page shows as it is written. */
export function unsupportedSyntax(tokens: readonly Token[], file: string): Problem[] {
  let line = 1;
  return tokens.flatMap((token) => {
    // Cells of tables have no line of their own.
    line = token.map ? lineOf(token) : line;
    if (token.type === 'inline') {
      return foreignSyntax(token, { file, line });
    }
    return token.type === 'fence' ? foreignCode(token, { file, line }) : [];
  });
}

interface Place {
  file: string;
  line: number;
}

function foreignSyntax(token: Token, place: Place): Problem[] {
  return foreignIn((token.children ?? []).map(readableText).join(''), place, FOREIGN);
}

/** Reports the same in a text of MDX, in which line breaks are `\n` and everything but text is {@link OTHER}. */
export function unsupportedInMdx(text: string, place: Place): Problem[] {
  return foreignIn(
    text,
    place,
    FOREIGN.filter(({ isInMdx }) => isInMdx !== true)
  );
}

function foreignIn(text: string, { file, line }: Place, syntaxes: readonly ForeignSyntax[]): Problem[] {
  return syntaxes.flatMap(({ name, pattern, hint }) => {
    const match = pattern.exec(text);
    if (!match) {
      return [];
    }
    // A pattern may begin with the line break before what it finds.
    const start = match.index + (match[0].startsWith('\n') ? 1 : 0);
    return [unsupported(name, { file, line: line + text.slice(0, start).split('\n').length - 1 }, hint)];
  });
}

function readableText({ type, content, markup }: Token): string {
  switch (type) {
    case 'text':
      return content;
    case 'softbreak':
    case 'hardbreak':
      return '\n';
    case 'link_open':
    case 'link_close':
      return '';
    case 'em_open':
    case 'em_close':
    case 'strong_open':
    case 'strong_close':
      return markup;
    default:
      return OTHER;
  }
}

function foreignCode(token: Token, place: Place): Problem[] {
  const hint = 'Add `diagrams()` to `plugins`, or show it as an image with an alternative text.';
  return /^\s*mermaid\b/.test(token.info) ? [unsupported('A diagram', place, hint)] : [];
}

function unsupported(name: string, location: Place, hint: string): Problem {
  return warning('unsupported-markdown', `${name} is not supported, and is shown as it is written.`, location, hint);
}
