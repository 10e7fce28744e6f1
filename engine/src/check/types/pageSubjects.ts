import { dirname } from 'node:path';

import { offsetAt, positionAt } from '../../core/position.ts';
import type { Location, Site, TypedPage } from '../../model.ts';
import type { TypeSubject } from './typeProblems.ts';

/** Diagnostic code of "Cannot find module", which `unresolved-import` says with a remedy. */
const MODULE_NOT_FOUND = 2307;

/** Selects the programs of MDX pages to type-check. A file that several pages include is checked once. */
export function pageSubjects(site: Pick<Site, 'pages'>): TypeSubject[] {
  const pages = site.pages.flatMap(({ sources }) => sources).flatMap(({ typed }) => typed);
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return Array.from(byFile.values(), (page) => ({
    unit: {
      path: `${page.file}~page.tsx`,
      code: page.code,
      additions: '',
      markdownFolder: dirname(page.file),
      bindings: {}
    },
    locate: ({ number, line, column }) => (number === MODULE_NOT_FOUND ? null : placeInPage(page, line, column))
  }));
}

/** Finds the place in the file that a place in the code stands for; null if mistakes there are none of the page's. */
function placeInPage({ file, code, places }: TypedPage, line: number, column: number): Location | null {
  const offset = offsetAt(code, { line, column });
  const place = places.findLast(({ start }) => start <= offset);
  if (place === undefined || !place.isChecked) {
    return null;
  }
  const within = positionAt(code.slice(place.start), offset - place.start);
  return within.line === 1
    ? { file, line: place.line, column: place.column + within.column - 1 }
    : { file, line: place.line + within.line - 1, column: within.column };
}
