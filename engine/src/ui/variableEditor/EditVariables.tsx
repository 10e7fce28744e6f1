import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { loadPart } from '../../browser/loadPart.ts';
import { currentRow, RowActionButton } from '../rowActions/RowActionButton.tsx';
import { propertyOf, ruleOf, type VariableEditorsProps, type VariableRow } from './variableRows.ts';

/**
 * Editing of CSS variables: a button in the current row opens the editor there, which is loaded on the first press.
 * @param row the hovered or focused row; null for none
 */
export function EditVariables({ row }: { row: HTMLTableRowElement | null }) {
  const [Editors, setEditors] = useState<ComponentType<VariableEditorsProps> | null>(null);
  const [opened, setOpened] = useState<readonly VariableRow[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const current = row && opened.every(({ element }) => element !== row) ? variableRow(row) : null;

  const open = async (element: HTMLTableRowElement): Promise<void> => {
    await loadPart(
      texts.parts.variableEditor,
      () => import('./VariableEditors.tsx'),
      ({ VariableEditors }) => {
        // Read again: the theme, and thus the value, may have changed meanwhile.
        const variable = variableRow(element);
        if (variable) {
          setEditors(() => VariableEditors);
          setOpened((all) => [...all.filter((other) => other.element !== element), variable]);
        }
      }
    );
  };
  const close = ({ element }: VariableRow, hasFocus: boolean): void => {
    flushSync(() => {
      setOpened((all) => all.filter((other) => other.element !== element));
      if (hasFocus) {
        currentRow.set(element);
      }
    });
    if (hasFocus) {
      button.current?.focus();
    }
  };

  return (
    <>
      {current && (
        <RowActionButton
          cell={current.cell}
          label={fillText(texts.variableEditor.editValue, { property: current.property })}
          text={texts.common.edit}
          ref={button}
          onClick={() => void open(current.element)}
        />
      )}
      {Editors && <Editors variables={opened} onClose={close} onCloseAll={() => setOpened([])} />}
    </>
  );
}

/** Reads a row of the table of CSS variables. Its value is what the row shows in the theme of the page. */
function variableRow(element: HTMLTableRowElement): VariableRow | null {
  const rule = ruleOf(element);
  const cell = [...element.cells].at(-1);
  if (rule === null || !cell) {
    return null;
  }
  const values = cell.querySelector('summary') ?? cell;
  const shown = [...values.querySelectorAll(':scope > span')].find(
    (value) => getComputedStyle(value).display !== 'none'
  );
  return {
    element,
    cell,
    ...rule,
    property: propertyOf(element),
    value: ((shown ?? values.firstChild)?.textContent ?? '').trim(),
    isColor: (shown ?? values).matches('[style*="--pb-color"]')
  };
}
