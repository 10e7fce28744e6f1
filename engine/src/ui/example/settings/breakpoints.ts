import { useEffect, useState } from 'react';

import { loadLiveSetup } from '../../../live/preview/tabCode.ts';

/** Least widths in pixels, by the names of the design system's breakpoints. */
export type Breakpoints = Readonly<Record<string, number>>;

const NONE: Breakpoints = {};

/** Returns the breakpoints of the site's configuration; none until they have loaded, or if they can't be. */
export function useBreakpoints(): Breakpoints {
  const [breakpoints, setBreakpoints] = useState(NONE);
  useEffect(() => {
    void loadLiveSetup().then(
      (setup) => setBreakpoints(setup.breakpoints),
      () => undefined
    );
  }, []);
  return breakpoints;
}

/** Returns the name of the breakpoint that a width in pixels has reached; null below all. */
export function breakpointAt(breakpoints: Breakpoints, width: number): string | null {
  const reached = Object.entries(breakpoints).filter(([, least]) => least <= width);
  return reached.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
