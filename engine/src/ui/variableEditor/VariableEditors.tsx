import { useRef } from 'react';

import { announce } from '../../browser/dom.ts';
import { StaticPortal } from '../StaticPortal.tsx';
import { ChangesBar } from './ChangesBar.tsx';
import { VariableEditor } from './VariableEditor.tsx';
import { resetVariables } from '../../live/preview/previewEnvironment.ts';
import type { VariableRow } from './variableRow.ts';

/** Time after the last change of a value before it is said. */
const ANNOUNCE_MS = 600;

export interface VariableEditorsProps {
  /** The rows in which the editor is open. */
  variables: readonly VariableRow[];
  /** Called with whether the editor of a row goes with the focus. */
  onClose: (variable: VariableRow, hasFocus: boolean) => void;
  onCloseAll: () => void;
}

/** The editors in the rows of the table, and what can be done with all that was changed. */
export function VariableEditors({ variables, onClose, onCloseAll }: VariableEditorsProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announceSoon = (text: string): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => announce(text), ANNOUNCE_MS);
  };
  const section = variables[0]?.element.closest('.pb-reference');

  const resetAll = (): void => {
    clearTimeout(timer.current);
    resetVariables();
    onCloseAll();
    announce('All CSS variables have their own values again.');
    // The button that had the focus is gone.
    const heading = section?.querySelector('h2');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  };

  return (
    <>
      {variables.map((variable) => (
        <StaticPortal key={variable.element.id} element={variable.cell} place="append">
          <VariableEditor
            variable={variable}
            onAnnounce={announceSoon}
            onClose={(hasFocus) => onClose(variable, hasFocus)}
          />
        </StaticPortal>
      ))}
      {section && <ChangesBar section={section} onReset={resetAll} />}
    </>
  );
}
