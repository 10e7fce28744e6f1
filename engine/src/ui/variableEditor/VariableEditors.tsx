import { Button, TextInput } from '@patternfly/react-core';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { announce } from '../../browser/dom.ts';
import {
  changeVariable,
  changedVariables,
  resetVariables,
  watchVariables
} from '../../live/preview/previewEnvironment.ts';
import { StaticPortal } from '../StaticPortal.tsx';
import { ChangesBar } from './ChangesBar.tsx';
import type { VariableEditorsProps, VariableRow } from './variableRows.ts';
import { hexColor, isWholeValue, layerOf } from './styleRules.ts';

/** Debounce of announcements. */
const ANNOUNCE_MS = 600;

/** Editors in the rows of the table, and the actions on all changes. */
export function VariableEditors({ variables, onClose, onCloseAll }: VariableEditorsProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const announceSoon = (text: string): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => announce(text), ANNOUNCE_MS);
  };
  const section = variables[0]?.element.closest('.pb-reference');

  const resetAll = (): void => {
    clearTimeout(timer.current);
    resetVariables();
    onCloseAll();
    announce(texts.variableEditor.allReset);
    // The focused button is removed.
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

interface VariableEditorProps {
  variable: VariableRow;
  onAnnounce: (text: string) => void;
  /** Called when the editor closes with the variable unchanged. `hasFocus`: whether it had the focus. */
  onClose: (hasFocus: boolean) => void;
}

/** Field for a value. Changes are applied at once; Escape restores the variable's own value. */
export function VariableEditor({ variable, onAnnounce, onClose }: VariableEditorProps) {
  const { element, selector, condition, property, value: own, isColor } = variable;
  const [text, setText] = useState(own);
  const [layer] = useState(() => layerOf(property));
  const changed = useSyncExternalStore(watchVariables, changedVariables).get(element.id);
  const field = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const error = errorOf(text.trim(), isColor);

  useEffect(() => {
    field.current?.select();
    field.current?.focus();
  }, []);
  useEffect(() => {
    if (picker.current) {
      picker.current.value = hexColor(changed?.value ?? own, picker.current);
    }
  }, [changed?.value, own]);

  const change = (next: string): void => {
    const value = next.trim();
    const nextError = errorOf(value, isColor);
    setText(next);
    if (nextError !== null) {
      onAnnounce(nextError);
    } else if (value === '' || value === own) {
      changeVariable(element.id, null);
      onAnnounce(fillText(texts.variableEditor.resetDone, { property }));
    } else {
      changeVariable(element.id, { selector, condition, property, value, layer });
      onAnnounce(fillText(texts.variableEditor.changed, { property, value }));
    }
  };
  const reset = (): void => {
    change(own);
    onClose(true);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      reset();
    }
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // Close unchanged fields.
    if (!changed && !currentTarget.contains(relatedTarget) && document.hasFocus()) {
      onClose(false);
    }
  };

  return (
    <div
      className="pb-variable-editor"
      data-changed={changed ? '' : undefined}
      onKeyDown={handleKey}
      onBlur={handleBlur}
    >
      <TextInput
        aria-label={fillText(texts.variableEditor.valueOf, { property })}
        value={text}
        validated={error === null ? 'default' : 'error'}
        spellCheck={false}
        autoComplete="off"
        ref={field}
        onChange={(_, next) => change(next)}
      />
      {isColor && (
        <input
          type="color"
          aria-label={fillText(texts.variableEditor.colorOf, { property })}
          ref={picker}
          onChange={({ target }) => change(target.value)}
        />
      )}
      {changed && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={fillText(texts.variableEditor.resetOne, { property })}
          onClick={reset}
        >
          {texts.common.reset}
        </Button>
      )}
      {error !== null && <p className="pb-variable-note">{error}</p>}
    </div>
  );
}

/** Returns why a value can't be used; null if it can. Variables accept any value, but colors must be valid. */
function errorOf(value: string, isColor: boolean): string | null {
  if (value === '') {
    return null;
  }
  if (!isWholeValue(value)) {
    return texts.variableEditor.incomplete;
  }
  return isColor && !CSS.supports('color', value) ? texts.variableEditor.noColor : null;
}
