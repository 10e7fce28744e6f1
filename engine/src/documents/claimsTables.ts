import type { ExampleLink } from '../app/index.ts';
import { type Claims, claimsSchema } from '../claims/claimsSchema.ts';
import type { ComponentBlock, Source } from '../model.ts';
import type { DocumentContext } from './documentContext.ts';
import { importedAs } from './importedData.ts';

/**
 * HTML of `<RolesTable claims={…} />`: what the parts of a component are to assistive technologies.
 * @throws Error when the claims don't fit their schema, or name an example that isn't there
 */
export function rolesTable(context: DocumentContext, source: Source, block: ComponentBlock): string {
  const { file, claims } = readClaims(source, block);
  const rows = claims.roles.map((claim) => ({ claim, example: linkTo(claim.example, file, context) }));
  return context.app.renderRolesTable(rows, source.title);
}

/**
 * HTML of `<KeyboardTable claims={…} />`: what keys do in a component.
 * @throws Error as `rolesTable`
 */
export function keyboardTable(context: DocumentContext, source: Source, block: ComponentBlock): string {
  const { file, claims } = readClaims(source, block);
  const rows = claims.keys.map((claim) => ({ claim, example: linkTo(claim.example, file, context) }));
  return context.app.renderKeyboardTable(rows, source.title);
}

function readClaims(source: Source, block: ComponentBlock): { file: string; claims: Claims } {
  const { file, data } = importedAs(source, block, { attribute: 'claims', kind: 'claims', schema: claimsSchema });
  return { file, claims: data };
}

/** Leads to an example in its tab. @param address of the example's own document, which the claims in the file name */
function linkTo(address: string, file: string, { facts }: DocumentContext): ExampleLink {
  const place = facts.exampleAt(address);
  if (place === null) {
    throw new Error(`${file} names the example ${address}, which the site doesn't have.`);
  }
  return { title: place.example.title, href: `${place.source.path}#${place.example.slug}` };
}
