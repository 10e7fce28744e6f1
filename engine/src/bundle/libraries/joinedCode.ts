import { minifySync } from 'vite';

import { ALL } from '../moduleRecord.ts';
import { type BarrelMember, stemOf } from './barrel.ts';
import type { LeafModule } from './leafModules.ts';

/** A module whose exports a chunk has: the module itself, or the file name of the chunk to take them from. */
export interface JoinedMember {
  member: BarrelMember;
  source: LeafModule | string;
}

/** Code of a CommonJS module, minified. */
export interface JoinedCode {
  code: string;
  /** File names of the chunks that it requires. */
  imports: string[];
}

/** What leaf modules import, exported under unique names by one module that the bundler makes. */
export class Helpers {
  /** Name of the export by name of the import, by module. */
  readonly #names = new Map<string, Map<string, string>>();

  constructor(leaves: Iterable<LeafModule>) {
    for (const { module, name } of [...leaves].flatMap(({ imports }) => imports)) {
      const names = this.#names.get(module) ?? new Map<string, string>();
      this.#names.set(module, names);
      const index = [...this.#names.keys()].indexOf(module);
      names.set(name, `helper ${index} ${name}`);
    }
  }

  /** Returns the text of the module that exports all of them; empty if there are none. */
  code(): string {
    return [...this.#names]
      .flatMap(([module, names]) =>
        [...names].map(([name, exported]) => {
          const binding =
            name === ALL ? `* as ${JSON.stringify(exported)}` : `{ ${name} as ${JSON.stringify(exported)} }`;
          return `export ${binding} from ${JSON.stringify(module)};\n`;
        })
      )
      .join('');
  }

  nameOf({ module, name }: LeafModule['imports'][number]): string {
    return this.#names.get(module)?.get(name) ?? '';
  }
}

/** Returns the name under which a slice exports the default export of a module. */
export function defaultName(file: string): string {
  return `default ${stemOf(file)}`;
}

/**
 * Generates a statement that exports what a slice has of a module: its named exports, and its default export under a
 * unique name (`defaultName`).
 */
export function exportMember({ file, names }: BarrelMember): string {
  const exported = [...names, `default as ${JSON.stringify(defaultName(file))}`].join(', ');
  return `export { ${exported} } from ${JSON.stringify(file)};\n`;
}

/** Generates a module that takes the exports of a member from a chunk that has them as a slice does. */
export function importMember({ file, names }: BarrelMember, chunk: string): string {
  const imported = [...names, `${JSON.stringify(defaultName(file))} as default`].join(', ');
  return `export { ${imported} } from ${JSON.stringify(chunk)};\n`;
}

/**
 * Joins modules, each in a block of its own.
 * @param helpersChunk file name of the chunk that exports the helpers
 */
export function joinMembers(members: readonly JoinedMember[], helpers: Helpers, helpersChunk: string): JoinedCode {
  const required = new Map<string, string>();
  const chunkVariable = (fileName: string): string => {
    const variable = required.get(fileName) ?? `__chunk${required.size}`;
    required.set(fileName, variable);
    return variable;
  };
  const blocks = members.map(({ member, source }) => {
    if (typeof source === 'string') {
      const chunk = chunkVariable(source);
      return namesOf(member)
        .map((name) => `${exported(name)}=${chunk}${access(name)};`)
        .join('');
    }
    const bindings = source.imports.map((each) => `${JSON.stringify(helpers.nameOf(each))}:${each.local}`);
    const imports = bindings.length === 0 ? '' : `const{${bindings.join(',')}}=${chunkVariable(helpersChunk)};`;
    const exports = [...source.exports].map(([name, local]) => {
      return `${exported(name === 'default' ? defaultName(member.file) : name)}=${local};`;
    });
    return `{${imports}${source.code}\n;${exports.join('')}}`;
  });
  const requires = [...required].map(([fileName, variable]) => {
    return `const ${variable}=require(${JSON.stringify(`./${fileName}`)});`;
  });
  const code = [MARKER, ...requires, ...blocks].join('\n');
  return { code: minified(code), imports: [...required.keys()] };
}

const MARKER = 'Object.defineProperty(exports,"__esModule",{value:true});';

function namesOf({ file, names }: BarrelMember): string[] {
  return [...names, defaultName(file)];
}

function exported(name: string): string {
  return `exports${access(name)}`;
}

function access(name: string): string {
  return `[${JSON.stringify(name)}]`;
}

/** @throws Error if the code has errors, which is a defect of the engine */
function minified(text: string): string {
  const { code, errors } = minifySync('slice.js', text, {
    module: false,
    mangle: { toplevel: true },
    sourcemap: false
  });
  if (errors.length > 0) {
    throw new Error(`Joined modules can't be minified: ${errors[0]?.message ?? ''}`);
  }
  return code;
}
