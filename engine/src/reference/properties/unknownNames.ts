import { readFileSync } from 'node:fs';

import { error } from '../../content/problem.ts';
import type { Location, Problem, Source } from '../../model.ts';

/** A name of `propComponents` that no package declares. */
export function unknownName(name: string, source: Source): Problem {
  return error(
    'props-unknown-component',
    `No package of this site exports or declares "${name}".`,
    locate(source.file, 'propComponents', name),
    'Correct the name in propComponents, or remove it.'
  );
}

/** A name of `functions` that its file does not declare. */
export function unknownFunction(name: string, file: string, source: Source): Problem {
  return error(
    'functions-unknown-function',
    `The package has no function "${name}" in ${file}.`,
    locate(source.file, 'functions', name),
    'Correct the name or the path under functions.'
  );
}

/** The line of the frontmatter that has a name below a key. */
function locate(file: string, key: string, name: string): Location {
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${key}:`));
  const places = lines.map((line) => wordColumn(line, name));
  const index = start < 0 ? -1 : places.findIndex((column, at) => at >= start && column !== null);
  return { file, ...(index < 0 ? {} : { line: index + 1, column: places[index] ?? 1 }) };
}

/** Column of a whole word, or null. */
function wordColumn(line: string, name: string): number | null {
  const found = [...line.matchAll(/[\w$]+/g)].find(([word]) => word === name);
  return found ? found.index + 1 : null;
}
