import { useState, useSyncExternalStore } from 'react';

import * as texts from '../../core/texts.ts';
import { type Example, type ExampleName, type ExampleState, exampleAt } from './exampleStore.ts';
import { usePart } from './usePart.ts';

type Panels = typeof import('./ExamplePanels.tsx');

interface UsedExample {
  /** Null in the page's HTML, as is its state. */
  example: Example | null;
  state: ExampleState | null;
  /** Null until they are needed and loaded. */
  panels: Panels | null;
  /** Shows or hides a panel. If it is wanted, but did not load, loads it again. */
  toggle: (panel: 'isOpen' | 'hasSettingsOpen') => void;
}

const NEVER_CHANGES = () => () => undefined;
const NOTHING = () => null;

/** Returns the store of an example, and its panels, which are loaded on first use. */
export function useExample(name: ExampleName): UsedExample {
  const example = useSyncExternalStore(NEVER_CHANGES, () => exampleAt(name), NOTHING);
  const state = useSyncExternalStore(example?.subscribe ?? NEVER_CHANGES, () => example?.get() ?? null, NOTHING);
  const [attempt, setAttempt] = useState(0);
  const panels = usePart(texts.parts.code, wantsPanels(state), () => import('./ExamplePanels.tsx'), attempt);
  const toggle = (panel: 'isOpen' | 'hasSettingsOpen'): void => {
    example?.update({ [panel]: panels === null || state?.[panel] !== true });
    setAttempt((count) => count + 1);
  };
  return { example, state, panels, toggle };
}

/** Whether the panels below and above the controls are needed. */
function wantsPanels(state: ExampleState | null): boolean {
  return state !== null && (state.isOpen || state.hasSettingsOpen || state.program !== null || state.settings !== null);
}
