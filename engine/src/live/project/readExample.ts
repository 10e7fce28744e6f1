import { JsxParser } from '../compiler/jsxParser.ts';
import { parseProgram } from '../compiler/parseProgram.ts';
import { componentExport } from '../../examples/componentExport.ts';
import { type ModuleNames, moduleNames } from '../../examples/moduleNames.ts';
import { offsetAt, positionAt } from '../../core/position.ts';
import { type RootComponent, rootComponent } from './rootComponent.ts';

/** An example as its project needs to know it. */
export interface ReadExample {
  names: ModuleNames;
  /** Its edit is one of the author's text. */
  root: RootComponent;
}

/** The code of an example is at fault, not what reads it. */
export class ExampleError extends Error {
  override name = 'ExampleError';
}

/**
 * Reads an example by the rules that it runs by on the site (requirement 5.6).
 * @param title gives a component that has none its name
 * @throws ExampleError for code that does not parse, or whose last statement is no component (requirement 8.4)
 */
export function readExample(original: string, title: string): ReadExample {
  const parsed = parseProgram(original, 'example.tsx');
  if (!parsed.ok) {
    throw new ExampleError(`${parsed.message} (line ${parsed.line}, column ${parsed.column})`);
  }
  const { program, code } = parsed;
  const component = componentExport(program, code);
  if (!component.ok) {
    throw new ExampleError(component.message);
  }
  const names = moduleNames(program);
  const root = rootComponent(program, names, title);
  const originalOffset = (offset: number): number => offsetAt(original, parsed.before(positionAt(code, offset)));
  const edit = root.edit && {
    ...root.edit,
    start: originalOffset(root.edit.start),
    end: originalOffset(root.edit.end)
  };
  return { names, root: { ...root, edit } };
}

/** Whether code has no types, whatever language its author calls it. */
export function isPlainJavaScript(code: string): boolean {
  try {
    JsxParser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
    return true;
  } catch {
    return false;
  }
}
