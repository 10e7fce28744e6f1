import type { MarkdownIt as Parser, Token } from 'markdown-it';

import type { LiveLanguage } from '../../model.ts';
import { codeAddress } from '../code/codeAddress.ts';
import { hasCodeComments } from '../code/codeComments.ts';
import { hasCodeWords } from '../code/codeOptions.ts';
import { type InfoString, hasFlag, parseInfoString } from '../infoString.ts';
import { groupedFences } from './codeGroupTokens.ts';
import { holdsComponent } from './holdsComponent.ts';

/** Whose Markdown it is: that of a package follows the dialect of published pages. */
export type Origin = 'own' | 'package';

/** Languages that run, by their names on fences. */
const LANGUAGES: Readonly<Record<Origin, Readonly<Record<string, LiveLanguage>>>> = {
  package: { js: 'js', ts: 'ts', html: 'html' },
  own: { js: 'js', jsx: 'js', ts: 'ts', tsx: 'ts', html: 'html' }
};

/** The language of a fence if it is one that runs, whether this fence does or not. */
export function runnableLanguage({ lang }: Pick<InfoString, 'lang'>, origin: Origin): LiveLanguage | null {
  const languages = LANGUAGES[origin];
  return Object.hasOwn(languages, lang) ? (languages[lang] ?? null) : null;
}

/** Whether a fence says that its code runs. */
function saysLive(info: InfoString): boolean {
  return hasFlag(info, 'live') || info.attributes.has('figure');
}

/**
 * Returns in which language a fence runs; null if it is code (requirement 5.5). In packages, all of `js`, `ts`, and `html`
 * run that don't say `noLive`. In a site's own content, those run that say `live` or are figures, and programs that hold
 * a component and say nothing that only code for readers has, such as a title.
 */
function liveLanguage(info: InfoString, code: string, origin: Origin): LiveLanguage | null {
  const lang = runnableLanguage(info, origin);
  if (lang === null || hasFlag(info, 'noLive')) {
    return null;
  }
  if (origin === 'package' || saysLive(info)) {
    return lang;
  }
  const isProgram = lang !== 'html' && !hasCodeWords(info) && !hasCodeComments(code);
  const address = codeAddress(info);
  // What is in the file is not known here; its name says whether it may have elements.
  const holds = address ? address.part === null && /\.[jt]sx$/.test(address.path) : isProgram && holdsComponent(code);
  return isProgram && holds ? lang : null;
}

/** What a fence token is. */
interface FenceKind {
  live: LiveLanguage | null;
  origin: Origin;
}

/** Where a fence is. */
export interface FencePlace {
  origin: Origin;
  /** Whether it is in a place where its code can't run unless it says so. */
  isWithin: boolean;
}

/** Decides whether a fence runs. @param words its opening line, without the marks */
export function fenceKindOf(words: string, code: string, { origin, isWithin }: FencePlace): FenceKind {
  const info = parseInfoString(words);
  return { live: isWithin && !saysLive(info) ? null : liveLanguage(info, code, origin), origin };
}

/** What the parser is told about a text. */
export interface MarkdownSource {
  origin?: Origin;
}

/**
 * Decides about every fence whether it runs. Within other blocks, such as lists, none can: there, the fences of a site's
 * own content are code, unless they say otherwise, which is a mistake. So are all fences of code groups.
 */
export function fenceKinds(markdown: Parser): void {
  markdown.core.ruler.push('fence_kinds', ({ tokens, env }) => {
    const { origin = 'package' } = env as MarkdownSource;
    const grouped = groupedFences(tokens);
    for (const token of tokens) {
      if (token.type === 'fence') {
        const isWithin = grouped.has(token) || (origin === 'own' && token.level > 0);
        token.meta = { ...fenceKindOf(token.info, token.content, { origin, isWithin }) };
      }
    }
  });
}

/** What a fence token is, by {@link fenceKinds}. */
export function fenceKind(token: Token): FenceKind {
  return token.meta as unknown as FenceKind;
}

/** What a fence token says if its code runs. */
export function liveFence(token: Token): { lang: LiveLanguage; info: InfoString } | null {
  const { live } = fenceKind(token);
  return live === null ? null : { lang: live, info: parseInfoString(token.info) };
}
