import { parser } from '@lezer/javascript';

import type { SourceFault } from '../../core/sourceFault.ts';
import { positionAt } from '../../core/position.ts';

const typescript = parser.configure({ dialect: 'ts jsx' });

/** What a piece of syntax ends with. */
const CLOSINGS: Readonly<Record<string, string>> = {
  Block: '}',
  ClassBody: '}',
  ObjectExpression: '}',
  ObjectPattern: '}',
  JSXEscape: '}',
  ParenthesizedExpression: ')',
  ArgList: ')',
  ParamList: ')',
  ArrayExpression: ']',
  ArrayPattern: ']',
  JSXSelfClosingTag: '>',
  JSXOpenTag: '>',
  TemplateString: '`',
  String: 'quotation mark'
};

/**
 * The first place where a text stops being TypeScript, or null if this parser finds none. It recovers from errors, so
 * it names the place where they are; a compiler that tries several readings names the place where it gave up.
 */
export function syntaxFault(text: string): SourceFault | null {
  let fault: SourceFault | null = null;
  typescript.parse(text).iterate({
    enter(node) {
      if (fault === null && node.type.isError) {
        const found = text.slice(node.from, node.to);
        fault = { message: messageOf(found, node.node.parent?.name ?? ''), ...positionAt(text, node.from) };
      }
      return fault === null;
    }
  });
  return fault;
}

function messageOf(found: string, parent: string): string {
  if (found !== '') {
    return `Unexpected ${found}`;
  }
  if (parent === 'JSXElement') {
    return 'An element has no closing tag.';
  }
  const closing = CLOSINGS[parent];
  return closing === undefined ? 'Something is missing here, or out of place.' : `Missing ${closing}`;
}
