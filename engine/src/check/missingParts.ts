import { Window } from 'happy-dom';

import { error } from '../content/problem.ts';
import type { Example, Problem } from '../model.ts';

/** Finds numbered parts of a figure that its rendered HTML doesn't have. */
export function missingParts({ figure, title, location }: Example, html: string): Problem[] {
  if (!figure || figure.parts.length === 0) {
    return [];
  }
  const { document } = new Window();
  document.body.innerHTML = html;
  return figure.parts.flatMap(({ selector }, index) => {
    const message = `Part ${index + 1} of the figure "${title}", "${selector}", matches nothing in its HTML.`;
    return matches(document.body, selector)
      ? []
      : [error('missing-part', message, location, 'Correct the selector in `parts`.')];
  });
}

function matches(body: { querySelector(selector: string): unknown }, selector: string): boolean {
  try {
    return body.querySelector(selector) !== null;
  } catch {
    // The selector is malformed.
    return false;
  }
}
