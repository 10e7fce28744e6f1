import { lineOf, plainText } from '../../content/markdown/nodes.ts';
import { createMarkdownParser } from '../../content/markdown/dialect.ts';
import { parseInfoString, textAttribute } from '../../content/infoString.ts';
import { error } from '../../content/problem.ts';
import type { English } from '../../core/config/prose.ts';
import type { Problem } from '../../model.ts';
import type { OwnPage } from './ownPage.ts';
import { wordsOf } from './words.ts';

const markdown = createMarkdownParser();
/** A capital letter or a number, possibly in emphasis, code or quotation marks, or any code. */
const SENTENCE_START = /^(?:`|[*_“"(]*[\p{Lu}\p{N}])/u;
const SENTENCE_END = /[.!?][*_”")]*$/;

/** Finds captions of figures that are too long, or not sentences. */
export function captionProblems({ file, tokens }: OwnPage, { captionWords }: Pick<English, 'captionWords'>): Problem[] {
  return tokens.flatMap((token) => {
    const caption = token.type === 'fence' ? textAttribute(parseInfoString(token.info), 'caption')?.trim() : null;
    if (!caption) {
      return [];
    }
    const report = (code: string, message: string, hint: string): Problem =>
      error(code, message, { file, line: lineOf(token) }, hint);
    const words = wordsOf(plainText(markdown.parseInline(caption, {})[0])).length;
    const problems: Problem[] = [];
    if (words > captionWords) {
      const hint = `Use at most ${captionWords}, and put the rest in the text around the figure.`;
      problems.push(report('caption-length', `The caption has ${words} words.`, hint));
    }
    if (!SENTENCE_START.test(caption) || !SENTENCE_END.test(caption)) {
      const message = `The caption "${caption}" is not a sentence.`;
      problems.push(report('caption-sentence', message, 'Begin with a capital letter and end with a period.'));
    }
    return problems;
  });
}
