import { existsSync } from 'node:fs';
import { registerHooks, type LoadFnOutput, type ResolveFnOutput } from 'node:module';
import { dirname, extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { compileFile, type FilePlace } from '../../compileFile.ts';
import { fileValue, type FileValue } from '../../fileValue.ts';
import { isAnyStyleSheet } from '../../importProblem.ts';
import { ModuleResolver } from '../../moduleResolver.ts';
import { IMPORT_META, toCommonJs } from './commonJs.ts';

const COMPILED = new Set(['.ts', '.tsx', '.jsx']);
const SHARED_PACKAGES = /^react(?:-dom)?(?:\/|$)/;
const COMMONJS_FOLDERS = ['/dist/js/', '/dist/cjs/'];

/**
 * Registers module hooks that let Node load packages written for bundlers: style sheets are empty modules, or maps of
 * names, images export their address, TypeScript and JSX are compiled, and specifiers without an extension are resolved. If a package
 * ships both ES modules and CommonJS, the CommonJS file is used, which avoids a second instance. React always resolves
 * to the site's copy.
 */
export function registerPackageHooks(siteFolder: string): void {
  const resolver = new ModuleResolver();
  const siteParent = pathToFileURL(`${siteFolder}/index.js`).href;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const parentURL = SHARED_PACKAGES.test(specifier) ? siteParent : context.parentURL;
      const result = resolveOr(
        () => nextResolve(specifier, { ...context, parentURL }),
        () => resolveAsBundler(resolver, specifier, parentURL)
      );
      return { ...result, url: commonJsTwin(result.url) };
    },
    load(url, context, nextLoad) {
      return loadUnsupported(url, { siteFolder, resolver }) ?? nextLoad(url, context);
    }
  });
}

function resolveOr(resolve: () => ResolveFnOutput, resolveOtherwise: () => ResolveFnOutput | null): ResolveFnOutput {
  try {
    return resolve();
  } catch (error) {
    const other = resolveOtherwise();
    if (other === null) {
      throw error;
    }
    return other;
  }
}

function resolveAsBundler(
  resolver: ModuleResolver,
  specifier: string,
  parentURL: string | undefined
): ResolveFnOutput | null {
  if (!parentURL?.startsWith('file:')) {
    return null;
  }
  const file = resolver.resolve(dirname(fileURLToPath(parentURL)), specifier);
  return file === null ? null : { url: pathToFileURL(file).href, shortCircuit: true };
}

const twins = new Map<string, string>();

function commonJsTwin(url: string): string {
  if (!url.includes('/dist/esm/')) {
    return url;
  }
  const known = twins.get(url);
  if (known !== undefined) {
    return known;
  }
  const candidates = COMMONJS_FOLDERS.map((folder) => url.replace('/dist/esm/', folder));
  const twin = candidates.find((candidate) => existsSync(fileURLToPath(candidate))) ?? url;
  twins.set(url, twin);
  return twin;
}

/** Loads file types that Node does not support; null for all others. */
function loadUnsupported(url: string, place: FilePlace): LoadFnOutput | null {
  if (!url.startsWith('file:')) {
    return null;
  }
  const file = fileURLToPath(url);
  const value = fileValue(file, '');
  if (value) {
    return commonJs(valueSource(value));
  }
  if (isAnyStyleSheet(file)) {
    return commonJs('');
  }
  return COMPILED.has(extname(file)) ? commonJs(compiledSource(file, url, place)) : null;
}

/** Node finds the names that ES modules can import by reading the assignments; `module.exports` is the default. */
function valueSource({ default: value, names }: FileValue): string {
  const assignments = Object.entries(names).map(
    ([name, text]) => `exports[${JSON.stringify(name)}] = ${JSON.stringify(text)};`
  );
  return [...assignments, `module.exports = ${JSON.stringify(value)};`].join('\n');
}

/** @throws SyntaxError if the file doesn't compile */
function compiledSource(file: string, url: string, place: FilePlace): string {
  const compiled = compileFile(file, place);
  if (!compiled.ok) {
    throw new SyntaxError(`${file}:${compiled.line}: ${compiled.message}`);
  }
  const { code, isModule } = compiled;
  return isModule ? `const ${IMPORT_META} = ${JSON.stringify({ url })};${toCommonJs(code, file)}` : code;
}

function commonJs(source: string): LoadFnOutput {
  return { format: 'commonjs', source, shortCircuit: true };
}
