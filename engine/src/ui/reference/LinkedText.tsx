import type { ReactNode } from 'react';

import { TokenName } from '../tokens/TokenName.tsx';
import type { LinkedText, ThemedValueView } from './view.ts';

interface LinkedProps {
  text: LinkedText;
  /** Whether linked names break where their parts begin; by default, the browser decides. */
  breaksNames?: boolean;
}

/** A text with names linked to their documentation. With scripts, definitions open in place. */
export function Linked({ text, breaksNames = false }: LinkedProps) {
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
        {breaksNames ? <TokenName name={part.text} start="" /> : part.text}
      </a>
    );
  });
}

const NEXT = '\n→ ';

/** Returns `data-in`, the codes of the themes in which an element is visible (`themeScript.ts`). */
export function shownIn(themes: readonly string[]): string | undefined {
  return themes.length === 0 ? undefined : themes.join('');
}

/** Whether any value has steps to show. */
export function hasChains(values: readonly ThemedValueView[]): boolean {
  return values.some(({ steps }) => steps.length > 0);
}

interface ChainsProps extends Pick<LinkedProps, 'breaksNames'> {
  values: readonly ThemedValueView[];
}

/**
 * Steps from each value as written to its resolved value, each chain with a line break at its end. Leading steps shared
 * by all themes are rendered once, which halves their number.
 */
export function Chains({ values, breaksNames = false }: ChainsProps) {
  const shared = values.length > 1 ? countSharedSteps(values.map(({ steps }) => steps.map(textOf))) : 0;
  const chain = (steps: readonly LinkedText[]): ReactNode => (
    <Linked text={behindEachOther(steps)} breaksNames={breaksNames} />
  );
  if (shared === 0) {
    const chains = values.filter(({ steps }) => steps.length > 0);
    return chains.map(({ themes, steps }) => (
      <InThemes key={themes.join()} themes={themes}>
        {chain(steps)}
        {'\n'}
      </InThemes>
    ));
  }
  return (
    <>
      {chain(values[0]?.steps.slice(0, shared) ?? [])}
      {values.map(({ themes, steps }) => (
        <InThemes key={themes.join()} themes={themes}>
          {steps.length > shared && NEXT}
          {chain(steps.slice(shared))}
        </InThemes>
      ))}
      {'\n'}
    </>
  );
}

/** Content of some of the themes, in an element only if there are others. */
function InThemes({ themes, children }: { themes: readonly string[]; children: ReactNode }) {
  return themes.length === 0 ? children : <span data-in={shownIn(themes)}>{children}</span>;
}

function countSharedSteps([first = [], ...others]: readonly string[][]): number {
  return Math.max(
    0,
    first.findIndex((step, index) => others.some((steps) => steps[index] !== step))
  );
}

/** A text without its links. */
export function textOf(text: LinkedText): string {
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** Joins steps by arrows. */
function behindEachOther(steps: readonly LinkedText[]): LinkedText {
  return steps.flatMap((step, index) => (index === 0 ? step : [NEXT, ...step]));
}
