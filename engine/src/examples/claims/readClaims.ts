import { importedAs } from '../importedData.ts';
import type { ExampleInPlace } from '../siteExamples.ts';
import type { ComponentBlock, Source } from '../../model.ts';
import { type Claims, claimsSchema } from './claimsSchema.ts';

/** A claim with the example that shows it. */
export type PlacedClaim<Claim> = Claim & { place: ExampleInPlace };

/** Claims with their examples. */
export interface PlacedClaims {
  roles: PlacedClaim<Claims['roles'][number]>[];
  keys: PlacedClaim<Claims['keys'][number]>[];
}

/**
 * What `<RolesTable claims={…} />` or `<KeyboardTable claims={…} />` names.
 * @param exampleAt the example whose own document has an address
 * @throws Error when the claims don't fit their schema, or name an example that isn't there
 */
export function readClaims(
  source: Source,
  block: ComponentBlock,
  exampleAt: (address: string) => ExampleInPlace | null
): PlacedClaims {
  const { file, data } = importedAs(source, block, { attribute: 'claims', kind: 'claims', schema: claimsSchema });
  const inPlace = <Claim extends { example: string }>(claim: Claim): PlacedClaim<Claim> => {
    const place = exampleAt(claim.example);
    if (place === null) {
      throw new Error(`${file} names the example ${claim.example}, which the site doesn't have.`);
    }
    return { ...claim, place };
  };
  return { roles: data.roles.map(inPlace), keys: data.keys.map(inPlace) };
}
