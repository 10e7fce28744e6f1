import type { ChangeSpec, EditorState } from '@codemirror/state';
import { readImports } from './readImports.ts';

/** The change that makes code import a name; null if it does already. */
export function importChange(state: EditorState, name: string, specifier: string): ChangeSpec | null {
  const { names, declarations } = readImports(state);
  if (names.has(name)) {
    return null;
  }
  const known = declarations.find(
    (declaration) => declaration.specifier === specifier && declaration.braces && !declaration.isType
  );
  if (known?.braces) {
    const { end, isEmpty } = known.braces;
    return { from: end, insert: isEmpty ? ` ${name} ` : `, ${name}` };
  }
  const line = `import { ${name} } from '${specifier}';`;
  const last = declarations.at(-1);
  return last ? { from: last.to, insert: `\n${line}` } : { from: 0, insert: `${line}\n\n` };
}
