import { examplesOf } from '../../examples/siteExamples.ts';
import type { Page, Source } from '../../model.ts';
import type { AuditFindings, StoredAudit } from '../claims/audit.ts';

/** Numbers of examples. */
export interface ExampleCounts {
  /** All live examples. */
  examples: number;
  /** Those without and with violations; the rest was not audited. */
  clean: number;
  failing: number;
  /** Those with rules that a person has to check. */
  incomplete: number;
}

/** A rule that is violated. */
export interface RuleScore {
  rule: string;
  impact: string | null;
  examples: number;
  elements: number;
}

/** An example that violates a rule. */
interface Violation {
  title: string;
  href: string;
  /** Label of its tab. */
  tab: string;
  elements: number;
  /** The only color scheme with the violation; null for both. */
  scheme: 'light' | 'dark' | null;
}

/** Violations of a rule on a page. */
export interface PageRule {
  rule: string;
  impact: string | null;
  violations: Violation[];
}

/** A page that has examples. */
export interface PageScore {
  title: string;
  href: string;
  counts: ExampleCounts;
  /** The most severe first; empty for a page without violations. */
  rules: PageRule[];
}

const IMPACTS = ['critical', 'serious', 'moderate', 'minor'];

/** Returns the audit of a page's examples; null for a page without any. */
export function scorePage(page: Page, audit: StoredAudit): PageScore | null {
  const counts: ExampleCounts = { examples: 0, clean: 0, failing: 0, incomplete: 0 };
  const rules = new Map<string, PageRule>();
  for (const source of page.sources) {
    for (const { example, findings } of auditedExamples(source, audit)) {
      counts.examples += 1;
      const found = findings === null ? [] : mergeSchemes(findings);
      counts.clean += findings !== null && found.length === 0 ? 1 : 0;
      counts.failing += found.length > 0 ? 1 : 0;
      counts.incomplete += findings !== null && findings.light.incomplete + findings.dark.incomplete > 0 ? 1 : 0;
      for (const { rule, impact, elements, scheme } of found) {
        const entry = rules.get(rule) ?? { rule, impact, violations: [] };
        const href = `${source.path}#${example.slug}`;
        entry.violations.push({ title: example.title, href, tab: source.label, elements, scheme });
        rules.set(rule, entry);
      }
    }
  }
  return counts.examples === 0
    ? null
    : { title: page.title, href: page.path, counts, rules: [...rules.values()].toSorted(bySeverity) };
}

function auditedExamples(source: Source, audit: StoredAudit) {
  return examplesOf(source).map((example) => ({
    example,
    findings: audit.findingsIn(example, source)?.findings ?? null
  }));
}

/** Adds up the numbers of several pages or sections. */
export function sumCounts(all: readonly ExampleCounts[]): ExampleCounts {
  const sum = (key: keyof ExampleCounts): number => all.reduce((total, counts) => total + counts[key], 0);
  return { examples: sum('examples'), clean: sum('clean'), failing: sum('failing'), incomplete: sum('incomplete') };
}

/** Returns the rules that pages violate, the most severe and most frequent first. */
export function scoreRules(pages: readonly PageScore[]): RuleScore[] {
  const scores = new Map<string, RuleScore>();
  for (const { rule, impact, violations } of pages.flatMap(({ rules }) => rules)) {
    const score = scores.get(rule) ?? { rule, impact, examples: 0, elements: 0 };
    score.examples += violations.length;
    score.elements += violations.reduce((total, { elements }) => total + elements, 0);
    scores.set(rule, score);
  }
  return [...scores.values()].toSorted((a, b) => bySeverity(a, b) || b.examples - a.examples);
}

function bySeverity(a: { impact: string | null }, b: { impact: string | null }): number {
  return severity(a.impact) - severity(b.impact);
}

/** An unknown impact comes last. */
function severity(impact: string | null): number {
  const index = IMPACTS.indexOf(impact ?? '');
  return index === -1 ? IMPACTS.length : index;
}

/** Joins the violations of both color schemes by rule; an element that violates a rule in both counts once. */
function mergeSchemes({
  light,
  dark
}: AuditFindings): Omit<PageRule & Violation, 'violations' | 'title' | 'href' | 'tab'>[] {
  const names = new Set([...light.violations, ...dark.violations].map(({ rule }) => rule));
  return [...names].flatMap((name) => {
    const inLight = light.violations.find(({ rule }) => rule === name);
    const inDark = dark.violations.find(({ rule }) => rule === name);
    const known = inLight ?? inDark;
    const scheme = inLight && inDark ? null : inLight ? 'light' : 'dark';
    const elements = Math.max(inLight?.elements ?? 0, inDark?.elements ?? 0);
    return known ? [{ rule: name, impact: known.impact, elements, scheme }] : [];
  });
}
