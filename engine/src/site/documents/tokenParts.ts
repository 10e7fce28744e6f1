import { type Color, parse, wcagContrast } from 'culori';

import { replaceInlineTags } from '../../content/componentTags.ts';
import { matchesPattern } from '../../content/names.ts';
import type { InlineComponent } from '../../core/markdownComponents.ts';
import { ROOT_FONT_SIZE_PX } from '../../core/rootThemes.ts';
import type { ComponentBlock } from '../../model.ts';
import { THEME_NAMES } from '../../reference/design/theme.ts';
import type { ContrastView, PlacedToken, TokenView } from '../../ui/index.ts';
import type { DocumentContext } from './documentContext.ts';

type Attributes = ComponentBlock['attributes'];
type TokenContext = Pick<DocumentContext, 'tokens'>;

const RENDERERS: Record<InlineComponent, (context: DocumentContext, attributes: Attributes) => string> = {
  TokenValue: ({ app, tokens }, { name }) => {
    const token = tokens.tokenOf(textOf(name));
    return token === null
      ? app.renderUnknownToken(textOf(name))
      : app.renderTokenValue({ token, href: tokens.addressOf(token.name) });
  },
  ContrastRatio: ({ app, tokens }, { text, background, graphic }) => {
    const front = textOf(graphic ?? text);
    const [ink, paper] = [tokens.tokenOf(front), tokens.tokenOf(textOf(background))];
    return ink && paper
      ? app.renderContrastRatio(contrastViews(ink, paper), graphic === undefined ? 'text' : 'graphic')
      : app.renderUnknownToken(ink ? textOf(background) : front);
  }
};

/**
 * Replaces `<TokenValue name="…" />` and `<ContrastRatio text="…" background="…" />` in prose with their HTML. With
 * `graphic` instead of `text`, the ratio is rated by the criterion for graphics.
 */
export function fillInlineParts(context: DocumentContext, html: string): string {
  return replaceInlineTags(html, ({ name, attributes }) => RENDERERS[name](context, attributes));
}

/** Creates the props of `<TokenSwatches match="…" />`: colors whose names match; `*` is a wildcard. */
export function tokenSwatches(context: TokenContext, { attributes }: ComponentBlock): { tokens: PlacedToken[] } {
  return { tokens: matching(context, attributes).filter(({ token }) => isColor(token)) };
}

/** Creates the props of `<TokenScale match="…" />`: lengths, durations and the like, smallest first. */
export function tokenScale(context: TokenContext, { attributes }: ComponentBlock): { tokens: PlacedToken[] } {
  const tokens = matching(context, attributes).filter(({ token }) => !isColor(token));
  return { tokens: tokens.toSorted((a, b) => sizeOf(a.token) - sizeOf(b.token)) };
}

/** Returns the matching tokens in the order of the patterns, and per pattern in the order of the site's list. */
function matching({ tokens }: TokenContext, { match }: Attributes): PlacedToken[] {
  const all = tokens.table.groups.flatMap((group) => group.tokens);
  const found = textOf(match)
    .split(/\s+/)
    .flatMap((pattern) => all.filter(({ name }) => matchesPattern(name, pattern)));
  return [...new Set(found)].map((token) => ({ token, href: tokens.addressOf(token.name) }));
}

function isColor({ values }: TokenView): boolean {
  return values.some((value) => value.isColor);
}

function sizeOf({ values }: TokenView): number {
  const [number, unit] = [parseFloat(values[0]?.value ?? ''), /[a-z]+$/.exec(values[0]?.value ?? '')?.[0]];
  return Number.isNaN(number) ? 0 : number * (unit === 'rem' ? ROOT_FONT_SIZE_PX : unit === 's' ? 1000 : 1);
}

function textOf(value: string | true | undefined): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Computes the contrast of two tokens per theme; themes with the same contrast are grouped.
 * @returns an empty list if one of them is not an opaque color in some theme
 */
export function contrastViews(text: TokenView, background: TokenView): ContrastView[] {
  const byRatio = new Map<number, string[]>();
  for (const theme of THEME_NAMES) {
    const [ink, paper] = [opaqueColor(text, theme), opaqueColor(background, theme)];
    if (!ink || !paper) {
      return [];
    }
    const ratio = wcagContrast(ink, paper);
    byRatio.set(ratio, [...(byRatio.get(ratio) ?? []), theme]);
  }
  return [...byRatio].map(([ratio, themes]) => ({ ratio, themes: byRatio.size === 1 ? [] : themes }));
}

function opaqueColor({ values }: TokenView, theme: string): Color | undefined {
  const value = values.find(({ themes }) => themes.length === 0 || themes.includes(theme))?.value;
  const color = parse(value ?? '');
  return (color?.alpha ?? 1) < 1 ? undefined : color;
}
