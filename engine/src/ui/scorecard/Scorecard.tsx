import type { Toc } from '../../model.ts';
import type { StoredAudit } from '../claims/audit.ts';
import { ClaimTable } from '../claims/ClaimTables.tsx';
import { countText } from '../countText.ts';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';
import { LinkedHeading } from '../LinkedHeading.tsx';
import { formatDate } from '../releaseMenu/releases.ts';
import type { ExampleCounts, PageRule, PageScore, RuleScore } from './scores.ts';

/** A section of the site with its pages. */
interface SectionScore {
  anchor: string;
  title: string;
  counts: ExampleCounts;
  pages: PageScore[];
}

export interface ScorecardProps {
  /** Null for a site that was not audited. */
  score: {
    audit: Omit<StoredAudit, 'findingsIn'>;
    total: ExampleCounts;
    rules: RuleScore[];
    sections: SectionScore[];
  } | null;
}

const HEADINGS = {
  sections: { text: 'Results by section', id: 'results-by-section' },
  rules: { text: 'Results by rule', id: 'results-by-rule' },
  pages: { text: 'Results by page', id: 'results-by-page' }
};

/** axe-core's findings in all examples of the site: numbers by section and rule, and the violations of each page. */
export function Scorecard({ score }: ScorecardProps) {
  if (score === null) {
    return <p className="pb-audit-note">The examples have not been audited yet.</p>;
  }
  const { audit, total, rules, sections } = score;
  return (
    <>
      <LinkedHeading level={2} {...HEADINGS.sections} />
      <AuditNote audit={audit} total={total} />
      <ClaimTable
        label="Examples by section"
        columns={['Section', 'Examples', 'Without violations', 'With violations', 'To check by hand']}
        rows={[
          ...sections.map(({ title, anchor, counts }) => [
            <a key="title" href={`#${anchor}`}>
              {title}
            </a>,
            ...cellsOf(counts)
          ]),
          ['All', ...cellsOf(total)]
        ]}
      />
      <LinkedHeading level={2} {...HEADINGS.rules} />
      <ClaimTable
        label="Violations by rule"
        columns={['Rule of axe-core', 'Impact', 'Examples', 'Elements']}
        rows={rules.map(({ rule, impact, examples, elements }) => [
          <code key="rule">{rule}</code>,
          impact ?? 'not rated',
          format(examples),
          format(elements)
        ])}
      />
      <LinkedHeading level={2} {...HEADINGS.pages} />
      {sections.map((section) => (
        <Section key={section.anchor} {...section} />
      ))}
    </>
  );
}

/** Returns the entries of the headings in the contents list. */
export function scorecardToc({ score }: ScorecardProps): Toc {
  return score === null ? [] : Object.values(HEADINGS);
}

function AuditNote({
  audit: { date, axeVersion, packages },
  total
}: {
  audit: Omit<StoredAudit, 'findingsIn'>;
  total: ExampleCounts;
}) {
  const versions = Object.entries(packages).map(([name, version]) => `${name} ${version}`);
  const missing = total.examples - total.clean - total.failing;
  return (
    <>
      <p className="pb-audit-note">
        {format(total.clean)} of {countText(total.examples, 'example')} ({percent(total.clean, total.examples)}) have no
        violations in the light and dark color schemes. Audited on <time dateTime={date}>{formatDate(date)}</time> with
        axe-core {axeVersion}.{missing > 0 && ` ${countText(missing, 'example')} couldn’t be audited.`}
      </p>
      <p className="pb-audit-note">Packages: {versions.join(', ')}.</p>
    </>
  );
}

function Section({ anchor, title, counts, pages }: SectionScore) {
  const failing = pages.filter(({ rules }) => rules.length > 0);
  const clean = pages.filter(({ rules }) => rules.length === 0);
  const summary = `${countText(counts.examples, 'example')}, ${counts.failing === 0 ? 'none' : format(counts.failing)} with violations`;
  return (
    <DisclosureSection level={3} anchor={anchor} title={title} summary={summary}>
      {failing.length > 0 && (
        <ClaimTable
          label={`Violations: ${title}`}
          columns={['Page', 'Examples', 'Violations']}
          rows={failing.map(({ title: name, href, counts: { examples, failing: count }, rules }) => [
            <a key="page" href={href}>
              {name}
            </a>,
            `${format(count)} of ${format(examples)}`,
            <PageRules key="rules" rules={rules} />
          ])}
        />
      )}
      {clean.length > 0 && (
        <p className="pb-audit-note">
          Without violations:{' '}
          {clean.map(({ title: name, href, counts: { examples } }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <a href={href}>{name}</a> ({format(examples)})
            </span>
          ))}
          .
        </p>
      )}
    </DisclosureSection>
  );
}

function PageRules({ rules }: { rules: readonly PageRule[] }) {
  return (
    <ul className="pb-claim-states">
      {rules.map(({ rule, impact, violations }) => (
        <li key={rule}>
          <code>{rule}</code>
          {impact !== null && `, ${impact}`}:{' '}
          {violations.map(({ title, href, tab, elements, scheme }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <a href={href}>{title}</a> ({tab}, {countText(elements, 'element')}
              {scheme !== null && `, ${scheme} only`})
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function cellsOf({ examples, clean, failing, incomplete }: ExampleCounts): string[] {
  return [examples, clean, failing, incomplete].map(format);
}

function format(count: number): string {
  return count.toLocaleString('en');
}

/** Rounded down, so that 100 % means all. */
function percent(part: number, whole: number): string {
  return whole === 0 ? '0%' : `${Math.floor((1000 * part) / whole) / 10}%`;
}
