import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { loadPart } from '../../browser/loadPart.ts';
import { RowOffer } from '../rowOffers/RowOffer.tsx';
import { moveReader } from '../rowOffers/readerRow.ts';
import type { VariableEditorsProps } from './VariableEditors.tsx';
import { type VariableRow, variableRow } from './variableRow.ts';

/**
 * Lets readers give CSS variables other values: a button in the row that they are at opens the editor there, which is
 * fetched by the first press.
 * @param row the row that the reader is at; null for none
 */
export function EditVariables({ row }: { row: HTMLTableRowElement | null }) {
  const [Editors, setEditors] = useState<ComponentType<VariableEditorsProps> | null>(null);
  const [opened, setOpened] = useState<readonly VariableRow[]>([]);
  const offer = useRef<HTMLButtonElement>(null);
  const offered = row && opened.every(({ element }) => element !== row) ? variableRow(row) : null;

  const open = async (element: HTMLTableRowElement): Promise<void> => {
    await loadPart(
      'The editor of values',
      () => import('./VariableEditors.tsx'),
      ({ VariableEditors }) => {
        // The theme, and with it the value, may be another one by now.
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
        moveReader(element);
      }
    });
    if (hasFocus) {
      offer.current?.focus();
    }
  };

  return (
    <>
      {offered && (
        <RowOffer
          cell={offered.cell}
          label={`Edit the value of ${offered.property}`}
          text="Edit"
          ref={offer}
          onClick={() => void open(offered.element)}
        />
      )}
      {Editors && <Editors variables={opened} onClose={close} onCloseAll={() => setOpened([])} />}
    </>
  );
}
