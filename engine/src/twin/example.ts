import type { PhrasingContent, RootContent } from 'mdast';

import { withEllipsis } from '../core/shorten.ts';
import { twinAddress } from '../core/twinAddress.ts';
import * as texts from '../core/texts.ts';
import type { Example, FigureExample, LiveLanguage, Prose, StandaloneExample } from '../model.ts';
import { code, heading, link, list, paragraph, strong, text } from './nodes.ts';
import { filled } from './props.ts';

/** Languages of fences: all TypeScript and JavaScript of examples may contain JSX. */
const FENCES: Record<LiveLanguage, string> = { ts: 'tsx', js: 'jsx', html: 'html' };

/** The code of an example. */
export function codeOf({ code: value, lang }: Pick<Example, 'code' | 'lang'>): RootContent {
  return code(value.trimEnd(), FENCES[lang]);
}

/** An example with its caption and code, below its heading. */
export function exampleNodes(
  example: StandaloneExample,
  caption: readonly RootContent[],
  linkTo: (address: string) => string
): RootContent[] {
  return [
    heading(example.headingLevel, example.title),
    ...statusNodes(example),
    ...caption,
    codeOf(example),
    paragraph(link(linkTo(twinAddress(example.path)), texts.twin.alone))
  ];
}

/** Examples as links to their own twins, with the first sentence about each. */
export function exampleLinks(
  examples: readonly { example: StandaloneExample; caption: Prose }[],
  linkTo: (address: string) => string
): RootContent {
  return list(
    examples.map(({ example, caption }): PhrasingContent[] => {
      const about = firstSentence(caption);
      return [link(linkTo(twinAddress(example.path)), example.title), ...(about === '' ? [] : [text(`: ${about}`)])];
    })
  );
}

const LONGEST_SENTENCE = 160;

/** Returns the first text of a caption, as plain text of limited length. */
export function firstSentence({ passages }: Prose): string {
  const [sentence = []] = passages.flatMap(({ sentences }) => sentences);
  const whole = sentence
    .map((part) => (typeof part === 'string' ? part : ''))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return whole.length <= LONGEST_SENTENCE
    ? whole
    : withEllipsis(whole.slice(0, LONGEST_SENTENCE).replace(/\s+\S*$/, ''));
}

/** A figure: its advice and its title, its caption, and its code. */
export function figureNodes({ figure, ...example }: FigureExample, caption: readonly RootContent[]): RootContent[] {
  const label = figure.advice === null ? texts.twin.figure : figure.advice === 'do' ? texts.body.do : texts.body.dont;
  return [
    paragraph(...filled(texts.twin.figureTitle, { label: [strong(label)], title: [text(example.title)] })),
    ...caption,
    codeOf(example)
  ];
}

function statusNodes({ isBeta, isDeprecated, isDemo }: StandaloneExample): RootContent[] {
  const words = [
    ...(isDeprecated ? [texts.badges.deprecated] : []),
    ...(isBeta ? [texts.badges.beta] : []),
    ...(isDemo ? [texts.badges.demo] : [])
  ];
  return words.length === 0 ? [] : [paragraph(strong(words.join(', ')))];
}
