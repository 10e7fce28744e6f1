import { Fragment } from 'react';

import type { LinkedText, ThemedValueView } from './view.ts';

/** A text, in which names lead to what explains them. With a script, definitions open in place. */
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

/** Names the themes in which an element shows, for `data-in`; `reference.css` selects by it. */
export function themeNames(themes: readonly string[]): string | undefined {
  return themes.length === 0 ? undefined : themes.join(' ');
}

/** Whether there are steps to show. */
export function hasChains(values: readonly ThemedValueView[]): boolean {
  return values.some(({ steps }) => steps.length > 0);
}

/**
 * The steps from a value as it is written to the one in the end. Those that all themes begin with stand there once:
 * they are half of all.
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

/** Steps with an arrow before each. */
function behindEachOther(steps: readonly LinkedText[]): LinkedText {
  return steps.flatMap((step) => [NEXT, ...step]);
}
