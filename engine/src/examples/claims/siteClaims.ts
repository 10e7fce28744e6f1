import { shortHash } from '../../content/files.ts';
import type { ComponentBlock, Page, Source, StandaloneExample } from '../../model.ts';
import { type SiteExample, standaloneExamples } from '../siteExamples.ts';
import type { ClaimedElement, KeyClaim, RoleClaim } from './claimsSchema.ts';
import { readClaims } from './readClaims.ts';

/** A claim of a site. */
export type SiteClaim = {
  /** Changes with what is done to check the claim, and not with its texts. */
  id: string;
  /** In words, on one line. */
  label: string;
  /** The example that shows it. */
  place: SiteExample<StandaloneExample>;
  /** The tab that makes the claim, and its page. */
  source: Source;
  page: Page;
} & ({ kind: 'part'; claim: RoleClaim } | { kind: 'key'; claim: KeyClaim });

/** The Markdown components that show claims. */
const KINDS: ReadonlyMap<string, SiteClaim['kind']> = new Map([
  ['RolesTable', 'part'],
  ['KeyboardTable', 'key']
]);

const ID_LENGTH = 10;

/**
 * Reads all claims of a site, in page order.
 * @throws Error if claims are invalid
 */
export function siteClaims(site: { pages: readonly Page[] }): SiteClaim[] {
  const examples = new Map(standaloneExamples(site).map((place) => [place.example.path, place]));
  const exampleAt = (address: string): SiteExample<StandaloneExample> | null => examples.get(address) ?? null;
  return site.pages.flatMap((page) =>
    page.sources.flatMap((source) =>
      source.blocks.flatMap((block) =>
        block.kind === 'component'
          ? claimsOf(block, source, exampleAt).map((claim) => ({ ...claim, source, page }))
          : []
      )
    )
  );
}

function claimsOf(
  block: ComponentBlock,
  source: Source,
  exampleAt: (address: string) => SiteExample<StandaloneExample> | null
) {
  const kind = KINDS.get(block.name);
  if (kind === undefined) {
    return [];
  }
  const { roles, keys } = readClaims(source, block, exampleAt);
  return kind === 'part'
    ? roles.map(({ place, ...claim }) => ({
        kind,
        claim,
        place,
        id: partId(claim),
        label: `${claim.example}: ${claim.part}`
      }))
    : keys.map(({ place, ...claim }) => ({
        kind,
        claim,
        place,
        id: keyId(claim),
        label: `${claim.example}: ${claim.key} on ${nameOf(claim.on)}`
      }));
}

function nameOf({ role, name }: ClaimedElement): string {
  return name === undefined ? role : `${role} “${name}”`;
}

/** Identifies a claim about a part by what is done to check it. */
export function partId({ example, steps, is }: RoleClaim): string {
  return shortHash(JSON.stringify({ example, steps, is }), ID_LENGTH);
}

/** Identifies a claim about a key by what is done to check it. */
export function keyId({ example, steps, on, key }: KeyClaim): string {
  return shortHash(JSON.stringify({ example, steps, on, key }), ID_LENGTH);
}
