import { compareTexts } from '../../core/language.ts';
import { textAttribute } from '../../core/markdownComponent.ts';
import { matchesPattern } from '../../core/names.ts';
import { ROOT_FONT_SIZE_PX } from '../../core/constants.ts';
import type { ComponentBlock } from '../../model.ts';
import type { EngineComponent, EngineContext } from '../markdownContext.ts';
import '../tokens/tokenPreview.css';
import type { TokenView } from '../tokens/tokenView.ts';
import './tokenParts.css';
import type { TokensProps } from './TokenList.tsx';
import { schemeCodes } from './schemePairs.ts';
import { TokenScale } from './TokenScale.tsx';
import { TokenSwatches } from './TokenSwatches.tsx';
import { TokenUses, type TokenUsesProps, tokenUsesText } from './TokenUses.tsx';
import {
  LinkedValue,
  type LinkedValueProps,
  linkedValueText,
  tokenText,
  TokenValue,
  type TokenValueProps
} from './TokenValue.tsx';

/** `<TokenValue name="…" />` within a sentence. */
export const tokenValue: EngineComponent<TokenValueProps> = {
  component: TokenValue,
  isInline: true,
  text: tokenText,
  refersTo: { name: 'token' },
  createProps({ block }, { tokens }) {
    const name = textAttribute(block, 'name') ?? '';
    const token = tokens.tokenOf(name);
    return { name, placed: token && { token, href: tokens.addressOf(token.name) } };
  }
};

/** `<TokenUses name="…" />` within a sentence: the pages whose style sheets use a token, by title. */
export const tokenUses: EngineComponent<TokenUsesProps> = {
  component: TokenUses,
  isInline: true,
  text: tokenUsesText,
  refersTo: { name: 'token' },
  createProps({ block }, { tokens, pages }) {
    const name = textAttribute(block, 'name') ?? '';
    const sheets = tokens.tokenOf(name)?.sheets;
    const documented = sheets?.flatMap(({ href }) => {
      const page = pages.find(({ sources }) => sources.some(({ path }) => path === href?.split('#')[0]));
      return page && href !== null ? [{ title: page.title, href }] : [];
    });
    // A page with several style sheets is listed once.
    const first = documented?.filter(
      ({ title }, index) => documented.findIndex((other) => other.title === title) === index
    );
    return { name, pages: first?.sort((one, other) => compareTexts(one.title, other.title)) ?? null };
  }
};

/** `<VariableValue name="…" />` within a sentence: the value of a CSS variable where its style sheet first sets it. */
export const variableValue: EngineComponent<LinkedValueProps> = {
  component: LinkedValue,
  isInline: true,
  text: linkedValueText,
  createProps({ block }, { cssVariableOf }) {
    const name = textAttribute(block, 'name') ?? '';
    const variable = cssVariableOf(name);
    if (variable === null) {
      throw new Error(`no style sheet sets "${name}". Write name="…" with a CSS variable of a component.`);
    }
    return { name, ...variable };
  }
};

/** `<TokenSwatches match="…" />`: colors whose names match; `*` is a wildcard. */
export const tokenSwatches: EngineComponent<TokensProps> = {
  component: TokenSwatches,
  refersTo: { match: 'token' },
  createProps: ({ block }, context) => ({
    tokens: matching(block, context).filter(({ token }) => isColor(token)),
    schemes: schemeCodes(context.tokens.themes)
  })
};

/**
 * `<TokenScale match="…" />`: lengths, durations, and the like, smallest first among those that differ in the last part
 * of the name.
 */
export const tokenScale: EngineComponent<TokensProps> = {
  component: TokenScale,
  refersTo: { match: 'token' },
  createProps: ({ block }, context) => ({
    tokens: [
      ...Map.groupBy(
        matching(block, context).filter(({ token }) => !isColor(token)),
        ({ token }) => token.name.replace(LAST_PART, '')
      ).values()
    ].flatMap((group) => group.toSorted((a, b) => sizeOf(a.token) - sizeOf(b.token))),
    schemes: schemeCodes(context.tokens.themes)
  })
};

/** Returns the matching tokens in the order of the patterns, and per pattern in the order of the site's list. */
function matching(block: ComponentBlock, { tokens }: Pick<EngineContext, 'tokens'>): TokensProps['tokens'] {
  const all = tokens.table.groups.flatMap((group) => group.tokens);
  const found = (textAttribute(block, 'match') ?? '')
    .split(/\s+/)
    .flatMap((pattern) => all.filter(({ name }) => matchesPattern(name, pattern)));
  return [...new Set(found)].map((token) => ({ token, href: tokens.addressOf(token.name) }));
}

const LAST_PART = /-[^-]*$/;

function isColor({ values }: TokenView): boolean {
  return values.some((value) => value.isColor);
}

function sizeOf({ values }: TokenView): number {
  const [number, unit] = [parseFloat(values[0]?.value ?? ''), /[a-z]+$/.exec(values[0]?.value ?? '')?.[0]];
  return Number.isNaN(number) ? 0 : number * (unit === 'rem' ? ROOT_FONT_SIZE_PX : unit === 's' ? 1000 : 1);
}
