import { Button } from '@patternfly/react-core';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import type { TabCode } from '../../../core/tabCode.ts';
import { type ConsoleLevel, MAX_HEIGHT_PX, type PreviewEnvironment } from '../../../live/frame/protocol.ts';
import { type LivePreview, type RunResult, openPreview } from '../../../live/preview/livePreview.ts';
import type { Version } from '../storedDrafts.ts';
import { WidthHandle } from './WidthHandle.tsx';

/** Height of the frame of an example that fills windows. */
const FULL_SCREEN_HEIGHT_PX = 600;
const MIN_HEIGHT_PX = 32;

interface IsolatedPreviewProps extends FrameInput {
  title: string;
  /** The page's own preview, which stays until the frame has something to show; null where a card leads to it. */
  preview: HTMLElement | null;
  /** Pixels, null for all the room there is, and who is told of another width; null for one that stays. */
  width: { value: number | null; onChange: (width: number | null) => void } | null;
}

/** An example in a frame, or what is wrong with it, and what it writes to the console. */
export function IsolatedPreview({ title, preview, width, ...input }: IsolatedPreviewProps) {
  const panel = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [startHeight] = useState(preview ? preview.offsetHeight : FULL_SCREEN_HEIGHT_PX);
  const setHeight = (height: number): void => {
    if (preview && place.current) {
      place.current.style.blockSize = `${Math.min(Math.max(height, MIN_HEIGHT_PX), MAX_HEIGHT_PX)}px`;
    }
  };
  const { result, isBusy, entries, runAgain } = useIsolatedFrame(place, setHeight, input);
  useHiddenElement(preview, result !== null);
  // Every result is written, also one like the last: tests and tools reset it to see the next.
  useLayoutEffect(() => {
    panel.current?.setAttribute('data-live', result?.state ?? 'starting');
  }, [result]);
  useLayoutEffect(() => {
    if (place.current) {
      place.current.style.blockSize = `${startHeight}px`;
    }
  }, [startHeight]);

  return (
    <div ref={panel} className="pb-live" aria-busy={isBusy || undefined}>
      <div className="pb-live-row">
        <div ref={place} className="pb-live-place" />
        {width && <WidthHandle title={title} width={width.value} onChange={width.onChange} />}
      </div>
      {result?.state === 'failed' && (
        <pre className="pb-preview-error" dir="ltr">
          {errorText(result)}
        </pre>
      )}
      {result?.state === 'stopped' && (
        <div className="pb-live-stopped">
          <p className="pb-live-message">{result.message}</p>
          <Button variant="secondary" size="sm" onClick={runAgain}>
            Run again
          </Button>
        </div>
      )}
      {entries.length > 0 && <Console title={title} entries={entries} />}
    </div>
  );
}

/** Hides an element of the page that isn't React's. */
function useHiddenElement(element: HTMLElement | null, isHidden: boolean): void {
  useLayoutEffect(() => {
    element?.toggleAttribute('hidden', isHidden);
    return () => element?.removeAttribute('hidden');
  }, [element, isHidden]);
}

function errorText({ message, line, column }: Extract<RunResult, { state: 'failed' }>): string {
  return line === null ? message : `${message}\nLine ${line}${column === null ? '' : `, column ${column}`}`;
}

/** The program, and how its environment differs from the page's. */
interface FrameInput {
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
function useIsolatedFrame(
  place: RefObject<HTMLElement | null>,
  onHeight: (height: number) => void,
  { tab, slug, program, environment, onOpen, onResult }: FrameInput
): FrameState {
  const [result, setResult] = useState<RunResult | null>(null);
  const [isBusy, setBusy] = useState(true);
  const [entries, setEntries] = useState<readonly ConsoleEntry[]>([]);
  const preview = useRef<LivePreview | null>(null);
  const running = useRef(program);

  const reportResult = useEffectEvent((next: RunResult) => onResult?.(running.current, next));
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
        reportResult(next);
      },
      onLaterFailure: (failure) => reportResult(failure),
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

/** Messages that are kept; older ones go. */
const MAX_ENTRIES = 100;

/** A console message, with the number of times that it came in a row. */
interface ConsoleEntry {
  /** Tells entries of one example apart. */
  id: number;
  level: ConsoleLevel;
  text: string;
  count: number;
}

/** The entries with one more message. */
function withMessage(entries: readonly ConsoleEntry[], level: ConsoleLevel, text: string): ConsoleEntry[] {
  const last = entries.at(-1);
  if (last?.text === text && last.level === level) {
    return [...entries.slice(0, -1), { ...last, count: last.count + 1 }];
  }
  return [...entries.slice(1 - MAX_ENTRIES), { id: (last?.id ?? 0) + 1, level, text, count: 1 }];
}

interface ConsoleProps {
  title: string;
  entries: readonly ConsoleEntry[];
}

/** Console output of an example, scrolled to its end. */
function Console({ title, entries }: ConsoleProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries]);
  return (
    <div className="pb-console">
      <ol ref={list} className="pb-console-items" role="log" aria-label={`Console of ${title}`} tabIndex={0} dir="ltr">
        {entries.map(({ id, level, text, count }) => (
          <li key={id} className={`pb-console-item pb-console-${level}`} data-count={count > 1 ? count : undefined}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
