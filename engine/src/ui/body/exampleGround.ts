import type { ExampleGround } from '../../core/exampleGround.ts';

/** Colors of the two grounds (`exampleSection.css`). */
const PAGE = '--pf-t--global--background--color--primary--default';
const SECONDARY = '--pf-t--global--background--color--secondary--default';

/**
 * Returns the ground on which the surfaces of an example have edges: where one has the color of the page, the secondary
 * ground, unless another has the color of that; undefined for the page's.
 * @param surfaces custom properties that name the colors of its outermost surfaces
 */
export function groundFor(surfaces: ReadonlySet<string>): ExampleGround | undefined {
  return surfaces.has(PAGE) && !surfaces.has(SECONDARY) ? 'secondary' : undefined;
}
