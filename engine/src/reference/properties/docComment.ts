import ts from 'typescript';

/** Parsed TSDoc comment. */
export interface DocComment {
  /** Markdown. */
  description: string;
  deprecated: boolean;
  deprecatedMessage: string;
  beta: boolean;
  betaMessage: string;
  /** True if a tag hides the symbol from documentation. */
  isHidden: boolean;
  /** Type text that overrides the declared type, or null. */
  propType: string | null;
  /** Documented default value, or null. */
  defaultValue: string | null;
  returns: string;
}

const HIDING_TAGS = ['hide', 'internal', 'ignore'];
const DEFAULT_TAGS = ['default', 'defaultValue', 'defaultvalue'];
/** Tags whose text is included in the description, with an introduction. */
const PROSE_TAGS = new Map([
  ['see', 'See '],
  ['note', ''],
  ['remarks', ''],
  ['description', ''],
  ['since', 'Since ']
]);

/**
 * Parses the TSDoc comment of a declaration.
 *
 * Authors write the description either before `@beta` or `@deprecated`, or after the tag on the same line. In the
 * latter case the text is the description, not a message.
 */
export function readDocComment(symbol: ts.Symbol, checker: ts.TypeChecker): DocComment {
  const tags = symbol.getJsDocTags(checker).map(({ name, text }) => ({ name, text: plain(text) }));
  const textOf = (...names: string[]): string | null => tags.find(({ name }) => names.includes(name))?.text ?? null;
  const deprecated = textOf('deprecated');
  const beta = textOf('beta');
  const written = plain(symbol.getDocumentationComment(checker));
  const isMessage = written !== '';
  const description = isMessage ? written : [beta, deprecated].filter(Boolean).join('\n\n');
  const further = tags.flatMap(({ name, text }) => furtherText(name, text));
  return {
    description: [description, ...further].filter((text) => text !== '').join('\n\n'),
    deprecated: deprecated !== null,
    deprecatedMessage: isMessage ? (deprecated ?? '') : '',
    beta: beta !== null,
    betaMessage: isMessage ? (beta ?? '') : '',
    isHidden: tags.some(({ name }) => HIDING_TAGS.includes(name)),
    propType: textOf('propType') || null,
    defaultValue: textOf(...DEFAULT_TAGS) || null,
    returns: textOf('returns', 'return') ?? ''
  };
}

function furtherText(name: string, text: string): string[] {
  if (text === '') {
    return [];
  }
  if (name === 'example') {
    return [exampleText(text)];
  }
  const words = PROSE_TAGS.get(name);
  return words === undefined ? [] : [words + text];
}

function exampleText(text: string): string {
  if (text.includes('```')) {
    return `Example:\n\n${text}`;
  }
  return text.includes('\n') || text.includes('`') ? `Example:\n\n\`\`\`\n${text}\n\`\`\`` : `Example: \`${text}\``;
}

function plain(parts: ts.SymbolDisplayPart[] | undefined): string {
  return ts.displayPartsToString(parts).replaceAll('\r\n', '\n').trim();
}
