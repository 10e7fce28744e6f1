import { requireImportedData } from '../importedData.ts';
import type { SiteExample } from '../siteExamples.ts';
import type { ComponentBlock, Source, StandaloneExample } from '../../model.ts';
import { type Claims, claimsSchema } from './claimsSchema.ts';

export type ClaimWithExample<Claim> = Claim & { place: SiteExample<StandaloneExample> };

export interface ClaimsWithExamples {
  roles: ClaimWithExample<Claims['roles'][number]>[];
  keys: ClaimWithExample<Claims['keys'][number]>[];
}

/**
 * Reads the claims that `<RolesTable claims={…} />` or `<KeyboardTable claims={…} />` references.
 * @param exampleAt returns the example with a standalone address
 * @throws Error if the claims are invalid or reference an unknown example
 */
export function readClaims(
  source: Source,
  block: ComponentBlock,
  exampleAt: (address: string) => SiteExample<StandaloneExample> | null
): ClaimsWithExamples {
  const { file, data } = requireImportedData(source, block, {
    attribute: 'claims',
    kind: 'claims',
    schema: claimsSchema
  });
  const withExample = <Claim extends { example: string }>(claim: Claim): ClaimWithExample<Claim> => {
    const place = exampleAt(claim.example);
    if (place === null) {
      throw new Error(`${file} names the example ${claim.example}, which the site doesn't have.`);
    }
    return { ...claim, place };
  };
  return { roles: data.roles.map(withExample), keys: data.keys.map(withExample) };
}
