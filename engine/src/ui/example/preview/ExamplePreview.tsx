import { useEffect, useMemo } from 'react';

import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import type { RunResult } from '../../../live/preview/livePreview.ts';
import { announce } from '../../../browser/dom.ts';
import type { EnvironmentOverrides } from '../../../live/preview/previewEnvironment.ts';
import type { TabCode } from '../../../core/tabCode.ts';
import { GROUND_CLASSES } from '../../../core/exampleGround.ts';
import { isPlayground } from '../exampleSection.ts';
import { type Example, useExampleState } from '../exampleStore.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import { DEFAULT_SETTINGS, LARGE_TEXT_SIZE, type PreviewSettings } from '../settings/previewSettings.ts';
import type { Version } from '../storedDrafts.ts';
import { FULL_SCREEN_HEIGHT_PX, IsolatedPreview } from './IsolatedPreview.tsx';

interface ExamplePreviewProps {
  example: Example;
  tab: TabCode;
  /** The page's own preview; null for full-screen examples, which have a card instead. */
  preview: HTMLElement | null;
}

/** Isolated frame of an example: with edited code, in an environment that differs from the page's, or both. */
export function ExamplePreview({ example, tab, preview }: ExamplePreviewProps) {
  const { program, settings } = useExampleState(example);
  const { title, slug } = example;
  const environment = useMemo(
    () => ({
      ...(preview?.classList.contains(GROUND_CLASSES.secondary) && { hasGround: true }),
      ...(settings && ownEnvironment(settings))
    }),
    [preview, settings]
  );
  const shown = program ?? tab.examples[slug];
  useEffect(() => () => example.update({ preview: null, run: null }), [example]);
  return (
    shown && (
      <IsolatedPreview
        title={title}
        preview={preview}
        height={{ start: preview ? preview.offsetHeight : FULL_SCREEN_HEIGHT_PX, isFixed: preview === null }}
        tab={tab}
        slug={slug}
        program={shown}
        environment={environment}
        width={
          isPlayground(example)
            ? null
            : {
                value: settings?.width ?? null,
                onChange: (width) => changeSettings(example, { ...DEFAULT_SETTINGS, ...example.get().settings, width })
              }
        }
        onOpen={(opened) => example.update({ preview: opened })}
        onResult={(run, result) => takeResult(example, run, result)}
      />
    )
  );
}

/** Marks an error in the code and announces it to screen readers. */
function takeResult({ get, update }: Example, program: Version, result: RunResult): void {
  const { editor, run } = get();
  const line = result.state === 'failed' ? result.line : null;
  editor?.showProblem(result.state === 'failed' && line !== null ? { ...result, line } : null);
  if (result.state !== 'shown') {
    announce(line === null ? result.message : fillText(texts.common.line, { line, message: result.message }));
  } else if (run && run.result.state !== 'shown') {
    announce(texts.example.runsAgain);
  }
  update({ run: { program, result } });
}

/** Returns the overrides of the page's environment. */
function ownEnvironment(settings: PreviewSettings): EnvironmentOverrides {
  const { themes, direction, hasLargeText, hasOutlines } = settings;
  return {
    themes,
    ...(direction && { direction }),
    ...(hasLargeText && { textSize: LARGE_TEXT_SIZE }),
    ...(hasOutlines && { hasOutlines })
  };
}
