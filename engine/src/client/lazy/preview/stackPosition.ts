import type { Position } from '../../../position.ts';
import { LINES_BEFORE_MODULE } from '../../../frame/protocol.ts';

/** Topmost place of a stack that is in a module. @param name of the module, as stacks show it */
export function stackPosition(stack: string, name: string): Position | null {
  const [, line, column] = new RegExp(`${name.replaceAll('.', '\\.')}:(\\d+):(\\d+)`).exec(stack) ?? [];
  return line === undefined ? null : { line: Number(line) - LINES_BEFORE_MODULE, column: Number(column) };
}
