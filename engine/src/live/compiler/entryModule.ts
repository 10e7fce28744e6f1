import { type TextEdit, applyEdits, originalOffset } from '../../examples/editText.ts';
import type { LinkedImports } from '../../examples/linkImports.ts';

/** Parts of an example's module. */
export interface EntryContent {
  /** The program without types. */
  code: string;
  /** Edits that turn it into the body of a function that returns the component. */
  edits: readonly TextEdit[];
  linked: Pick<LinkedImports, 'bindings' | 'effects'>;
  /** Names that are assigned without a declaration. */
  undeclared: readonly string[];
  /** Specifier of the component around the example's own; null for none. */
  wrapper: string | null;
}

/** Generated module with its position mapping. */
export interface EntryModule {
  text: string;
  /** Maps an offset in the module to the code; offsets in generated text map to the nearest one. */
  originalOffset(offset: number): number;
}

/**
 * Generates a CommonJS module with JSX. The code becomes the body of a function whose parameters are the imports, so
 * that it can use names such as `require` and `exports`, which the module itself needs.
 */
export function entryModule({ code, edits, linked, undeclared, wrapper }: EntryContent): EntryModule {
  const { parameters, values } = importParameters(linked.bindings);
  const effects = linked.effects.map((specifier) => `require(${JSON.stringify(specifier)});`).join(' ');
  const variables = undeclared.length > 0 ? `let ${undeclared.join(', ')};` : '';
  // The block lets the code redeclare names of parameters. The head is a single line, to preserve line numbers.
  const head = `${effects} exports.default = (function (${parameters.join(', ')}) {{ ${variables} `;
  return {
    text: `${head}${applyEdits(code, edits)}\n}})(${values.join(', ')});${wrapper === null ? '' : wrapped(wrapper)}`,
    originalOffset: (offset) => Math.min(originalOffset(edits, Math.max(0, offset - head.length)), code.length)
  };
}

/** Puts the component of another module around the exported one. */
function wrapped(specifier: string): string {
  const wrapper = `${INTEROP.default}(require(${JSON.stringify(specifier)}))`;
  return ` exports.default = ((Example, Wrapper) => () => <Wrapper><Example /></Wrapper>)(exports.default, ${wrapper});`;
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

/** Interop with modules that weren't compiled from ES modules: their default export and namespace. */
const INTEROP = {
  default: '((m) => (m && m.__esModule ? m.default : m))',
  '*': '((m) => (m && m.__esModule ? m : { ...m, default: m }))'
} as const;
