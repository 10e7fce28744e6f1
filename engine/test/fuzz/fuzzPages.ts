import fc from 'fast-check';

import { modulePrograms } from '../live/compiler/fuzz/modulePrograms.ts';
import { markdownDocuments } from '../support/arbitraryMarkdown.ts';
import { declarationFile } from '../support/declarationFiles.ts';
import { hostileHtml } from '../support/hostileHtml.ts';

/** A generated page of a site. */
export interface FuzzPage {
  kind: 'markdown' | 'html' | 'module' | 'declarations';
  /** Markdown below the frontmatter. */
  body: string;
  /** Declarations of the package that the page documents. */
  declarations: string | null;
  /** Number of examples that the page has to show; null if any number is right. */
  examples: number | null;
}

/** Longer than any run of backticks in the generated code. */
const FENCE = '`'.repeat(60);
const MOST_EXAMPLES = 4;

const markdownPage = markdownDocuments.map((body): FuzzPage => ({
  kind: 'markdown',
  body,
  declarations: null,
  examples: null
}));

const htmlPage = examplePage('html', hostileHtml);

const modulePage = examplePage(
  'module',
  fc.oneof(
    modulePrograms(),
    // Half of the programs have a syntax error, and of the others, many throw.
    modulePrograms('export const Example = () => <p>shown</p>;')
  )
);

const declarationsPage = declarationFile.map(({ text }): FuzzPage => ({
  kind: 'declarations',
  body: 'Text.',
  declarations: text,
  examples: 0
}));

function examplePage(kind: 'html' | 'module', code: fc.Arbitrary<string>): fc.Arbitrary<FuzzPage> {
  const lang = kind === 'html' ? 'html' : 'ts';
  return fc.array(code, { minLength: 1, maxLength: MOST_EXAMPLES }).map((codes) => ({
    kind,
    body: codes.map((text, index) => `### Example ${index}\n\n${FENCE}${lang} live\n${text}\n${FENCE}\n`).join('\n'),
    declarations: null,
    // Empty fences are no examples.
    examples: codes.every((text) => text.trim() !== '') ? codes.length : null
  }));
}

/** Pages whose Markdown, HTML examples, modules, or declarations are of the kinds that authors get wrong. */
export const fuzzPage: fc.Arbitrary<FuzzPage> = fc.oneof(markdownPage, htmlPage, modulePage, declarationsPage);
