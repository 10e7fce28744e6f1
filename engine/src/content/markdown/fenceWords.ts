import type { Token } from 'markdown-it';

import { nearestName } from '../../core/names.ts';
import type { Location, Problem } from '../../model.ts';
import { isKnownLanguage } from '../highlight.ts';
import { hasFlag, parseInfoString, type InfoString } from '../infoString.ts';
import { error, warning } from '../problem.ts';
import { lineOf } from './nodes.ts';

const FLAGS = ['isFullscreen', 'isDemo', 'isBeta', 'isDeprecated', 'hasThemeSwitcher', 'hasRTLSwitcher'];
const OF_FIGURES = ['title', 'caption', 'width', 'parts'];
const OF_DOCUMENTS = [...FLAGS, 'thumbnail'];
const OF_EXAMPLES = [...OF_DOCUMENTS, 'figure', ...OF_FIGURES];
const OF_CODE = ['file', 'noLive'];

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
    const info = parseInfoString(token.info);
    const location = { file, line: lineOf(token) };
    const report = (message: string, hint: string): Problem => warning('unknown-fence-word', message, location, hint);
    const words = unknownWords(info).map((word) => report(wordMessage(word, info), hintFor(word, info)));
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

function languageProblems({ lang }: InfoString, location: Location): Problem[] {
  const name = lang.replace(/\{.*/, '');
  return isKnownLanguage(name)
    ? []
    : [
        warning(
          'unknown-language',
          `There is no language "${name}": the code in this fence has no colors.`,
          location,
          'Write another name of the language, or "text".'
        )
      ];
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
 * The words that have no effect: on a block of code, those of examples; without `figure`, those of figures; on figures,
 * which have no document of their own, those about documents.
 */
function unknownWords(info: InfoString): string[] {
  const known = knownWords(info);
  const words = [...info.attributes.keys()].filter((name) => !known.includes(name));
  // `{1,3}` marks lines in other tools.
  const ranges = words.filter((word) => /^\d[\d-]*$/.test(word));
  const others = words.filter((word) => !ranges.includes(word));
  return [
    ...(/\{/.test(info.lang) ? [info.lang.slice(info.lang.indexOf('{'))] : []),
    ...(ranges.length > 0 ? [`{${ranges.join(',')}}`] : []),
    ...others
  ];
}

function knownWords(info: InfoString): readonly string[] {
  if (!isLive(info)) {
    return OF_CODE;
  }
  const foreign = info.attributes.has('figure') ? OF_DOCUMENTS : OF_FIGURES;
  return [...OF_CODE, ...OF_EXAMPLES.filter((name) => !foreign.includes(name))];
}

function isLive(info: InfoString): boolean {
  return ['js', 'ts', 'html'].includes(info.lang) && !hasFlag(info, 'noLive');
}

function wordMessage(word: string, info: InfoString): string {
  if (isLive(info) && OF_FIGURES.includes(word)) {
    return `"${word}" has no effect on this fence: only figures have one.`;
  }
  if (isLive(info) && OF_DOCUMENTS.includes(word)) {
    return `"${word}" has no effect on a figure: it is only a part of its page.`;
  }
  return OF_EXAMPLES.includes(word)
    ? `"${word}" has no effect on this fence: it is code, not a live example.`
    : `"${word}" means nothing on a fence.`;
}

function hintFor(word: string, info: InfoString): string {
  const nearest = nearestName(word, knownWords(info));
  return nearest === null || OF_EXAMPLES.includes(word)
    ? `Remove it; the words of this fence can be ${knownWords(info).join(', ')}.`
    : `Did you mean "${nearest}"?`;
}

function hasOtherValue({ attributes }: InfoString, name: string): boolean {
  const value = attributes.get(name);
  return value !== undefined && value !== true && value !== 'true' && value !== 'false';
}
