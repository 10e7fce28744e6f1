import { rolldown } from 'rolldown';

import { engineFile } from '../../content/engineFile.ts';

/**
 * Compiles the search for elements by which claims are played, so that the same elements are found here.
 * @returns source of a function that a page can call with a role, a name, and a position from 1; without a name, it gets
 *   null. It returns the element, or null
 */
export async function elementFinder(): Promise<string> {
  const bundle = await rolldown({ input: engineFile('ui/claims/player/findElement.ts'), logLevel: 'silent' });
  try {
    const { output } = await bundle.generate({ format: 'iife', name: 'finder' });
    return `(role, name, position) => {
      ${output[0].code}
      return finder.findElement(document, { role, ...(name !== null && { name }), position });
    }`;
  } finally {
    await bundle.close();
  }
}
