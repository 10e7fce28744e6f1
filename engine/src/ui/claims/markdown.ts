import { type ClaimsWithExamples, readClaims } from '../../examples/claims/readClaims.ts';
import { keyId, partId } from '../../examples/claims/siteClaims.ts';
import { examplesOf, type SiteExample } from '../../examples/siteExamples.ts';
import type { Example, Source } from '../../model.ts';
import type { EngineComponent } from '../markdownContext.ts';
import type { StoredAudit } from './audit.ts';
import type { Speech, StoredSpeech } from './speech.ts';
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
  createProps({ source }, { speech }, { roles }) {
    const stored = speech();
    return {
      rows: roles.map(({ place, ...claim }) => ({
        claim,
        example: linkTo(place.example, place.source),
        said: stored?.saidAbout(partId(claim)) ?? null
      })),
      title: source.title,
      speech: speechOf(stored, roles)
    };
  }
};

/** `<KeyboardTable claims={…} />`: keyboard interaction of a component. */
export const keyboardTable: EngineComponent<KeyboardTableProps, ClaimsWithExamples> = {
  component: KeyboardTable,
  readData: ({ source, block }, { exampleAt }) => readClaims(source, block, exampleAt),
  createProps({ source }, { speech }, { keys }) {
    const stored = speech();
    return {
      rows: keys.map(({ place, ...claim }) => ({
        claim,
        example: linkTo(place.example, place.source),
        said: stored?.saidAbout(keyId(claim)) ?? null
      })),
      title: source.title,
      speech: speechOf(stored, keys)
    };
  }
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
    const { date, axeVersion, otherThemes, themeRules } = stored;
    const names = new Set(page.sources.map((source) => source.package));
    const packages = Object.entries(stored.packages).filter(([name]) => names.has(name));
    return { audit: { date, axeVersion, otherThemes, themeRules, packages: Object.fromEntries(packages), tabs } };
  }
};

function auditRow(source: Source, audit: StoredAudit | null): (example: Example) => AuditRow {
  return (example) => ({
    example: linkTo(example, source),
    ...(audit?.findingsIn(example, source) ?? { findings: null, isOutdated: false })
  });
}

/** With what the claims of a table were recorded. */
function speechOf(stored: StoredSpeech | null, claims: readonly { place: SiteExample }[]): Speech | null {
  if (stored === null) {
    return null;
  }
  const { date, orca, firefox } = stored;
  const names = new Set(claims.map(({ place }) => place.source.package));
  const packages = Object.entries(stored.packages).filter(([name]) => names.has(name));
  return { date, orca, firefox, packages: Object.fromEntries(packages) };
}

/** Creates a link to an example in its tab. */
function linkTo({ title, slug }: Example, source: Source): ExampleLink {
  return { title, href: `${source.path}#${slug}` };
}
