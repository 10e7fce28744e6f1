import type { Position } from '../../core/position.ts';
import { LINES_BEFORE_MODULE } from '../frame/protocol.ts';

/**
 * Topmost place of a stack that is in a module; null if it names none. A program can write stacks of its own, with
 * places that don't exist.
 * @param name of the module, as stacks show it
 */
export function stackPosition(stack: string, name: string): Position | null {
  const [, line, column] = new RegExp(`${name.replaceAll('.', '\\.')}:(\\d{1,7}):(\\d{1,7})`).exec(stack) ?? [];
  const position = { line: Number(line) - LINES_BEFORE_MODULE, column: Number(column) };
  return position.line >= 1 && position.column >= 1 ? position : null;
}
