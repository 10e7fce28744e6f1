import { Fragment } from 'react';

import type { LinkedText, ThemedValueView } from './view.ts';

/** A text with names linked to their documentation. With scripts, definitions open in place. */
export function Linked({ text }: { text: LinkedText }) {
  return text.map((part, index) => {
    if (typeof part === 'string') {
      return part;
    }
    const { href, definition } = part;
    const opens =
      definition === null
        ? {}
        : ({ 'data-type': definition === href ? '' : definition, 'aria-haspopup': 'dialog' } as const);
    return (
      <a key={index} href={href} {...opens}>
        {part.text}
      </a>
    );
  });
}

const NEXT = '\n→ ';

/** Returns `data-in`, the themes in which an element is visible, for selectors in `reference.css`. */
export function themeNames(themes: readonly string[]): string | undefined {
  return themes.length === 0 ? undefined : themes.join(' ');
}

/** Whether any value has steps to show. */
export function hasChains(values: readonly ThemedValueView[]): boolean {
  return values.some(({ steps }) => steps.length > 0);
}

/**
 * Steps from each value as written to its resolved value. Leading steps shared by all themes are rendered once, which
 * halves their number.
 */
export function Chains({ values }: { values: readonly ThemedValueView[] }) {
  const shared = values.length > 1 ? countSharedSteps(values.map(({ steps }) => steps.map(textOf))) : 0;
  if (shared === 0) {
    const chains = values.filter(({ steps }) => steps.length > 0);
    return chains.map(({ themes, steps }, index) => (
      <Fragment key={themes.join()}>
        {index > 0 && '\n'}
        <p className="pb-chain" data-in={themeNames(themes)}>
          <Linked text={behindEachOther(steps).slice(1)} />
        </p>
      </Fragment>
    ));
  }
  return (
    <p className="pb-chain">
      <Linked text={behindEachOther(values[0]?.steps.slice(0, shared) ?? []).slice(1)} />
      {values.map(({ themes, steps }) => (
        <span key={themes.join()} data-in={themeNames(themes)}>
          <Linked text={behindEachOther(steps.slice(shared))} />
        </span>
      ))}
    </p>
  );
}

function countSharedSteps([first = [], ...others]: readonly string[][]): number {
  return Math.max(
    0,
    first.findIndex((step, index) => others.some((steps) => steps[index] !== step))
  );
}

function textOf(step: LinkedText): string {
  return step.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** Joins steps, each after an arrow. */
function behindEachOther(steps: readonly LinkedText[]): LinkedText {
  return steps.flatMap((step) => [NEXT, ...step]);
}
