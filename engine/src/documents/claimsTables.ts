import { z } from 'zod';

import type { ExampleLink } from '../app/index.ts';
import { type Claims, claimsSchema } from '../claims/claimsSchema.ts';
import type { ComponentBlock, Source } from '../model.ts';
import type { DocumentContext } from './documentContext.ts';
import { importedData } from './importedData.ts';

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

function readClaims(source: Source, { name, attributes }: ComponentBlock): { file: string; claims: Claims } {
  const imported = importedData(source, attributes['claims']);
  if (imported === null) {
    throw new Error(`${source.file}: <${name}> needs claims={…} that name a JSON file imported above.`);
  }
  const { success, data, error } = claimsSchema.safeParse(imported.data);
  if (!success) {
    throw new Error(`${imported.file} doesn't fit the schema of claims:\n${z.prettifyError(error)}`);
  }
  return { file: imported.file, claims: data };
}

/** Leads to an example in its tab. @param address of the example's own document, which the claims in the file name */
function linkTo(address: string, file: string, { facts }: DocumentContext): ExampleLink {
  const place = facts.exampleAt(address);
  if (place === null) {
    throw new Error(`${file} names the example ${address}, which the site doesn't have.`);
  }
  return { title: place.example.title, href: `${place.source.path}#${place.example.slug}` };
}
