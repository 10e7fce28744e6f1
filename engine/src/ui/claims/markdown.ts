import { type ClaimsWithExamples, readClaims } from '../../examples/claims/readClaims.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import type { Example, Source } from '../../model.ts';
import type { EngineComponent } from '../markdownContext.ts';
import type { StoredAudit } from './audit.ts';
import { type AuditRow, AuditTable, type AuditTableProps } from './AuditTable.tsx';
import {
  type ExampleLink,
  KeyboardTable,
  type KeyboardTableProps,
  RolesTable,
  type RolesTableProps
} from './ClaimTables.tsx';
import './player/showMe.css';

/** `<RolesTable claims={…} />`: roles, names and states of the parts of a component. */
export const rolesTable: EngineComponent<RolesTableProps, ClaimsWithExamples> = {
  component: RolesTable,
  readData: ({ source, block }, { exampleAt }) => readClaims(source, block, exampleAt),
  createProps: ({ source }, _context, { roles }) => ({
    rows: roles.map(({ place, ...claim }) => ({ claim, example: linkTo(place.example, place.source) })),
    title: source.title
  })
};

/** `<KeyboardTable claims={…} />`: keyboard interaction of a component. */
export const keyboardTable: EngineComponent<KeyboardTableProps, ClaimsWithExamples> = {
  component: KeyboardTable,
  readData: ({ source, block }, { exampleAt }) => readClaims(source, block, exampleAt),
  createProps: ({ source }, _context, { keys }) => ({
    rows: keys.map(({ place, ...claim }) => ({ claim, example: linkTo(place.example, place.source) })),
    title: source.title
  })
};

/** `<AccessibilityAudit />`: axe-core's findings in each example of the page's tabs. */
export const accessibilityAudit: EngineComponent<AuditTableProps> = {
  component: AuditTable,
  createProps({ page }, { audit }) {
    const stored = audit();
    const tabs = page.sources
      .map((source) => ({ label: source.label, rows: examplesOf(source).map(auditRow(source, stored)) }))
      .filter(({ rows }) => rows.length > 0);
    if (stored === null || tabs.every(({ rows }) => rows.every(({ findings }) => findings === null))) {
      return { audit: null };
    }
    const { date, axeVersion } = stored;
    const names = new Set(page.sources.map((source) => source.package));
    const packages = Object.entries(stored.packages).filter(([name]) => names.has(name));
    return { audit: { date, axeVersion, packages: Object.fromEntries(packages), tabs } };
  }
};

function auditRow(source: Source, audit: StoredAudit | null): (example: Example) => AuditRow {
  return (example) => ({
    example: linkTo(example, source),
    ...(audit?.findingsIn(example, source) ?? { findings: null, isOutdated: false })
  });
}

/** Creates a link to an example in its tab. */
function linkTo({ title, slug }: Example, source: Source): ExampleLink {
  return { title, href: `${source.path}#${slug}` };
}
