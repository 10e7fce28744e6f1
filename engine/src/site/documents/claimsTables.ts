import type { ExampleLink } from '../../ui/index.ts';
import { readClaims } from '../../examples/claims/readClaims.ts';
import type { ExampleInPlace } from '../../examples/siteExamples.ts';
import type { ComponentBlock, Source } from '../../model.ts';
import type { DocumentContext } from './documentContext.ts';

/**
 * HTML of `<RolesTable claims={…} />`: what the parts of a component are to assistive technologies.
 * @throws Error as `readClaims`
 */
export function rolesTable({ app, facts }: DocumentContext, source: Source, block: ComponentBlock): string {
  const { roles } = readClaims(source, block, facts.exampleAt);
  return app.renderRolesTable(
    roles.map((claim) => ({ claim, example: linkTo(claim.place) })),
    source.title
  );
}

/**
 * HTML of `<KeyboardTable claims={…} />`: what keys do in a component.
 * @throws Error as `readClaims`
 */
export function keyboardTable({ app, facts }: DocumentContext, source: Source, block: ComponentBlock): string {
  const { keys } = readClaims(source, block, facts.exampleAt);
  return app.renderKeyboardTable(
    keys.map((claim) => ({ claim, example: linkTo(claim.place) })),
    source.title
  );
}

/** Leads to an example in its tab. */
function linkTo({ example, source }: ExampleInPlace): ExampleLink {
  return { title: example.title, href: `${source.path}#${example.slug}` };
}
