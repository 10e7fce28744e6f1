import type { Token } from 'markdown-it';

import { readCodeOptions } from '../code/codeOptions.ts';
import { markCode } from '../code/markCode.ts';
import { parseInfoString } from '../infoString.ts';
import type { Problem } from '../../model.ts';
import { warning } from '../problem.ts';
import { fenceKind } from './liveFence.ts';
import { lineOf } from './nodes.ts';

/**
 * Reports what marks no line of a block of code: numbers on its fence, and comments in it. Code in files is checked when it
 * is read (`fileCode.ts`).
 */
export function codeProblems(tokens: readonly Token[], file: string): Problem[] {
  return tokens.flatMap((token) => {
    if (token.type !== 'fence') {
      return [];
    }
    const line = lineOf(token);
    const report = (message: string, hint: string, at = line): Problem =>
      warning('code-mark', message, { file, line: at }, hint);
    const info = parseInfoString(token.info);
    if (fenceKind(token).live !== null) {
      const marked = token.content.split('\n').findIndex((code) => /\[!code [\w+-]+/.test(code));
      const message = 'A live example has no marked lines: this comment is shown as it is written.';
      return marked === -1 ? [] : [report(message, 'Remove it, or write "noLive" on the fence.', line + 1 + marked)];
    }
    const { options, wrong } = readCodeOptions(info);
    const { problems } = info.attributes.has('file') ? { problems: [] } : markCode(token.content, options);
    return [
      ...wrong.map(({ message, hint }) => report(message, hint)),
      ...problems.map((problem) => report(problem.message, problem.hint, line + problem.line))
    ];
  });
}
