import { Fragment, type ReactNode } from 'react';

import { PartsWithBreaks } from '../PartsWithBreaks.tsx';
import { WORD_START } from '../wordStart.ts';
import { Linked } from './LinkedText.tsx';
import type { LinkedText } from './view.ts';

/** Number of characters that fit in a line of the column of types; `reference.css` has its width. */
const LONGEST_WORD = 24;

/** Names of more characters leave no room for descriptions: they break between their words. */
const LONG_NAME = /\w{31,}/g;

const WORD_STARTS = new RegExp(WORD_START, 'g');

/**
 * A type with linked names. It breaks at spaces, so after `|`, `&`, `,`, and `=>`. Only a word that is wider than its
 * column breaks at other places: after brackets and dots, so that names stay whole.
 */
export function TypeText({ text }: { text: LinkedText }) {
  const breaks = findBreaks(text.map((part) => (typeof part === 'string' ? part : part.text)).join(''));
  if (breaks.length === 0) {
    return <Linked text={text} />;
  }
  const starts = startsOf(text);
  return text.map((part, index) => {
    const [start = 0, end = 0] = starts.slice(index);
    const own = breaks.filter((place) => place > start && place <= end).map((place) => place - start);
    return (
      <Fragment key={index}>{typeof part === 'string' ? withBreaks(part, own) : <Linked text={[part]} />}</Fragment>
    );
  });
}

/** Returns the positions at which the parts of a text begin, and its length. */
function startsOf(text: LinkedText): number[] {
  const starts = [0];
  for (const part of text) {
    starts.push((starts.at(-1) ?? 0) + (typeof part === 'string' ? part : part.text).length);
  }
  return starts;
}

/** Returns the positions in a type at which it may break besides spaces. */
export function findBreaks(type: string): number[] {
  return [...type.matchAll(/\S+/g)]
    .filter(([word]) => word.length > LONGEST_WORD)
    .flatMap(({ 0: word, index }) => {
      const brackets = [...word.matchAll(/[<([.](?![)\]>.]|$)/g)].map((bracket) => bracket.index + 1);
      const words = [...word.matchAll(LONG_NAME)].flatMap(({ 0: name, index: start }) =>
        [...name.matchAll(WORD_STARTS)].map((place) => start + place.index)
      );
      return [...brackets, ...words].toSorted((a, b) => a - b).map((place) => index + place);
    });
}

function withBreaks(text: string, places: readonly number[]): ReactNode {
  return <PartsWithBreaks parts={[0, ...places].map((place, index) => text.slice(place, places[index]))} />;
}
