import { Button } from '@patternfly/react-core';
import { useLayoutEffect, useRef, useState } from 'react';

import type { RunResult } from '../../../live/preview/livePreview.ts';
import { MAX_HEIGHT_PX } from '../../../live/frame/protocol.ts';
import { Console } from './Console.tsx';
import { WidthHandle } from './WidthHandle.tsx';
import { type FrameInput, useIsolatedFrame } from './useIsolatedFrame.ts';

/** Height of the frame of an example that fills windows. */
const FULL_SCREEN_HEIGHT_PX = 600;
const MIN_HEIGHT_PX = 32;

export interface IsolatedPreviewProps extends FrameInput {
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
          {faultText(result)}
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

function faultText({ message, line, column }: Extract<RunResult, { state: 'failed' }>): string {
  return line === null ? message : `${message}\nLine ${line}${column === null ? '' : `, column ${column}`}`;
}
