import type { ThemedValueView } from './view.ts';

const NEXT = '\n→ ';

/** Says in which themes an element shows; `referenceValues.css` goes by it. */
export function themeAttribute(themes: readonly string[]): string {
  const names = themeNames(themes);
  return names === undefined ? '' : ` data-in="${names}"`;
}

/** The same, as the value of `data-in`. */
export function themeNames(themes: readonly string[]): string | undefined {
  return themes.length === 0 ? undefined : themes.join(' ');
}

/**
 * The steps from a value as it is written to the one in the end. Those that all themes begin with stand there once:
 * they are half of all.
 */
export function renderChains(values: readonly ThemedValueView[]): string {
  const shared = values.length > 1 ? sharedSteps(values) : [];
  if (shared.length === 0) {
    const chains = values.filter(({ stepsHtml }) => stepsHtml.length > 0);
    return chains
      .map(({ themes, stepsHtml }) => `<p class="pb-chain"${themeAttribute(themes)}>${stepsHtml.join(NEXT)}</p>`)
      .join('\n');
  }
  const own = values.map(({ themes, stepsHtml }) => {
    const steps = stepsHtml.slice(shared.length).map((step) => NEXT + step);
    return `<span${themeAttribute(themes)}>${steps.join('')}</span>`;
  });
  return `<p class="pb-chain">${shared.join(NEXT)}${own.join('')}</p>`;
}

function sharedSteps(values: readonly ThemedValueView[]): string[] {
  const [first, ...others] = values.map(({ stepsHtml }) => stepsHtml);
  const end = first?.findIndex((step, index) => others.some((steps) => steps[index] !== step)) ?? 0;
  return first?.slice(0, Math.max(0, end)) ?? [];
}
