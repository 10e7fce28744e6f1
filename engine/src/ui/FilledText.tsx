import { Fragment, type ReactNode } from 'react';

import type { TextValues } from '../core/fillText.ts';

interface FilledTextProps<Text extends string> {
  text: Text;
  values: TextValues<Text, ReactNode>;
}

/** Splits a text at its placeholders; the odd parts are their names. */
const PLACEHOLDER = /\{(\w+)\}/;

/** A text with elements in place of its placeholders. */
export function FilledText<const Text extends string>({ text, values }: FilledTextProps<Text>) {
  const given: Readonly<Record<string, ReactNode>> = values;
  return text
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 1 ? <Fragment key={part}>{given[part]}</Fragment> : part));
}
