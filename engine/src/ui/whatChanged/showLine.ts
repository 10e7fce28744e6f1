import { offsetAt } from '../../core/position.ts';

/** Selects a line of a field, and moves there. @param line from 1 */
export function showLine(field: HTMLTextAreaElement, line: number): void {
  const from = offsetAt(field.value, { line, column: 1 });
  const end = field.value.indexOf('\n', from);
  field.focus();
  field.setSelectionRange(from, end < 0 ? field.value.length : end);
  // Browsers don't scroll to a selection that scripts make. Code isn't wrapped much, so that lines are about as high.
  const lines = field.value.split('\n').length;
  field.scrollTop = ((line - 1) / lines) * field.scrollHeight - field.clientHeight / 3;
}
