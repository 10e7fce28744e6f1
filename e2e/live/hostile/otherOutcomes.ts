import type { Outcome } from './outcome.ts';

/** A program with another outcome than in Chromium. */
export interface OtherOutcome {
  program: string;
  outcome: Outcome;
  reason: string;
}

export const OUTCOMES_IN_FIREFOX: readonly OtherOutcome[] = [
  {
    program: 'a service worker',
    outcome: 'shown',
    reason: 'register() does not throw where it is refused: its promise is rejected.'
  },
  {
    program: 'a form',
    outcome: /0x805a0061/,
    reason: 'submit() throws where the policy refuses it: an exception without a text.'
  },
  {
    program: 'a WebSocket',
    outcome: /NS_ERROR_CONTENT_BLOCKED/,
    reason: 'The constructor throws where the policy refuses the connection.'
  },
  {
    program: 'infinite recursion',
    outcome: /too much recursion/,
    reason: 'The error has another text.'
  },
  {
    program: 'catastrophic backtracking',
    outcome: /too much recursion/,
    reason: 'A search that goes back too often ends with an error.'
  }
];

const INSECURE = /SecurityError: The operation is insecure/;
const CONSTRUCTOR_THROWS = 'The constructor throws where the policy refuses the connection.';
const BEFORE_FIRST_FRAME = 'The error of the step guard may come before the first frame is drawn.';

export const OUTCOMES_IN_WEBKIT: readonly OtherOutcome[] = [
  { program: 'a WebSocket', outcome: INSECURE, reason: CONSTRUCTOR_THROWS },
  { program: 'an EventSource', outcome: INSECURE, reason: CONSTRUCTOR_THROWS },
  {
    program: 'WebRTC',
    outcome: /Can't find variable: RTCPeerConnection/,
    reason: 'The error has another text.'
  },
  {
    program: 'catastrophic backtracking',
    outcome: 'shown',
    reason: 'A search that goes back too often finds nothing.'
  },
  {
    program: 'an infinite async generator',
    outcome: 'shown or failed or stopped',
    reason: BEFORE_FIRST_FRAME
  },
  { program: 'an infinite await loop', outcome: 'shown or failed or stopped', reason: BEFORE_FIRST_FRAME }
];
