import { loadPart } from '../../loadPart.ts';

let offer: HTMLButtonElement | null = null;

/** Puts the button that edits a value into the row of the table that the reader is at; there is one for all rows. */
export function offerEdit(row: HTMLTableRowElement): void {
  const cell = row.cells[2];
  const name = row.cells[1]?.textContent ?? '';
  if (!cell || row.querySelector('.pb-variable-editor') || offer === document.activeElement) {
    return;
  }
  offer ??= createOffer();
  offer.ariaLabel = `Edit the value of ${name}`;
  if (offer.parentElement !== cell) {
    cell.append(offer);
  }
}

function createOffer(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'pb-row-offer';
  button.textContent = 'Edit';
  button.addEventListener('click', () => {
    const row = button.closest('tr');
    if (row) {
      void loadPart(
        'The editor of values',
        () => import('./variableEditor.ts'),
        ({ openVariableEditor }) => {
          button.remove();
          openVariableEditor(row, () => {
            offerEdit(row);
            button.focus();
          });
        }
      );
    }
  });
  return button;
}
