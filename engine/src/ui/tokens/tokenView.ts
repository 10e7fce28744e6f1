import type { ThemedValueView } from '../reference/view.ts';

/** A token on the page of tokens. */
export interface TokenView {
  /** Name of the custom property, and id of its row. */
  name: string;
  /** Configured name of the token's layer, or null. */
  layer: string | null;
  values: ThemedValueView[];
  /** Labels of the themes that have the token, if not all do, and the condition of its only definition. */
  onlyIn: string[];
  /** Values in themes of the site's own axes, if they differ. */
  differences: TokenDifference[];
  /** Import statement for scripts; null for a token that scripts can't import. */
  importLine: string | null;
  /** Names of tokens that refer to this one. */
  tokens: string[];
  /** Prefixes of style sheets that refer to it, with the addresses of their tables of variables. */
  sheets: { prefix: string; href: string | null }[];
}

/** What a token is with one value of an axis, and all others plain. */
export interface TokenDifference {
  /** Name of the axis' value, e.g. `felt`. */
  value: string;
  label: string;
  /** What it does to the token in the light color scheme, and then in the dark one if that is something else. */
  changes: ValueChange[];
}

/** Values of a token without and with a value of an axis; null where nothing sets it. */
export interface ValueChange {
  from: ShownValue | null;
  to: ShownValue | null;
}

export type ShownValue = Pick<ThemedValueView, 'value' | 'isColor'>;
