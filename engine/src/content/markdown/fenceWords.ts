import type { Token } from 'markdown-it';

import { nearestName } from '../../core/names.ts';
import type { Location, Problem } from '../../model.ts';
import { isKnownLanguage } from '../highlight.ts';
import { hasFlag, parseInfoString, type InfoString } from '../infoString.ts';
import { error, warning } from '../problem.ts';
import { CODE_WORDS } from '../code/codeOptions.ts';
import { fenceKind, type Origin, runnableLanguage } from './liveFence.ts';
import { lineOf } from './nodes.ts';

const FLAGS = ['isFullscreen', 'isDemo', 'isBeta', 'isDeprecated', 'hasThemeSwitcher', 'hasRTLSwitcher'];
const OF_FIGURES = ['title', 'caption', 'width', 'parts'];
const OF_DOCUMENTS = [...FLAGS, 'thumbnail'];
const OF_EXAMPLES = [...OF_DOCUMENTS, 'figure', ...OF_FIGURES];
const OF_ALL = ['file', 'region', 'noLive'];

/** A fence with what decides about its words. */
interface Fence {
  info: InfoString;
  isLive: boolean;
  origin: Origin;
}

/**
 * Reports words on the opening line of a fence that mean nothing there, values that flags don't have, and lines that look
 * like the opening of a fence but are none.
 */
export function fenceProblems(tokens: readonly Token[], file: string): Problem[] {
  return tokens.flatMap((token) => {
    if (token.type === 'inline') {
      return brokenFences(token, file);
    }
    if (token.type !== 'fence') {
      return [];
    }
    const { live, origin } = fenceKind(token);
    const fence = { info: parseInfoString(token.info), isLive: live !== null, origin };
    const { info } = fence;
    const location = { file, line: lineOf(token) };
    const report = (message: string, hint: string): Problem => warning('unknown-fence-word', message, location, hint);
    const words = unknownWords(fence).map((word) => report(wordMessage(word, fence), hintFor(word, fence)));
    const values = FLAGS.filter((name) => hasOtherValue(info, name)).map((name) =>
      report(`The value of ${name} on this fence is neither "true" nor "false".`, `Write ${name} alone, or remove it.`)
    );
    const languages = languageProblems(info, location);
    const hidden =
      info.attributes.has('file') && token.content.trim() !== ''
        ? [report('The code in this fence is not shown: its file is.', 'Remove the code, or file="…".')]
        : [];
    return [...languages, ...words, ...values, ...hidden];
  });
}

function languageProblems({ lang, attributes }: InfoString, location: Location): Problem[] {
  const names = [
    lang,
    ...(isDiff({ lang }) && typeof attributes.get('lang') === 'string' ? [String(attributes.get('lang'))] : [])
  ];
  return names
    .filter((name) => !isKnownLanguage(name))
    .map((name) =>
      warning(
        'unknown-language',
        `There is no language "${name}": the code in this fence has no colors.`,
        location,
        'Write another name of the language, or "text".'
      )
    );
}

/** The words after three backticks can't contain a backtick, or what follows begins no code, and its end begins some. */
const OPENS_NO_FENCE = /^(`{3,})(?!`)(?!.*\1).*`/;

function brokenFences(token: Token, file: string): Problem[] {
  // Cells of tables have no lines of their own, and no fences.
  const first = token.map ? lineOf(token) : null;
  return token.content
    .split('\n')
    .flatMap((text, index) =>
      first !== null && OPENS_NO_FENCE.test(text)
        ? error(
            'broken-fence',
            'This line opens no fence, because there is a backtick in its words; its code is shown as text.',
            { file, line: first + index },
            'Remove the backtick, or open and close the fence with "~~~".'
          )
        : []
    );
}

/**
 * The words that have no effect: on a block of code, those of examples; on examples, those of code, and without `figure`
 * those of figures; on figures, which have no document of their own, those about documents.
 */
function unknownWords(fence: Fence): string[] {
  const { info, isLive } = fence;
  const known = knownWords(fence);
  const marks = [...writtenMarks(info), ...(info.label === null ? [] : [`[${info.label}]`])];
  return [
    ...(isLive ? marks : []),
    ...[...info.attributes.keys()].filter((name) => !known.includes(name)),
    ...(hasFlag(info, 'live') && hasFlag(info, 'noLive') ? ['live'] : [])
  ];
}

/** Marks that are no attributes. */
function writtenMarks({ marks }: InfoString): string[] {
  return marks.flatMap(({ kind, form, written }) => (form === 'pattern' || !written.startsWith(kind) ? written : []));
}

function knownWords({ info, isLive, origin }: Fence): readonly string[] {
  const live = origin === 'own' && runnableLanguage(info, origin) !== null ? ['live'] : [];
  if (!isLive) {
    return [...OF_ALL, ...live, ...CODE_WORDS, ...(isDiff(info) ? ['lang'] : [])];
  }
  const foreign = info.attributes.has('figure') ? OF_DOCUMENTS : OF_FIGURES;
  return [...OF_ALL, ...live, ...OF_EXAMPLES.filter((name) => !foreign.includes(name))];
}

function isDiff({ lang }: Pick<InfoString, 'lang'>): boolean {
  return lang.toLowerCase() === 'diff';
}

function wordMessage(word: string, { info, isLive, origin }: Fence): string {
  if (isLive && OF_FIGURES.includes(word)) {
    return `"${word}" has no effect on this fence: only figures have one.`;
  }
  if (isLive && OF_DOCUMENTS.includes(word)) {
    return `"${word}" has no effect on a figure: it is only a part of its page.`;
  }
  if (isLive && (CODE_WORDS.includes(word) || !/^[\w-]+$/.test(word))) {
    return `"${word}" has no effect on this fence: it is a live example, not code.`;
  }
  if (word === 'live' && origin === 'package') {
    return '"live" has no effect on this fence of a package.';
  }
  if (word === 'live') {
    return runnableLanguage(info, origin) === null
      ? `"live" has no effect on this fence: ${info.lang === '' ? 'code without a language' : info.lang} doesn't run.`
      : '"live" has no effect on this fence, which also says "noLive".';
  }
  return OF_EXAMPLES.includes(word)
    ? `"${word}" has no effect on this fence: it is code, not a live example.`
    : `"${word}" means nothing on a fence.`;
}

function hintFor(word: string, fence: Fence): string {
  const known = knownWords(fence);
  const { info, origin } = fence;
  if (!fence.isLive && OF_EXAMPLES.includes(word) && known.includes('live') && !hasFlag(info, 'noLive')) {
    return 'Write "live" on the fence to run its code, or remove the word.';
  }
  if (word === 'live' && origin === 'package') {
    return 'Remove it: in packages, the fences of js, ts, and html run unless they say "noLive".';
  }
  const nearest = word === 'live' || OF_EXAMPLES.includes(word) ? null : nearestName(word, known);
  return nearest === null
    ? `Remove it; the words of this fence can be ${known.join(', ')}.`
    : `Did you mean "${nearest}"?`;
}

function hasOtherValue({ attributes }: InfoString, name: string): boolean {
  const value = attributes.get(name);
  return value !== undefined && value !== true && value !== 'true' && value !== 'false';
}
