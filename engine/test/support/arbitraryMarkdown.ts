import fc from 'fast-check';

/** A Markdown body, and what reading it must give. */
interface MarkdownCase {
  text: string;
  /** Texts in code, which stay. */
  kept: readonly string[];
  /** Texts in comments and import statements of prose, which go. */
  dropped: readonly string[];
  /** Contents of the code blocks, in order, with one mark for all names. */
  code: readonly string[];
}

/** A block: its lines, which name what they keep and drop with `KEEP` and `DROP`. */
interface Block {
  lines: readonly string[];
  code: readonly (readonly string[])[];
}

const KEEP = '\u2318';
const DROP = '\u2326';
const MARKS = new RegExp(`[${KEEP}${DROP}]`, 'g');

/** Lines of code that look like something else. None of them closes a fence of four or more characters. */
const codeLine = fc.constantFrom(
  `<!-- ${KEEP} -->`,
  `<!-- ${KEEP}`,
  `${KEEP} -->`,
  `import ${KEEP} from '${KEEP}';`,
  'import {',
  '# Heading',
  '',
  '> quote',
  '- item',
  '```',
  '~~~',
  '    ```````',
  '```js',
  '<pre>',
  '{/* x */}',
  ':::note'
);

const fence = fc
  .record({
    marker: fc.constantFrom('````', '~~~~', '`````', '~~~~~~'),
    indent: fc.integer({ min: 0, max: 3 }),
    info: fc.constantFrom('', 'html noLive', 'js noLive title="x"', 'bash', ' text'),
    lines: fc.array(codeLine, { maxLength: 5 })
  })
  .map(({ marker, indent, info, lines }): Block => {
    const space = ' '.repeat(indent);
    return {
      lines: [space + marker + info, ...lines.map((line) => (line === '' ? '' : space + line)), space + marker],
      code: [lines]
    };
  });

const prose = fc
  .constantFrom<readonly string[]>(
    ['Text.'],
    ['# Heading', 'More text.'],
    [`Text <!-- ${DROP} --> more <!-- ${DROP} -->.`],
    [`Use \`<!-- ${KEEP} -->\` <!-- ${DROP} -->, or \`\`${KEEP} \` <!-- ${KEEP}\`\`.`],
    [`\`\`\` <!-- ${KEEP} --> \`\`\` is code at the start of a line, <!-- ${DROP} --> this is not.`],
    ['``` not a fence ``` but a code span'],
    [`<!-- ${DROP} -->`],
    [`<!-- ${DROP}`, '', '````html', DROP, '```` -->'],
    [`<!--> Short <!---> and <!-- ${DROP} --> text`],
    [`Text <!-- ${DROP}`, '', `# ${DROP} -->`],
    [`\\<!-- shown -->`],
    [`<pre>`, `import ${KEEP} from '${KEEP}';`, '</pre>'],
    [`\`a`, `import ${KEEP} from '${KEEP}'`, 'b`']
  )
  .map((lines): Block => ({ lines, code: [] }));

/** Statements, which stand in the first column. */
const statement = fc
  .constantFrom<readonly string[]>(
    [`import ${DROP} from '${DROP}';`],
    [`import { ${DROP} } from "${DROP}"`, `import '${DROP}';`],
    ['import {', `  ${DROP},`, '  other', `} from '${DROP}';`]
  )
  .map((lines): Block => ({ lines, code: [] }));

function prefixed({ lines, code }: Block, first: string, next: string): Block {
  const rest = lines.slice(1).map((line) => (line === '' ? next.trimEnd() : next + line));
  return { lines: [first + (lines[0] ?? ''), ...rest], code };
}

function joined(blocks: readonly Block[]): Block {
  return { lines: blocks.flatMap(({ lines }) => [...lines, '']), code: blocks.flatMap(({ code }) => code) };
}

const leaf = fc.oneof({ weight: 3, arbitrary: fence }, { weight: 4, arbitrary: prose });

/** Without comments that go on beyond their container, which ends where they were. */
const inContainer = leaf.filter(({ lines }) => !lines.some((line) => line.endsWith(`<!-- ${DROP}`)));

const nested = fc
  .record({
    blocks: fc.array(inContainer, { minLength: 1, maxLength: 3 }),
    kind: fc.constantFrom('quote', 'list', 'both')
  })
  .map(({ blocks, kind }) => {
    const inner = prefixed(
      joined([{ lines: ['First.'], code: [] }, ...blocks]),
      kind === 'list' ? '- ' : '> ',
      kind === 'list' ? '  ' : '> '
    );
    return kind === 'both' ? prefixed(inner, '1. ', '   ') : inner;
  });

/** Markdown of code, prose, quotes, lists, comments and imports, with what of it is code. */
export const markdownCases: fc.Arbitrary<MarkdownCase> = fc
  .array(
    fc.oneof({ weight: 6, arbitrary: leaf }, { weight: 2, arbitrary: statement }, { weight: 2, arbitrary: nested }),
    { maxLength: 8 }
  )
  .map((blocks) => {
    const { lines, code } = joined(blocks);
    const kept: string[] = [];
    const dropped: string[] = [];
    const text = lines.join('\n').replace(MARKS, (mark) => {
      const names = mark === KEEP ? kept : dropped;
      const name = `${mark === KEEP ? 'keep' : 'drop'}${names.length}x`;
      names.push(name);
      return name;
    });
    return { text, kept, dropped, code: code.map((block) => block.join('\n')) };
  });

/** Replaces the names in a text of a case, so that it can be compared with its `code`. */
export function withoutNames(text: string): string {
  return text.replace(/keep\d+x/g, KEEP);
}

/** Pieces that mean something in Markdown, HTML, YAML, or JavaScript. */
const PIECES = [
  ...[
    '```',
    '````',
    '~~~',
    '`',
    '``',
    '<!--',
    '-->',
    '<!-->',
    '{/*',
    '*/}',
    '{',
    '}',
    ':::',
    '[^1]',
    '[^1]: ',
    '- [ ] '
  ],
  ...[
    'import ',
    "import a from 'a'",
    'import {',
    "} from 'a';",
    'export const ',
    '# ',
    '## ',
    '### ',
    '#### ',
    '    ',
    '\t'
  ],
  ...[
    '> ',
    '> [!NOTE]',
    '- ',
    '1. ',
    '***',
    '---',
    '...',
    '|',
    '| - |',
    '<',
    '>',
    '</',
    '<div>',
    '</div>',
    '<Tag ',
    '/>'
  ],
  ...[
    'html',
    'js',
    'ts noLive',
    ' file="./a.tsx"',
    ' isFullscreen',
    ' figure',
    '{#id}',
    '[a](',
    ')',
    '![',
    '\\',
    '&lt;'
  ],
  ...[
    'a',
    'text',
    'Überblick',
    '基本',
    'e\u0301',
    '🙂',
    '\u0000',
    '\ud800',
    '\u2028',
    ' ',
    ' ',
    '\n',
    '\n',
    '\n',
    '\n\n',
    '"',
    "'"
  ]
] as const;

/** Any text, mostly of pieces that mean something in Markdown. */
export const markdownDocuments: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 2, arbitrary: markdownCases.map(({ text }) => text) }
);

const scalars = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    'a: b',
    '# x',
    '- a',
    '...',
    '---',
    '[',
    '{a}',
    'null',
    'true',
    '1',
    'a\nb',
    'é: ü',
    "'",
    '"',
    '&a',
    '*a'
  ),
  fc.boolean(),
  fc.integer()
);

const keys = fc.oneof(
  fc.stringMatching(/^[a-zA-Z][\w-]{0,8}$/),
  fc.constantFrom(
    'open.graph',
    'nav title',
    'título',
    'a: b',
    '"quoted"',
    "it's",
    '<<',
    '# hash',
    '- dash',
    '[x]',
    '…',
    '?'
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 })
);

/** Data of a frontmatter: any keys, with texts, numbers, lists and mappings. */
export const frontmatterData: fc.Arbitrary<Record<string, unknown>> = fc.dictionary(
  keys,
  fc.oneof(scalars, fc.array(scalars, { maxLength: 3 }), fc.dictionary(keys, scalars, { maxKeys: 3 })),
  { maxKeys: 6 }
);
