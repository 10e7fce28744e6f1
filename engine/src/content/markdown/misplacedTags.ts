import type { Token } from 'markdown-it';
import { isInlineComponent } from '../../core/markdownComponents.ts';
import type { Problem } from '../../model.ts';
import { error } from '../problem.ts';
import { lineOf, liveFence } from './nodes.ts';

/** Reports live examples and component tags that stand inside other text, where they cannot come alive. */
export function misplacedTags(tokens: readonly Token[], file: string): Problem[] {
  return tokens.flatMap((token) => {
    const location = { file, line: lineOf(token) };
    if (token.type === 'fence' && liveFence(token)) {
      const hint = 'Move it out of the list or quote, or mark it "noLive".';
      return [
        error(
          'misplaced-example',
          'A live example can only stand by itself; here it is shown as mere code.',
          location,
          hint
        )
      ];
    }
    const tag = [token, ...(token.children ?? [])].map(componentName).find((name) => name !== null);
    const hint = 'Put it on a line of its own and close it with "/>", or put code in backticks.';
    return tag
      ? [error('misplaced-component', `The component tag <${tag}> can only stand by itself.`, location, hint)]
      : [];
  });
}

function componentName(token: Token): string | null {
  const name = token.type.startsWith('html_') ? /<([A-Z]\w*[a-z]\w*)/.exec(token.content)?.[1] : undefined;
  return name === undefined || isInlineComponent(name) ? null : name;
}
