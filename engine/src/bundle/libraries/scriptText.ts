/** Module that stands for a style sheet of a package: the frame has all of them already. */
export const SHEET_MODULE = 'patternbook:sheet';
/** Module that loads what a library imports later, by a call. */
const LATER_MODULE = 'patternbook:later';

/** A module as the frame's registry takes it. */
export interface RegistryModule {
  name: string;
  /** Body of a CommonJS module. */
  code: string;
}

/** Text of a classic script that defines modules. */
export function scriptText(modules: readonly RegistryModule[]): string {
  const members = modules.map(
    ({ name, code }) => `${JSON.stringify(name)}:function(module,exports,require){${code.trimEnd()}\n}`
  );
  return `patternbook.define({${members.join(',\n')}});\n`;
}

const LATER_REQUIRE = /Promise\.resolve\(\)\.then\(\(\)\s*=>\s*require\((["'`])(\.\/[^"'`]+)\1\)\)/g;

/** Lets a chunk load other chunks when it calls for them; the bundler takes for granted that they are there. */
export function withLaterImports(code: string, isLater: (chunk: string) => boolean): string {
  return code.replace(LATER_REQUIRE, (whole, _, name: string) =>
    isLater(name) ? `require(${JSON.stringify(LATER_MODULE)})(${JSON.stringify(name)})` : whole
  );
}

/**
 * The module that loads scripts of chunks on call.
 * @param scripts chunk -> addresses of the scripts to run before it is required
 */
export function laterModule(scripts: Readonly<Record<string, readonly string[]>>): RegistryModule {
  return {
    name: LATER_MODULE,
    code: `const scripts=${JSON.stringify(scripts)},loading=new Map();
const load=(address)=>new Promise((resolve,reject)=>{const script=document.createElement("script");script.src=address;script.async=false;script.onload=resolve;script.onerror=()=>{loading.delete(address);reject(new Error("Cannot load "+address))};document.head.append(script)});
const once=(address)=>{loading.has(address)||loading.set(address,load(address));return loading.get(address)};
module.exports=(name)=>Promise.all(scripts[name].map(once)).then(()=>require(name));`
  };
}

/**
 * Modules of the single files of a slice, for imports by path.
 * @param members name of each module, the slice's name for its default export, its other names
 */
export function memberModules(
  slice: string,
  members: readonly (readonly [name: string, ownDefault: string, names: readonly string[]])[]
): string {
  return `${JSON.stringify(members)}.forEach(([name,own,names])=>patternbook.define({[name](module,exports,require){const slice=require(${JSON.stringify(slice)});Object.defineProperty(exports,"__esModule",{value:true});exports.default=slice[own];for(const each of names)exports[each]=slice[each]}}));\n`;
}
