import { contrastOf, LEAST_CONTRAST } from '../../core/contrast.ts';
import type { Theme } from '../../core/themes.ts';
import type { PublishedTokens, TokenContrast } from '../../core/publishedTokens.ts';
import type { OwnDeclaration } from './readTheme.ts';
import { tokenResolver } from './resolveToken.ts';
import { declarationsIn } from './themeSheets.ts';

/** A pair of colors with too little contrast. */
export interface LowContrast {
  pair: TokenContrast;
  /** Names of the themes of the site with these colors. */
  themes: readonly string[];
  /** Resolved values. */
  foreground: string;
  background: string;
  least: number;
  ratio: number;
  /** Without the reader's theme; null if it can't be computed. */
  before: number | null;
}

export interface ContrastReport {
  /** Number of pairs that are computed in at least one theme. */
  checked: number;
  low: readonly LowContrast[];
  /** Pairs that can't be computed in some theme: a color is transparent, or made by a function of CSS. */
  unknown: readonly UnknownContrast[];
}

export interface UnknownContrast {
  pair: TokenContrast;
  /** Names of the themes of the site. */
  themes: readonly string[];
}

/**
 * Computes the contrast of all pairs of a site with a reader's own theme, in each theme of the site. Pairs that only this
 * theme makes hard to read come first.
 */
export function checkContrasts(
  { tokens, contrasts }: PublishedTokens,
  themes: readonly Theme[],
  declarations: readonly OwnDeclaration[]
): ContrastReport {
  const byName = new Map(tokens.map((token) => [token.name, token]));
  const resolvers = themes.map((theme) => ({
    theme,
    before: tokenResolver(byName, theme, new Map()),
    after: tokenResolver(byName, theme, declarationsIn(declarations, theme.code))
  }));
  const unknown = new Map<TokenContrast, string[]>();
  const low = contrasts.flatMap((pair) => {
    const found = resolvers.flatMap(({ theme, before, after }) => {
      const [foreground, background] = [after(pair.foreground), after(pair.background)];
      const ratio = contrastOf(foreground, background);
      if (ratio === null || foreground === null || background === null) {
        unknown.set(pair, [...(unknown.get(pair) ?? []), theme.name]);
        return [];
      }
      const least = LEAST_CONTRAST[pair.subject];
      const former = contrastOf(before(pair.foreground), before(pair.background));
      return ratio < least ? [{ theme, foreground, background, ratio, before: former, least }] : [];
    });
    const same = Map.groupBy(found, ({ foreground, background, before }) => [foreground, background, before].join());
    return [...same.values()].flatMap((group) => {
      const [first] = group;
      return first ? [lowContrast(pair, first, group)] : [];
    });
  });
  return {
    checked: contrasts.filter((pair) => unknown.get(pair)?.length !== themes.length).length,
    low: low.toSorted((a, b) => Number(wasLow(a)) - Number(wasLow(b))),
    unknown: [...unknown].map(([pair, names]) => ({ pair, themes: names }))
  };
}

type Found = Omit<LowContrast, 'pair' | 'themes'>;

function lowContrast(
  pair: TokenContrast,
  { foreground, background, ratio, before, least }: Found,
  group: readonly { theme: Theme }[]
): LowContrast {
  return { pair, themes: group.map(({ theme }) => theme.name), foreground, background, ratio, before, least };
}

/** Whether a pair has too little contrast without the reader's theme, too. */
export function wasLow({ before, least }: LowContrast): boolean {
  return before !== null && before < least;
}
