/** Baseline entry of a program that disturbs the page, if the frame shares its process, and that no guard can stop. */
export interface BaselineEntry {
  program: string;
  /** Expected error, from `errorsOf` or the driver. Any other error fails the test. */
  error: RegExp;
  /** Why it can't be prevented. */
  reason: string;
  /** True if it does not occur in every run. */
  isRare?: true;
}

const LATE = /^the page was not drawn for/;
const NO_ANSWER = /had no answer|^the page was not drawn for|^The browser has ended/;
const COPIES = 'The browser makes each copy before it draws one, and is ended here when it takes more than 3 GB.';

export const KNOWN_IN_FIREFOX: readonly BaselineEntry[] = [
  {
    program: 'recursion that catches its own error',
    error: LATE,
    reason: 'Each call goes on after the error of the one below, the error of the step guard too: ten seconds.'
  },
  {
    program: 'catastrophic backtracking',
    error: LATE,
    reason: 'No step of the program interrupts a search; Firefox ends it itself after seven seconds.'
  },
  {
    program: 'endless sorting',
    error: NO_ANSWER,
    reason: 'No step of the program interrupts a sort of sixteen million texts: more than half a minute.'
  },
  {
    program: 'a million elements as HTML',
    error: LATE,
    reason: 'No step of the program interrupts the parser, nor the layout after it: nine seconds.'
  },
  {
    program: 'an SVG with a billion copies',
    error: NO_ANSWER,
    reason: COPIES,
    isRare: true
  }
];

export const KNOWN_IN_WEBKIT: readonly BaselineEntry[] = [
  {
    program: 'endless sorting',
    error: NO_ANSWER,
    reason: 'No step of the program interrupts a sort; it takes more than the 3 GB at which the browser is ended here.'
  },
  {
    program: 'a million elements as HTML',
    error: NO_ANSWER,
    reason: 'No step of the program interrupts the parser, nor the layout after it: more than half a minute.'
  },
  {
    program: 'byte arrays until memory is exhausted',
    error: LATE,
    reason: 'Filling 256 MB is one step: up to three seconds.',
    isRare: true
  },
  {
    program: '1,000 animated layers',
    error: LATE,
    reason: 'Without a graphics card the process of the page draws them itself: up to six seconds.',
    isRare: true
  },
  { program: 'an SVG with a billion copies', error: NO_ANSWER, reason: COPIES, isRare: true },
  {
    program: 'errors at invalid positions',
    error: /^console "" instead of/,
    reason: 'The console stays empty; the page is not disturbed. Why is not known yet.'
  }
];
