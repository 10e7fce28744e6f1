import { Button } from '@patternfly/react-core';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';

import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import { AXES } from '../../../core/siteThemes.ts';
import type { TabCode } from '../../../core/tabCode.ts';
import { type Example, useExampleState } from '../exampleStore.ts';
import { FULL_SCREEN_HEIGHT_PX, IsolatedPreview } from '../preview/IsolatedPreview.tsx';
import { WIDTHS } from '../settings/previewSettings.ts';
import { looksOf } from './looks.ts';

interface LooksProps {
  example: Example;
  tab: TabCode;
  /** The page's own preview, whose width all looks have; null for full-screen examples. */
  preview: HTMLElement | null;
  onClose: () => void;
}

/** An example in several appearances side by side, each in a frame of its own until they are closed. */
export function Looks({ example, tab, preview, onClose }: LooksProps) {
  const { title, slug } = example;
  const { program } = useExampleState(example);
  const [looks] = useState(() => looksOf(AXES));
  const [height] = useState(() => (preview ? shownSize(preview).height : FULL_SCREEN_HEIGHT_PX));
  const [width] = useState(() => (preview ? shownSize(preview).width : WIDTHS.desktop));
  const grid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (grid.current ? fitFrames(grid.current, width) : undefined), [width]);
  const shown = program ?? tab.examples[slug];
  const closeByKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') {
      onClose();
    }
  };
  return (
    <div
      className="pb-looks"
      role="group"
      aria-label={fillText(texts.previewSettings.looksOf, { title })}
      onKeyDown={closeByKey}
    >
      <Button
        variant="link"
        size="sm"
        className="pb-looks-close"
        aria-label={fillText(texts.previewSettings.closeLooks, { title })}
        onClick={onClose}
      >
        {texts.common.close}
      </Button>
      <div ref={grid} className="pb-looks-grid">
        {shown &&
          looks.map(({ name, environment }) => (
            <figure key={name} className="pb-look">
              <figcaption className="pb-look-name">{name}</figcaption>
              <IsolatedPreview
                title={fillText(texts.previewSettings.lookOf, { title, look: name })}
                preview={null}
                height={{ start: height, isFixed: preview === null }}
                width={null}
                tab={tab}
                slug={slug}
                program={shown}
                environment={environment}
                keepsStandby={false}
              />
            </figure>
          ))}
      </div>
    </div>
  );
}

/** Returns the size of a preview in pixels, or of the frame that is shown in its place. */
function shownSize(preview: HTMLElement): { width: number; height: number } {
  const { clientWidth, offsetHeight } = preview;
  const replacement = preview.parentElement?.querySelector<HTMLElement>('.pb-live-row');
  return clientWidth > 0
    ? { width: clientWidth, height: offsetHeight }
    : { width: replacement?.clientWidth ?? WIDTHS.phone, height: replacement?.clientHeight ?? 0 };
}

/** Draws frames of a width in pixels smaller where their columns are narrower. @returns cleanup function */
function fitFrames(grid: HTMLElement, width: number): () => void {
  const fit = (): void => {
    const room = grid.querySelector<HTMLElement>('.pb-live-row')?.parentElement?.clientWidth ?? 0;
    if (room > 0) {
      grid.style.setProperty('--pb-live-width', `${Math.max(width, room)}px`);
      grid.style.setProperty('--pb-live-scale', String(Math.min(1, room / width)));
    }
  };
  const observer = new ResizeObserver(fit);
  observer.observe(grid);
  fit();
  return () => observer.disconnect();
}
