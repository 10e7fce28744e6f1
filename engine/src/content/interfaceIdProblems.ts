import { isInterfaceId } from '../core/interfaceIds.ts';
import type { Problem } from '../model.ts';
import { warning } from './problem.ts';

/**
 * Reports ids of prose that the interface may have.
 * @param ids all of a document
 * @param text the file, to find their lines
 */
export function interfaceIdProblems(ids: Iterable<string>, text: string, file: string): Problem[] {
  return [...ids].filter(isInterfaceId).flatMap((id) => {
    const line = text.split('\n').findIndex((each) => each.includes(id)) + 1;
    const message = `An element has the id "${id}", which may be one of the site's interface.`;
    // Those of footnotes are the engine's own, and nowhere in the text.
    return line === 0 ? [] : [warning('shared-id', message, { file, line }, 'Give it another id.')];
  });
}
