import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import { type LivePreview, openPreview, type RunResult } from '../../../live/preview/livePreview.ts';
import type { PreviewEnvironment } from '../../../live/frame/protocol.ts';
import type { TabCode } from '../../../core/tabCode.ts';
import type { Version } from '../storedDrafts.ts';
import { type ConsoleEntry, withMessage } from './Console.tsx';

/** What is to be shown, and how it differs from the page's environment. */
export interface FrameInput {
  tab: TabCode;
  slug: string;
  program: Version;
  environment: Partial<PreviewEnvironment>;
  onOpen?: (preview: LivePreview) => void;
  /** Called with what came of the program, also when it fails later. */
  onResult?: (program: Version, result: RunResult) => void;
}

interface FrameState {
  /** Null until there was a first result. */
  result: RunResult | null;
  isBusy: boolean;
  entries: readonly ConsoleEntry[];
  runAgain: () => void;
}

/** Runs a program in an isolated frame, and runs it anew whenever it changes. @param place what the frame stands in */
export function useIsolatedFrame(
  place: RefObject<HTMLElement | null>,
  onHeight: (height: number) => void,
  { tab, slug, program, environment, onOpen, onResult }: FrameInput
): FrameState {
  const [result, setResult] = useState<RunResult | null>(null);
  const [isBusy, setBusy] = useState(true);
  const [entries, setEntries] = useState<readonly ConsoleEntry[]>([]);
  const preview = useRef<LivePreview | null>(null);
  const running = useRef(program);

  const open = useEffectEvent((parent: HTMLElement): LivePreview => {
    let written: readonly ConsoleEntry[] = [];
    let isWaiting = false;
    const opened = openPreview(parent, tab, slug, {
      onStart() {
        written = [];
        setEntries(written);
        setBusy(true);
      },
      onResult(next) {
        setResult(next);
        setBusy(false);
        tell(next);
      },
      onLaterFailure: (failure) => tell(failure),
      onHeight,
      onConsole(level, text) {
        written = withMessage(written, level, text);
        // All of a moment at once: each time lays the page out.
        if (!isWaiting) {
          isWaiting = true;
          requestAnimationFrame(() => {
            isWaiting = false;
            setEntries(written);
          });
        }
      }
    });
    onOpen?.(opened);
    return opened;
  });
  const tell = useEffectEvent((next: RunResult) => onResult?.(running.current, next));

  useEffect(() => {
    preview.current = place.current && open(place.current);
    return () => preview.current?.close();
  }, [place, tab, slug]);
  useEffect(() => preview.current?.setEnvironment(environment), [environment]);
  const run = (): void => {
    running.current = program;
    preview.current?.run(program.code, program.lang);
  };
  const runProgram = useEffectEvent(run);
  useEffect(() => runProgram(), [program]);

  return { result, isBusy, entries, runAgain: run };
}
