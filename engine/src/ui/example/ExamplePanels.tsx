import { useEffect, useRef, useState } from 'react';

import * as texts from '../../core/texts.ts';
import { loadTabCode } from '../../live/preview/tabCode.ts';
import { CODE_EDIT_DEBOUNCE_MS } from '../../core/constants.ts';
import { StaticPortal } from '../StaticPortal.tsx';
import { CodePanel } from './code/CodePanel.tsx';
import { setCode } from './code/editing.ts';
import { currentVersion } from './code/language.ts';
import { sectionOf } from './exampleSection.ts';
import { type Example, useExampleState } from './exampleStore.ts';
import { usePart } from './usePart.ts';

interface ExamplePanelsProps {
  example: Example;
  isFullscreen: boolean;
}

/** Panels of an example: the preview settings and the code in place, the isolated frame in a portal above them. */
export function ExamplePanels({ example, isFullscreen }: ExamplePanelsProps) {
  const { isOpen, hasSettingsOpen, shown, program, settings } = useExampleState(example);
  const [anchor] = useState(() => previewOf(example));
  const needsFrame = program !== null || settings !== null;
  const toolbar = usePart(texts.parts.previewSettings, hasSettingsOpen, () => import('./settings/PreviewToolbar.tsx'));
  const frame = usePart(texts.parts.codeRunner, needsFrame, async () => {
    const [{ ExamplePreview }, tab] = await Promise.all([import('./preview/ExamplePreview.tsx'), loadTabCode(example)]);
    return { ExamplePreview, tab };
  });
  const [areLooksWanted, setLooks] = useState(false);
  const looksButton = useRef<HTMLButtonElement>(null);
  const areLooksShown = areLooksWanted && hasSettingsOpen;
  const looks = usePart(texts.parts.codeRunner, areLooksShown, async () => {
    const [{ Looks }, tab] = await Promise.all([import('./looks/Looks.tsx'), loadTabCode(example)]);
    return { Looks, tab };
  });
  const closeLooks = (): void => {
    setLooks(false);
    looksButton.current?.focus();
  };
  useEditedProgram(example);
  useVariation(example);
  return (
    <>
      {toolbar && anchor && (
        <toolbar.PreviewToolbar
          example={example}
          isOpen={hasSettingsOpen}
          preview={anchor}
          looksButton={looksButton}
          areLooksShown={areLooksShown && looks !== null}
          onToggleLooks={() => setLooks((are) => !are)}
        />
      )}
      {looks && areLooksShown && anchor && (
        <looks.Looks example={example} tab={looks.tab} preview={isFullscreen ? null : anchor} onClose={closeLooks} />
      )}
      {(isOpen || shown) && <CodePanel example={example} isOpen={isOpen} />}
      {frame && anchor && needsFrame && (
        <StaticPortal element={anchor} place="after">
          <frame.ExamplePreview example={example} tab={frame.tab} preview={isFullscreen ? null : anchor} />
        </StaticPortal>
      )}
    </>
  );
}

/** Finds the page's own preview of an example, or the card in place of it. */
function previewOf(example: Example): HTMLElement | null {
  return sectionOf(example)?.querySelector<HTMLElement>('[data-preview], .pb-full-screen') ?? null;
}

/** Shows the code of a playground's new values, also in the editor. Edited code stays. */
function useVariation(example: Example): void {
  const { variation } = useExampleState(example);
  useEffect(() => {
    const show = async (): Promise<void> => {
      const version = await currentVersion(example);
      const { shown, edited, variation: now } = example.get();
      if (now === variation && shown && !edited && version.code !== shown.code) {
        setCode(example, version);
      }
    };
    if (example.get().shown) {
      // The panel of the code reports what can't be loaded.
      show().catch(() => undefined);
    }
  }, [example, variation]);
}

/** Runs edited code, debounced (requirement 4.14). */
function useEditedProgram(example: Example): void {
  const { edited } = useExampleState(example);
  useEffect(() => {
    const run = (): void => {
      const { program } = example.get();
      // A check of an exercise may have run it meanwhile.
      if (edited && (program?.code !== edited.code || program.lang !== edited.lang)) {
        example.update({ program: edited });
      }
    };
    const timer = setTimeout(run, CODE_EDIT_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [example, edited]);
}
