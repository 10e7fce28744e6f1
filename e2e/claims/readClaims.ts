import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

import {
  type ClaimedElement,
  type Claims,
  type KeyClaim,
  type RoleClaim,
  claimsSchema
} from '../../engine/src/examples/claims/claimsSchema.ts';

const content = resolve(import.meta.dirname, '../../sites/patternfly/content');

/** The claims of one page. */
export interface PageClaims {
  /** File name without extensions. */
  name: string;
  /** Folder of the file, from that of the site. */
  folder: string;
  claims: Claims;
}

/** Reads all accessibility claims of the site. */
export function readClaims(): PageClaims[] {
  return globSync('**/*.claims.json', { cwd: content })
    .toSorted()
    .map((file) => ({
      name: basename(file, '.claims.json'),
      folder: join('content', dirname(file)),
      claims: claimsSchema.parse(JSON.parse(readFileSync(join(content, file), 'utf8')))
    }));
}

/** Title of the test of a claim. */
export function titleOf(claim: RoleClaim | KeyClaim): string {
  return 'is' in claim ? `${claim.part}: ${label(claim.is)}` : `${claim.key} on ${label(claim.on)}: ${claim.does}`;
}

function label({ role, name }: ClaimedElement): string {
  return name === undefined ? role : `${role} “${name}”`;
}
