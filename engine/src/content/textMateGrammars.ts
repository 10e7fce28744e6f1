import { createRequire } from 'node:module';

import {
  createHighlighterCoreSync,
  type HighlighterCore,
  type LanguageRegistration,
  type ThemeRegistration
} from '@shikijs/core';
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';

/** A piece of a line that has one class; null for plain text. */
export interface ClassedText {
  text: string;
  className: string | null;
}

/** Classes of `ui/body/code.css`, and the TextMate scopes that they stand for; the more specific scope counts. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  'tok-comment': ['comment', 'punctuation.definition.comment'],
  'tok-deleted': ['markup.deleted'],
  'tok-heading': ['markup.heading', 'entity.name.section'],
  'tok-inserted': ['markup.inserted'],
  'tok-invalid': ['invalid'],
  'tok-keyword': ['keyword', 'storage'],
  'tok-meta': ['meta.diff.header', 'meta.diff.range', 'meta.preprocessor'],
  'tok-number': ['constant.numeric', 'constant.language', 'constant.character.escape'],
  'tok-propertyName': [
    'entity.name.tag.yaml',
    'entity.other.attribute-name',
    'support.type.property-name',
    'variable.other.key'
  ],
  'tok-string': ['string'],
  'tok-typeName': ['entity.name.tag', 'entity.name.type', 'entity.name.class', 'support.type', 'support.class']
};

/** Tokens have colors in a theme. These stand for the classes, and no reader sees them. */
const CLASSES = Object.keys(SCOPES);
const PLAIN_COLOR = '#000000';

const THEME: ThemeRegistration = {
  name: 'classes',
  type: 'light',
  fg: PLAIN_COLOR,
  bg: '#ffffff',
  settings: CLASSES.map((className, index) => ({
    scope: [...(SCOPES[className] ?? [])],
    settings: { foreground: colorAt(index) }
  }))
};

/** Longer lines are plain. */
const MAX_LINE_LENGTH = 2000;

const require = createRequire(import.meta.url);
const grammars = new Map<string, LanguageRegistration[] | null>();
let highlighter: HighlighterCore | null = null;

/** Whether there is a grammar for a language. @param lang name or alias in lower case, such as `python` or `yml` */
export function hasGrammar(lang: string): boolean {
  return grammarOf(lang) !== null;
}

/**
 * Splits code into pieces by the grammar of its language. The grammar is loaded when it is used for the first time.
 * @returns the pieces of each line; null without a grammar
 */
export function classifyCode(code: string, lang: string): ClassedText[][] | null {
  const grammar = grammarOf(lang);
  const name = grammar?.at(-1)?.name;
  if (!grammar || name === undefined) {
    return null;
  }
  highlighter ??= createHighlighterCoreSync({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    themes: [THEME],
    langs: []
  });
  if (!highlighter.getLoadedLanguages().includes(name)) {
    highlighter.loadLanguageSync(grammar);
  }
  const lines = highlighter.codeToTokensBase(code, {
    lang: name,
    theme: 'classes',
    tokenizeMaxLineLength: MAX_LINE_LENGTH,
    // A limit of time would color the same code differently on a slower machine.
    tokenizeTimeLimit: 0
  });
  return lines.map((line) => line.map(({ content, color }) => ({ text: content, className: classOf(color) })));
}

function grammarOf(lang: string): LanguageRegistration[] | null {
  const known = grammars.get(lang);
  if (known !== undefined) {
    return known;
  }
  const grammar = /^[\w.+#-]+$/.test(lang) ? loadGrammar(lang) : null;
  grammars.set(lang, grammar);
  return grammar;
}

function loadGrammar(lang: string): LanguageRegistration[] | null {
  try {
    const { default: grammar } = require(`@shikijs/langs/${lang}`) as { default: LanguageRegistration[] };
    return grammar;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') {
      return null;
    }
    throw error;
  }
}

function colorAt(index: number): string {
  return `#0000${(index + 1).toString(16).padStart(2, '0')}`;
}

function classOf(color: string | undefined): string | null {
  return CLASSES.find((_, index) => colorAt(index) === color?.toLowerCase()) ?? null;
}
