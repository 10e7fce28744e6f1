import { Button } from '@patternfly/react-core';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount } from '../../core/fillText.ts';
import {
  type ChangedVariable,
  changedVariables,
  formatCss,
  watchVariables
} from '../../live/preview/previewEnvironment.ts';
import { StaticPortal } from '../StaticPortal.tsx';
import { useCovered } from '../useCovered.ts';
import { VariableEffect } from './VariableEffect.tsx';

interface ChangesBarProps {
  /** Section with the tables of variables. */
  section: Element;
  onReset: () => void;
}

/** Effect of the last changed value, and actions on all of them, at the end of the section while there are any. */
export function ChangesBar({ section, onReset }: ChangesBarProps) {
  const changed = [...useSyncExternalStore(watchVariables, changedVariables).values()];
  const last = changed.at(-1);
  return (
    last && (
      <StaticPortal element={section} place="append">
        <Bar section={section} changed={changed} selector={last.selector} onReset={onReset} />
      </StaticPortal>
    )
  );
}

interface BarProps extends ChangesBarProps {
  changed: readonly ChangedVariable[];
  /** Selector of the last changed value. */
  selector: string;
}

function Bar({ section, changed, selector, onReset }: BarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useCovered(bar, '.pb-cookies, .pb-own-theme-bar');
  useEffect(() => {
    if (bar.current) {
      showFocusAbove(bar.current, section);
    }
  }, [section, selector]);
  return (
    <div ref={bar} className="pb-changes-bar" role="group" aria-label={texts.variableEditor.bar}>
      <VariableEffect key={selector} selector={selector} />
      <span>{fillCount(texts.variableEditor.changeCount, changed.length)}</span>
      <Button variant="link" size="sm" data-copy={formatCss(changed)}>
        {texts.variableEditor.copyCss}
      </Button>
      <Button variant="link" size="sm" onClick={onReset}>
        {texts.variableEditor.resetAll}
      </Button>
    </div>
  );
}

/** Space between the editor and the bar. */
const GAP_PX = 16;

/** Scrolls the page if the bar covers the editor that the reader is in. */
function showFocusAbove(bar: HTMLElement, section: Element): void {
  const field = document.activeElement;
  if (field && section.contains(field) && !bar.contains(field)) {
    const editor = field.closest('.pb-variable-editor') ?? field;
    const covered = editor.getBoundingClientRect().bottom + GAP_PX - bar.getBoundingClientRect().top;
    if (covered > 0) {
      scrollBy({ top: covered, behavior: 'instant' });
    }
  }
}
