import { Button } from '@patternfly/react-core';
import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';

import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import type { TabCode } from '../../../core/tabCode.ts';
import { type ConsoleLevel, MAX_HEIGHT_PX } from '../../../live/frame/protocol.ts';
import type { EnvironmentOverrides } from '../../../live/preview/previewEnvironment.ts';
import { type LivePreview, type RunResult, openPreview } from '../../../live/preview/livePreview.ts';
import type { Version } from '../storedDrafts.ts';
import { PreviewSize, type ShownSize } from './PreviewSize.tsx';
import { WidthHandle } from './WidthHandle.tsx';

/** Height of the frame of a full-screen example. */
export const FULL_SCREEN_HEIGHT_PX = 600;
const MIN_HEIGHT_PX = 32;

interface IsolatedPreviewProps extends FrameInput {
  title: string;
  /** The page's own preview, shown until the frame's first result and hidden then; null to leave the page as it is. */
  preview: HTMLElement | null;
  /** Height in pixels, at first or for good. */
  height: { start: number; isFixed: boolean };
  /** Width in pixels (null for the full width) with its change handler; null if it is not resizable. */
  width: { value: number | null; onChange: (width: number | null) => void } | null;
}

/** An example in an isolated frame, or its error, and its console output. */
export function IsolatedPreview({ title, preview, height, width, ...input }: IsolatedPreviewProps) {
  const panel = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<ShownSize>({ width: width?.value ?? null, scale: 1 });
  const sizeId = useId();
  const [startHeight] = useState(height.start);
  const setHeight = (needed: number): void => {
    if (!height.isFixed && place.current) {
      setFrameHeight(place.current, Math.min(Math.max(needed, MIN_HEIGHT_PX), MAX_HEIGHT_PX));
    }
  };
  const { result, isBusy, entries, runAgain } = useIsolatedFrame(place, setHeight, input);
  useHiddenElement(preview, result !== null);
  // Set for every result, even if equal to the last: tests and tools reset the attribute to detect the next.
  useLayoutEffect(() => {
    panel.current?.setAttribute('data-live', result?.state ?? 'starting');
  }, [result]);
  useLayoutEffect(() => {
    if (place.current) {
      setFrameHeight(place.current, startHeight);
    }
  }, [startHeight]);

  return (
    <div ref={panel} className="pb-live" aria-busy={isBusy || undefined}>
      {width && <PreviewSize id={sizeId} {...size} />}
      <div className="pb-live-row">
        <div ref={place} className="pb-live-place" />
        {width && (
          <WidthHandle
            title={title}
            width={width.value}
            onChange={width.onChange}
            onShown={setSize}
            describedBy={size.width === null ? undefined : sizeId}
          />
        )}
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
            {texts.example.runAgain}
          </Button>
        </div>
      )}
      {entries.length > 0 && <Console title={title} entries={entries} />}
    </div>
  );
}

/** Sets the height of the frames in an element, before they are drawn smaller. */
function setFrameHeight(place: HTMLElement, pixels: number): void {
  place.style.setProperty('--pb-live-height', `${pixels}px`);
}

/** Hides an element of the page that React doesn't manage. */
function useHiddenElement(element: HTMLElement | null, isHidden: boolean): void {
  useLayoutEffect(() => {
    element?.toggleAttribute('hidden', isHidden);
    return () => element?.removeAttribute('hidden');
  }, [element, isHidden]);
}

function errorText({ message, line, column }: Extract<RunResult, { state: 'failed' }>): string {
  if (line === null) {
    return message;
  }
  return column === null
    ? fillText(texts.example.lineOnly, { message, line })
    : fillText(texts.example.position, { message, line, column });
}

/** The program, and the overrides of the page's environment. */
interface FrameInput {
  tab: TabCode;
  slug: string;
  program: Version;
  environment: EnvironmentOverrides;
  onOpen?: (preview: LivePreview) => void;
  /** Called with the result of the program, and again if it fails later. */
  onResult?: (program: Version, result: RunResult) => void;
  /** Whether another frame is readied for the next run. */
  keepsStandby?: boolean;
}

interface FrameState {
  /** Null until the first result. */
  result: RunResult | null;
  isBusy: boolean;
  entries: readonly ConsoleEntry[];
  runAgain: () => void;
}

/** Runs a program in an isolated frame, and again whenever it changes. @param place container of the frame */
function useIsolatedFrame(
  place: RefObject<HTMLElement | null>,
  onHeight: (height: number) => void,
  { tab, slug, program, environment, onOpen, onResult, keepsStandby = true }: FrameInput
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
    const opened = openPreview(
      parent,
      tab,
      slug,
      {
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
        onRuntimeError: (failure) => reportResult(failure),
        onHeight,
        onConsole(level, text) {
          written = withMessage(written, level, text);
          // Batched per animation frame: each update causes a layout.
          if (!isWaiting) {
            isWaiting = true;
            requestAnimationFrame(() => {
              isWaiting = false;
              setEntries(written);
            });
          }
        }
      },
      keepsStandby
    );
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

/** Maximum number of messages; older ones are dropped. */
const MAX_ENTRIES = 100;

/** A console message, with its number of consecutive repetitions. */
interface ConsoleEntry {
  /** Unique among the entries of one example. */
  id: number;
  level: ConsoleLevel;
  text: string;
  count: number;
}

/** Appends a message, merging it with an equal last one. */
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
      <ol
        ref={list}
        className="pb-console-items"
        role="log"
        aria-label={fillText(texts.example.console, { title })}
        tabIndex={0}
        dir="ltr"
      >
        {entries.map(({ id, level, text, count }) => (
          <li key={id} className={`pb-console-item pb-console-${level}`} data-count={count > 1 ? count : undefined}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
