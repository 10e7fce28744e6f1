import type { CSSProperties } from 'react';

import { PartsWithBreaks } from '../PartsWithBreaks.tsx';
import { shownIn } from '../reference/LinkedText.tsx';
import type { ThemedValueView } from '../reference/view.ts';
import { milliseconds } from '../tokens/milliseconds.ts';
import { TokenPreview, previewKind } from '../tokens/TokenPreview.tsx';
import { valueText } from '../tokens/valueText.ts';
import { easingPath } from './easingCurve.ts';
import { SchemeKey } from './SchemeKey.tsx';
import { type SchemePair, schemePairs } from './schemePairs.ts';
import { TokenList, type TokensProps } from './TokenList.tsx';

/**
 * Lengths, durations, easings, and shadows with their names: durations as bars to scale, easings as curves, shadows on a
 * light and on a dark surface.
 */
export function TokenScale({ tokens, schemes }: TokensProps) {
  const values = tokens.flatMap(({ token }) => token.values.map(({ value }) => value));
  const longest = Math.max(...values.map((value) => milliseconds(value) ?? 0));
  const hasShadows = tokens.some(({ token }) => token.values.some((value) => isShadow(token.name, value)));
  return (
    <TokenList className="pb-token-scale" tokens={tokens} legend={hasShadows ? <SchemeKey /> : null}>
      {({ token: { name, values: own } }) =>
        own.some((value) => isShadow(name, value))
          ? schemePairs(own, schemes).map((pair) => <Shadow key={pair.shownIn ?? 'all'} {...pair} />)
          : own.map((value) => (
              <span key={value.themes.join()} data-in={shownIn(value.themes)}>
                <span className="pb-token-shown">
                  <Drawing name={name} value={value} longest={longest} />
                  <code>{valueText(value.value)}</code>
                </span>
              </span>
            ))
      }
    </TokenList>
  );
}

function isShadow(name: string, value: ThemedValueView): boolean {
  return previewKind(name, value) === 'shadow';
}

interface DrawingProps {
  name: string;
  value: ThemedValueView;
  /** Longest duration of the list. */
  longest: number;
}

function Drawing({ name, value, longest }: DrawingProps) {
  const duration = milliseconds(value.value);
  if (duration !== null) {
    const style = { '--v': value.value, '--pb-share': longest === 0 ? 0 : duration / longest } as CSSProperties;
    return <i className="pb-scale-duration" style={style} />;
  }
  const curve = easingPath(value.value);
  return curve === null ? <TokenPreview name={name} value={value} /> : <Curve path={curve} easing={value.value} />;
}

/** Progress over time. The dot moves along its track in that way while the pointer is on the row. */
function Curve({ path, easing }: { path: string; easing: string }) {
  return (
    <span className="pb-scale-easing" style={{ '--v': easing } as CSSProperties}>
      <svg viewBox="-2 -30 104 160" aria-hidden="true">
        <path className="pb-scale-axes" d="M0,0V100H100" />
        <path className="pb-scale-curve" d={path} />
      </svg>
      <span className="pb-scale-track">
        <i />
      </span>
    </span>
  );
}

function Shadow({ shownIn, light, dark }: SchemePair) {
  return (
    <span data-in={shownIn}>
      <span className="pb-token-shown">
        <span className="pb-scale-shadows">
          <i style={{ boxShadow: light.value }} />
          <i style={{ boxShadow: dark.value }} />
        </span>
        <span>
          <ShadowValue value={light.value} />
          {dark.value !== light.value && <ShadowValue value={dark.value} />}
        </span>
      </span>
    </span>
  );
}

/** After the spaces of a value that are not within a function. */
const BETWEEN_PARTS = /(?<= )(?![^(]*\))/;

function ShadowValue({ value }: { value: string }) {
  return (
    <code>
      <PartsWithBreaks parts={value.split(BETWEEN_PARTS)} />
    </code>
  );
}
