import ts from 'typescript';

import { fillText } from '../../../core/fillText.ts';
import * as texts from '../../../core/texts.ts';
import { commentsOf } from './commentText.ts';
import { replaceInlineTags } from './inlineTags.ts';
import { soleCode } from './markdownCode.ts';
import { type DocBlock, splitBlocks } from './splitBlocks.ts';

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
  /** Parameter -> Markdown, for those that are described. */
  params: ReadonlyMap<string, string>;
  returns: string;
}

const HIDING_TAGS = ['hide', 'hidden', 'internal', 'ignore', 'private'];
const DEFAULT_TAGS = ['default', 'defaultValue', 'defaultvalue'];
const RETURNS_TAGS = ['returns', 'return'];
const PARAM_TAGS = ['param', 'arg', 'argument'];
/** Tags whose text is included in the description. */
const PROSE_TAGS = ['note', 'notes', 'remarks', 'description', 'desc', 'summary'];
/** Further ones, whose text needs an introduction. */
const INTRODUCED_TAGS = ['see', 'since', 'throws'] as const;

/**
 * Parses the TSDoc comment of a declaration.
 *
 * The compiler gives the range of the comment; its text is read by the rules of TSDoc, in which a block tag begins a
 * line. The compiler's own reader ends a description at any at sign.
 *
 * Authors write the description either before `@beta` or `@deprecated`, or after the tag on the same line. In the
 * latter case the text is the description, not a message.
 */
export function readDocComment(symbol: ts.Symbol, checker: ts.TypeChecker): DocComment {
  const blocks = commentsOf(symbol, checker).flatMap(splitBlocks);
  const tags = blocks.flatMap(({ tag, text }) => (tag === null ? [] : [{ tag, text }]));
  const rawText = (...names: string[]): string | null => tags.find(({ tag }) => names.includes(tag))?.text ?? null;
  const textOf = (...names: string[]): string | null => {
    const text = rawText(...names);
    return text === null ? null : replaceInlineTags(text);
  };
  const deprecated = textOf('deprecated');
  const beta = textOf('beta');
  const written = paragraphs(blocks.map(({ tag, text }) => (tag === null ? replaceInlineTags(text) : '')));
  const isMessage = written !== '';
  const description = isMessage ? written : paragraphs([beta ?? '', deprecated ?? '']);
  const params = new Map(tags.filter(({ tag }) => PARAM_TAGS.includes(tag)).flatMap(({ text }) => readParam(text)));
  const returns = textOf(...RETURNS_TAGS) ?? '';
  const isMember = (symbol.flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Method)) !== 0;
  return {
    description: paragraphs([
      description,
      ...tags.map(furtherText),
      // Functions have a list of parameters; a callback has only its description.
      ...(isMember ? callbackTexts(params, returns) : [])
    ]),
    deprecated: deprecated !== null,
    deprecatedMessage: isMessage ? (deprecated ?? '') : '',
    beta: beta !== null,
    betaMessage: isMessage ? (beta ?? '') : '',
    isHidden: tags.some(({ tag }) => HIDING_TAGS.includes(tag)),
    propType: rawText('propType') || null,
    defaultValue: defaultValue(rawText(...DEFAULT_TAGS) ?? ''),
    params,
    returns
  };
}

function paragraphs(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

function furtherText({ tag, text }: { tag: string; text: DocBlock['text'] }): string {
  if (text === '') {
    return '';
  }
  if (tag === 'example') {
    return exampleText(text);
  }
  const prose = replaceInlineTags(text);
  const introduced = INTRODUCED_TAGS.find((name) => name === tag);
  if (introduced !== undefined) {
    return fillText(texts.docComment[introduced], { text: prose });
  }
  return PROSE_TAGS.includes(tag) ? prose : '';
}

function exampleText(text: string): string {
  if (text.includes('```')) {
    return `${texts.docComment.example}\n\n${text}`;
  }
  const isBlock = text.includes('\n') || text.includes('`');
  return texts.docComment.example + (isBlock ? `\n\n\`\`\`\n${text}\n\`\`\`` : ` \`${text}\``);
}

function callbackTexts(params: DocComment['params'], returns: string): string[] {
  const list = [...params].map(([name, text]) => `- \`${name}\`: ${text.replaceAll('\n', '\n  ')}`).join('\n');
  return [
    list === '' ? '' : `${texts.docComment.parameters}\n\n${list}`,
    returns === '' ? '' : fillText(texts.docComment.returns, { text: returns })
  ];
}

/** `{Type} name - Text`, `[name=1] Text`, `name Text`; nothing if there is no text. */
function readParam(text: string): (readonly [string, string])[] {
  const [, optional, name = optional, description = ''] =
    /^(?:\{.*?\}\s+)?(?:\[\s*([\w$.]+)[^\]]*\]|([\w$.]+))(?:\s*[-–—]\s+|\s+|$)([\s\S]*)$/.exec(text) ?? [];
  return name === undefined || description === '' ? [] : [[name, replaceInlineTags(description)]];
}

/** Removes a code span or fence around a whole value. A default of `undefined` is redundant. */
function defaultValue(text: string): string | null {
  const value = text === '' ? '' : (soleCode(text) ?? text);
  return value === '' || value === 'undefined' || value === 'void 0' ? null : value;
}
