import type { ThemedValueView } from '../reference/view.ts';

/** One token as the page of tokens shows it. */
export interface TokenView {
  /** Name of the custom property, and id of its part of the page. */
  name: string;
  /** Layer as the site names it, or null. */
  layer: string | null;
  values: ThemedValueView[];
  /** Themes that have the token, in words; empty if all have it. */
  onlyIn: string[];
  /** What to write to import it into a script; null for a token that no script can import. */
  importLine: string | null;
  /** Names of tokens that refer to this one. */
  tokens: string[];
  /** Style sheets that refer to it, with the address of the table that lists their variables. */
  sheets: { prefix: string; href: string | null }[];
}

/** Tokens of one category. */
export interface TokenGroupView {
  /** id of the heading. */
  anchor: string;
  /** Stands for the category in addresses. */
  slug: string;
  title: string;
  tokens: TokenView[];
}

/** Something that the list can be narrowed to. */
export interface TokenFacetOption {
  value: string;
  label: string;
  count: number;
}

/** All tokens of a site. */
export interface TokenTableView {
  groups: TokenGroupView[];
  /** Empty where the site tells no layers apart. */
  layers: TokenFacetOption[];
}

/** A token, and the address of what there is to know of it; null where the site has no page of tokens. */
export interface PlacedToken {
  token: TokenView;
  href: string | null;
}

/** How much the colors of two tokens differ. */
export interface ContrastView {
  /** Names of the themes as the page's style sheet knows them; empty for all. */
  themes: string[];
  /** From 1 to 21, as WCAG 2.2 defines the contrast ratio. */
  ratio: number;
}
