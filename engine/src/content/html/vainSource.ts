import type { Location, Problem } from '../../model.ts';
import { error } from '../problem.ts';
import { isCustomElementName, isElementName } from './elements.ts';
import type { RawTag } from './parseMarkup.ts';

/** Elements whose `src` browsers load. */
const LOADING: ReadonlySet<string> = new Set(
  'audio embed frame iframe image img input script source track video'.split(' ')
);

/**
 * Reports an element with the address of a file that no browser loads: by `<code src="./demo.tsx">`, other tools show an
 * example, which would be missing here without a word.
 */
export function vainSourceProblem(
  { name, isEnd, attributes }: Pick<RawTag, 'name' | 'isEnd' | 'attributes'>,
  location: Location
): Problem[] {
  const source = attributes.find((attribute) => attribute.name === 'src')?.value ?? '';
  if (isEnd || source === '' || LOADING.has(name) || !isElementName(name) || isCustomElementName(name)) {
    return [];
  }
  const message = `<${name} src="${source}"> shows nothing: what the file has is missing here.`;
  const hint = `Write a fence with file="${source}", which shows the example and its code.`;
  return [error('unsupported-include', message, location, hint)];
}
