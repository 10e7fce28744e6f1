import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { parseSync } from 'oxc-parser';

import { positionAt } from '../core/position.ts';

/**
 * Says why a module of a site can't be loaded, in two lines: which file, and what to change where.
 * @param error what its import threw
 */
export function moduleFailure(file: string, error: unknown): string {
  const place = placeOf(error, file) ?? parsedPlace(error);
  const syntax = place && syntaxError(place.file, error);
  const reason = syntax?.message ?? messageOf(error);
  const where = syntax ?? place;
  const text = where === null ? reason : `${reason} (${formatPlace(where, file)})`;
  const hint = hintFor(error);
  return `${file} can't be loaded:\n${text}${hint === null ? '' : `\n${hint}`}`;
}

interface Place {
  file: string;
  line: number;
  column?: number | undefined;
}

/** A place in the module itself, or in a file that it imports. */
function formatPlace({ file, line, column }: Place, module: string): string {
  const name = path.relative(path.dirname(module), file);
  return [name, line, column].filter((part) => part !== undefined).join(':');
}

/** A place in a stack, as an address or a path. */
const FRAME = /(file:\/\/\/?[^\s()]+?|\/[^\s():]+?|[A-Za-z]:\\[^\s():]+?)(?:\?v=\d+)?:(\d+)(?::(\d+))?(?=[\s)]|$)/g;
/** Beginning of messages of the compiler of JSX. */
const TRANSFORM = /^Error (?:parsing|transforming) (.+?): /;
const ENGINE_FOLDER = path.resolve(import.meta.dirname, '..');

/** Finds the first place of a stack that is in the site; null if none is. */
function placeOf(error: unknown, module: string): Place | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, address = '', line, column] of stack.matchAll(FRAME)) {
    const file = address.startsWith('file:') ? fileURLToPath(address) : address;
    const isForeign = file.includes('/node_modules/') || (file.startsWith(ENGINE_FOLDER + path.sep) && file !== module);
    if (!isForeign && existsSync(file) && statSync(file).isFile()) {
      return { file, line: Number(line), column: column === undefined ? undefined : Number(column) };
    }
  }
  return null;
}

/** Returns the file that the compiler of JSX names; what is wrong in it is found by another parser. */
function parsedPlace(error: unknown): Place | null {
  const [, file] = (error instanceof Error && TRANSFORM.exec(error.message)) || [];
  return file === undefined || !existsSync(file) ? null : { file, line: 1 };
}

/** Reads a file that isn't valid with another parser, which says in words what is wrong, and where. */
function syntaxError(file: string, error: unknown): (Place & { message: string }) | null {
  if (!(error instanceof Error) || error.name !== 'SyntaxError') {
    return null;
  }
  const text = readFileSync(file, 'utf8');
  const [first] = parseSync(file, text).errors;
  const start = first?.labels[0]?.start;
  return first && start !== undefined
    ? { file, message: `SyntaxError: ${first.message}`, ...positionAt(text, start) }
    : null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

const ESM = 'Modules of a site are ES modules: write import, export default, and import.meta.dirname.';

/** What to do about failures whose messages don't say it. */
function hintFor(error: unknown): string | null {
  if (!(error instanceof Error)) {
    return null;
  }
  const code = 'code' in error ? error.code : null;
  if (code === 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX') {
    return 'Write what is still JavaScript without its types: a constant object in place of an enum, for example.';
  }
  if (code === 'ERR_IMPORT_ATTRIBUTE_MISSING') {
    return "Add an attribute to the import: import data from './data.json' with { type: 'json' };";
  }
  if (code === 'ERR_MODULE_NOT_FOUND') {
    return /^Cannot find package/.test(error.message)
      ? 'Install the package, or correct its name.'
      : 'Correct the path of the import, with its extension.';
  }
  if (/does not provide an export named/.test(error.message)) {
    return 'Correct the name in the import, or export it there.';
  }
  return /^(?:module|exports|require|__dirname|__filename) is not defined/.test(error.message) ? ESM : null;
}
