import { contrastOf } from '../../core/contrast.ts';
import { textAttribute } from '../../core/markdownComponent.ts';
import type { EngineComponent } from '../markdownContext.ts';
import type { TokenGuide } from '../tokens/TokenTable.tsx';
import type { TokenView } from '../tokens/tokenView.ts';
import './contrast.css';
import { ContrastRatio, contrastText, type ContrastRatioProps, type ThemedContrast } from './ContrastRatio.tsx';

/**
 * `<ContrastRatio text="…" background="…" />` within a sentence: contrast of two tokens. With `graphic` instead of
 * `text`, the ratio is rated by the criterion for graphics.
 */
export const contrastRatio: EngineComponent<ContrastRatioProps> = {
  component: ContrastRatio,
  isInline: true,
  text: contrastText,
  refersTo: { 'text|graphic': 'token', background: 'token' },
  createProps({ block }, { tokens }) {
    const graphic = textAttribute(block, 'graphic');
    const subject = graphic === null ? 'text' : 'graphic';
    const front = graphic ?? textAttribute(block, 'text') ?? '';
    const background = textAttribute(block, 'background') ?? '';
    const [ink, paper] = [tokens.tokenOf(front), tokens.tokenOf(background)];
    return ink && paper
      ? { contrasts: contrastsOf(ink, paper, tokens.themes), subject, front, background, unknown: null }
      : { contrasts: [], subject, front, background, unknown: ink ? background : front };
  }
};

/**
 * Computes the contrast of two tokens per theme; themes with the same contrast are grouped.
 * @returns an empty list if there is no contrast in any theme
 */
function contrastsOf(text: TokenView, background: TokenView, themes: TokenGuide['themes']): ThemedContrast[] {
  const byRatio = new Map<number | null, string[]>();
  for (const { code } of themes) {
    const ratio = contrastOf(valueIn(text, code), valueIn(background, code));
    byRatio.set(ratio, [...(byRatio.get(ratio) ?? []), code]);
  }
  return byRatio.size === 1 && byRatio.has(null)
    ? []
    : [...byRatio].map(([ratio, codes]) => ({ ratio, themes: byRatio.size === 1 ? [] : codes }));
}

function valueIn({ values }: TokenView, code: string): string | null {
  return values.find(({ themes }) => themes.length === 0 || themes.includes(code))?.value ?? null;
}
