import type { SweepProblem, ProblemKind } from './sweepProblem.ts';

/** Baseline entry: a reviewed problem of a published package that occurs when its examples run. */
export interface BaselineEntry {
  /** Address of the tab. */
  path: string;
  /** Slugs of the affected examples, on the tab and standalone. */
  examples: readonly [string, ...string[]];
  kind: ProblemKind;
  /** Substring of the problem's text. */
  match: string;
  package: string;
  /** Cause in the package. */
  reason: string;
}

const EDITABLE_ROWS = {
  path: '/components/table/react-deprecated',
  examples: ['editable-rows'],
  package: '@patternfly/react-table',
  reason: 'The example imports parts of the table that the package moved to its deprecated modules.'
} as const;

/** The baseline only shrinks: a stale entry fails the sweep. */
export const baseline: readonly BaselineEntry[] = [
  {
    path: '/components/masthead',
    examples: [
      'basic',
      'basic-with-mixed-content',
      'display-inline',
      'display-stack',
      'display-stack-display-inline-responsive',
      'inset',
      'custom-logo-component'
    ],
    kind: 'console',
    match: 'when the isHamburger property is passed in',
    package: '@patternfly/react-core',
    reason: 'The examples leave out a property that the button asks for.'
  },
  { ...EDITABLE_ROWS, kind: 'console', match: 'React error #130' },
  // The page says it in words of its own.
  { ...EDITABLE_ROWS, kind: 'island', match: 'React error 130' },
  {
    path: '/components/tabs/html',
    examples: [
      'animate-default-tabs-accent',
      'animate-filled-tabs-accent',
      'animate-sub-tabs-accent',
      'animate-vertical-tabs-accent'
    ],
    kind: 'console',
    match: 'inline event handler',
    package: '@patternfly/patternfly',
    reason: 'The markup brings its scripts in attributes, which no page of this site may run.'
  },
  {
    path: '/charts/sparkline-chart',
    examples: ['basic', 'green'],
    kind: 'console',
    match: '<svg> attribute viewBox: Expected number',
    package: '@patternfly/react-charts',
    reason: 'The label of the chart draws a container without giving it a size.'
  }
];

/** Returns true if an entry matches a problem on its tab, or in a standalone document of one of its examples. */
export function isOfEntry({ path, kind, text }: SweepProblem, entry: BaselineEntry): boolean {
  const paths = [entry.path, ...entry.examples.map((slug) => `${entry.path}/${slug}`)];
  return kind === entry.kind && text.includes(entry.match) && paths.includes(path);
}
