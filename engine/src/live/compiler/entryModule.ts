import { type TextEdit, applyEdits, offsetBefore } from '../../examples/editText.ts';
import type { LinkedImports } from '../../examples/linkImports.ts';

/** Parts of an example's module. */
export interface EntryContent {
  /** The program without types. */
  code: string;
  /** Make it the body of a function that returns the component. */
  edits: readonly TextEdit[];
  linked: Pick<LinkedImports, 'bindings' | 'effects'>;
  /** Names that the code assigns to without declaring them. */
  undeclared: readonly string[];
  /** Name in the code of each global function that the edits call, and what it is called outside of it. */
  globals: Readonly<Record<string, string>>;
}

/** The text of a module, with the way back from its places. */
export interface EntryModule {
  text: string;
  /** Offset in the code of an offset in the text; the nearest one for what only the text has. */
  offsetBefore(offset: number): number;
}

/**
 * Text of a CommonJS module with JSX. The code stands in a function of its own, whose parameters are what it imports:
 * names such as `require` and `exports`, which the module needs itself, are free for the code's own use.
 */
export function entryModule({ code, edits, linked, undeclared, globals }: EntryContent): EntryModule {
  const { parameters, values } = importParameters(linked.bindings);
  const names = [...Object.keys(globals), ...parameters].join(', ');
  const given = [...Object.values(globals), ...values].join(', ');
  const effects = linked.effects.map((specifier) => `require(${JSON.stringify(specifier)});`).join(' ');
  const variables = undeclared.length > 0 ? `let ${undeclared.join(', ')};` : '';
  // A block, because the code may declare a name again that is a parameter. All on one line, so that lines stay.
  const head = `${effects} exports.default = (function (${names}) {{ ${variables} `;
  return {
    text: `${head}${applyEdits(code, edits)}\n}})(${given});`,
    offsetBefore: (offset) => Math.min(offsetBefore(edits, Math.max(0, offset - head.length)), code.length)
  };
}

function importParameters(bindings: LinkedImports['bindings']): { parameters: string[]; values: string[] } {
  const named = new Map<string, string[]>();
  const parameters: string[] = [];
  const values: string[] = [];
  for (const { local, target } of bindings) {
    if (target.kind === 'asset') {
      parameters.push(local);
      values.push(JSON.stringify(target.asset.path));
    } else if (target.imported === 'default' || target.imported === '*') {
      parameters.push(local);
      values.push(`${INTEROP[target.imported]}(require(${JSON.stringify(target.specifier)}))`);
    } else {
      const property = `${JSON.stringify(target.imported)}: ${local}`;
      named.set(target.specifier, [...(named.get(target.specifier) ?? []), property]);
    }
  }
  for (const [specifier, properties] of named) {
    parameters.push(`{ ${properties.join(', ')} }`);
    values.push(`require(${JSON.stringify(specifier)})`);
  }
  return { parameters, values };
}

/** Interop for modules that were not ES modules: their default export, and their namespace. */
const INTEROP = {
  default: '((m) => (m && m.__esModule ? m.default : m))',
  '*': '((m) => (m && m.__esModule ? m : { ...m, default: m }))'
} as const;
