import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { isMotionAllowed } from '../../../browser/mediaQueries.ts';
import { type Focused, type PlayedClaim, Rehearsal, stepsOf } from './rehearsal.ts';

/** Time to read what a step has done. */
const STEP_MS = 1800;

interface State {
  /** `stuck`: a step can't be performed. `described` and `different`: the result, after the last step. */
  phase: 'loading' | 'ready' | 'working' | 'stuck' | 'described' | 'different';
  /** Number of steps that were performed. */
  done: number;
  /** Null before the first step. */
  focused: Focused | null;
}

const START: State = { phase: 'loading', done: 0, focused: null };

export interface Playback extends State {
  /** Counts the starts; each needs a new frame. */
  run: number;
  /** Whether steps follow one another without a press. Null where the reader wants no motion. */
  isPlaying: boolean | null;
  /** Begins in a frame whose document has loaded. */
  begin: (frame: HTMLIFrameElement) => void;
  next: () => void;
  again: () => void;
  setPlaying: (isPlaying: boolean) => void;
}

/**
 * Performs the steps of a claim in turn: by themselves, unless the reader wants no motion, or one per press.
 * @param widen makes the frame as wide as a window
 */
export function usePlayback(claim: PlayedClaim, widen: () => void): Playback {
  const [state, setState] = useState(START);
  const [run, setRun] = useState(0);
  const [isPlaying, setPlaying] = useState(() => (isMotionAllowed() ? true : null));
  const frame = useRef<HTMLIFrameElement>(null);
  const rehearsal = useRef<Rehearsal>(null);

  const begin = async (loaded: HTMLIFrameElement): Promise<void> => {
    frame.current = loaded;
    rehearsal.current = null;
    setState(START);
    const started = await Rehearsal.start(loaded, claim, widen).catch(() => null);
    if (frame.current === loaded) {
      rehearsal.current = started;
      setState({ ...START, phase: started ? 'ready' : 'stuck' });
    }
  };

  const perform = async (): Promise<void> => {
    const { current } = rehearsal;
    const step = stepsOf(claim)[state.done];
    if (state.phase !== 'ready' || !current || !step) {
      return;
    }
    setState({ ...state, phase: 'working' });
    const after = await resultOf(current, claim, state.done).catch((): State => ({ ...state, phase: 'stuck' }));
    if (rehearsal.current === current) {
      setState(after);
    }
  };

  const play = useEffectEvent(() => void perform());
  const isWaiting = isPlaying === true && state.phase === 'ready';
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const timer = setTimeout(play, STEP_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return {
    ...state,
    run,
    isPlaying,
    begin: (loaded) => void begin(loaded),
    next() {
      setPlaying((before) => before && false);
      void perform();
    },
    again() {
      frame.current = null;
      rehearsal.current = null;
      setState(START);
      setRun(run + 1);
      setPlaying((before) => (before === null ? null : true));
    },
    setPlaying
  };
}

/** Performs a step. @returns the state after it */
async function resultOf(rehearsal: Rehearsal, claim: PlayedClaim, index: number): Promise<State> {
  const steps = stepsOf(claim);
  const step = steps[index];
  if (step) {
    await rehearsal.perform(step);
  }
  const done = index + 1;
  if (done < steps.length) {
    return { phase: 'ready', done, focused: rehearsal.focused };
  }
  const phase = (await rehearsal.succeeds(claim.expect)) ? 'described' : 'different';
  return { phase, done, focused: rehearsal.focused };
}
