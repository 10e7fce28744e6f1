import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import type { Program } from 'oxc-parser';

import { componentExport } from '../examples/componentExport.ts';
import { type ModuleNames, moduleNames } from '../examples/moduleNames.ts';
import { type RootComponent, rootComponent } from './rootComponent.ts';
import { stripTypes } from './strippedCode.ts';

/** An example as its project needs to know it. */
export interface ReadExample {
  names: ModuleNames;
  /** Its edit is one of the author's text. */
  root: RootComponent;
}

const JsxParser = Parser.extend(jsx());

/**
 * Reads an example by the rules that it runs by on the site (spec §5, §8).
 * @param title gives a component that has none its name
 * @throws Error for code that does not parse, or whose last statement is no component (spec §8)
 */
export function readExample(original: string, title: string): ReadExample {
  const stripped = stripTypes(original);
  const { code } = stripped;
  // The tree is of the same standard (ESTree) whichever parser makes it.
  const program = JsxParser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program;
  const component = componentExport(program, code);
  if (!component.ok) {
    throw new Error(component.message);
  }
  const names = moduleNames(program);
  const root = rootComponent(program, names, title);
  const edit = root.edit && {
    ...root.edit,
    start: stripped.originalOffset(root.edit.start),
    end: stripped.originalOffset(root.edit.end)
  };
  return { names, root: { ...root, edit } };
}
