import { type ClaimsWithExamples, readClaims } from '../../examples/claims/readClaims.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import type { Example, Source } from '../../model.ts';
import type { EngineComponent } from '../markdownContext.ts';
import { AuditTable, type AuditTableProps } from './AuditTable.tsx';
import {
  type ExampleLink,
  KeyboardTable,
  type KeyboardTableProps,
  RolesTable,
  type RolesTableProps
} from './ClaimTables.tsx';

/** `<RolesTable claims={…} />`: roles, names and states of the parts of a component. */
export const rolesTable: EngineComponent<RolesTableProps, ClaimsWithExamples> = {
  component: RolesTable,
  readData: ({ source, block }, { exampleAt }) => readClaims(source, block, exampleAt),
  createProps: ({ source }, _context, { roles }) => ({
    rows: roles.map((claim) => ({ claim, example: linkTo(claim.place.example, claim.place.source) })),
    title: source.title
  })
};

/** `<KeyboardTable claims={…} />`: keyboard interaction of a component. */
export const keyboardTable: EngineComponent<KeyboardTableProps, ClaimsWithExamples> = {
  component: KeyboardTable,
  readData: ({ source, block }, { exampleAt }) => readClaims(source, block, exampleAt),
  createProps: ({ source }, _context, { keys }) => ({
    rows: keys.map((claim) => ({ claim, example: linkTo(claim.place.example, claim.place.source) })),
    title: source.title
  })
};

/** `<AccessibilityAudit />`: axe-core's findings in each example of the page's tabs. */
export const accessibilityAudit: EngineComponent<AuditTableProps> = {
  component: AuditTable,
  createProps({ page }, { auditOf }) {
    const stored = auditOf(page);
    if (stored === null) {
      return { audit: null };
    }
    const { findingsIn, ...audit } = stored;
    const tabs = page.sources
      .map((source) => ({
        label: source.label,
        rows: examplesOf(source).map((example) => ({
          example: linkTo(example, source),
          ...(findingsIn(example, source) ?? { findings: null, isOutdated: false })
        }))
      }))
      .filter(({ rows }) => rows.length > 0);
    return { audit: { ...audit, tabs } };
  }
};

/** Creates a link to an example in its tab. */
function linkTo({ title, slug }: Example, source: Source): ExampleLink {
  return { title, href: `${source.path}#${slug}` };
}
