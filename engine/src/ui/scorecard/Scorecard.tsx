import { fillCount, fillText } from '../../core/fillText.ts';
import * as texts from '../../core/texts.ts';
import type { Toc } from '../../model.ts';
import type { StoredAudit } from '../claims/audit.ts';
import { ClaimTable } from '../claims/ClaimTable.tsx';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';
import { FilledText } from '../FilledText.tsx';
import { LinkedHeading } from '../LinkedHeading.tsx';
import { formatDate, formatList, formatNumber, formatPercent } from '../../core/language.ts';
import type { ExampleCounts, PageRule, PageScore, RuleScore } from './scores.ts';
import type { ThemeScore } from './themeScores.ts';

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
    /** Those that were audited, light and dark first; empty without further ones. */
    themes: ThemeScore[];
    sections: SectionScore[];
    /** Ids of the headings. */
    anchors: Record<keyof typeof HEADINGS, string>;
  } | null;
}

const HEADINGS = {
  sections: texts.scorecard.sections,
  themes: texts.scorecard.themes,
  rules: texts.scorecard.rules,
  pages: texts.scorecard.pages
};

/** axe-core's findings in all examples of the site: numbers by section and rule, and the violations of each page. */
export function Scorecard({ score }: ScorecardProps) {
  if (score === null) {
    return <p className="pb-audit-note">{texts.scorecard.empty}</p>;
  }
  const { audit, total, rules, themes, sections, anchors } = score;
  return (
    <>
      <LinkedHeading level={2} id={anchors.sections} text={HEADINGS.sections} />
      <AuditNote audit={audit} total={total} />
      <ClaimTable
        className="pb-claims-numbers"
        label={texts.scorecard.examplesBySection}
        widths={[32, 14, 19, 17, 18]}
        columns={[
          texts.scorecard.section,
          texts.scorecard.examples,
          texts.scorecard.without,
          texts.scorecard.with,
          texts.scorecard.byHand
        ]}
        rows={[
          ...sections.map(({ title, anchor, counts }) => [
            <a key="title" href={`#${anchor}`}>
              {title}
            </a>,
            ...cellsOf(counts)
          ]),
          [texts.scorecard.all, ...cellsOf(total)]
        ]}
      />
      {themes.length > 0 && (
        <>
          <LinkedHeading level={2} id={anchors.themes} text={HEADINGS.themes} />
          <p className="pb-audit-note">
            {fillText(texts.scorecard.themesNote, { rules: formatList(audit.themeRules) })}
          </p>
          <ClaimTable
            className="pb-claims-numbers"
            label={texts.scorecard.violationsByTheme}
            widths={[46, 32, 22]}
            columns={[texts.scorecard.theme, texts.scorecard.examplesWith, texts.scorecard.elements]}
            rows={themes.map(({ label, failing, elements }) => [label, formatNumber(failing), formatNumber(elements)])}
          />
        </>
      )}
      <LinkedHeading level={2} id={anchors.rules} text={HEADINGS.rules} />
      <ClaimTable
        label={texts.scorecard.violationsByRule}
        widths={[46, 22, 16, 16]}
        columns={[texts.scorecard.rule, texts.scorecard.impact, texts.scorecard.examples, texts.scorecard.elements]}
        rows={rules.map(({ rule, impact, examples, elements }) => [
          <code key="rule">{rule}</code>,
          impact ?? texts.scorecard.notRated,
          formatNumber(examples),
          formatNumber(elements)
        ])}
      />
      <LinkedHeading level={2} id={anchors.pages} text={HEADINGS.pages} />
      {sections.map((section) => (
        <Section key={section.anchor} {...section} />
      ))}
    </>
  );
}

/** Returns the entries of the headings in the contents list. */
export function scorecardToc({ score }: ScorecardProps): Toc {
  return score === null
    ? []
    : (
        [
          ['sections', HEADINGS.sections],
          ...(score.themes.length > 0 ? ([['themes', HEADINGS.themes]] as const) : []),
          ['rules', HEADINGS.rules],
          ['pages', HEADINGS.pages]
        ] as const
      ).map(([key, text]) => ({ text, id: score.anchors[key] }));
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
        {fillCount(texts.scorecard.result, total.examples, {
          clean: total.clean,
          percent: percent(total.clean, total.examples)
        })}{' '}
        <FilledText
          text={texts.scorecard.audited}
          values={{ date: <time dateTime={date}>{formatDate(date)}</time>, version: axeVersion }}
        />
        {missing > 0 && ` ${fillCount(texts.scorecard.missing, missing)}`}
      </p>
      <p className="pb-audit-note">{fillText(texts.scorecard.packages, { versions: versions.join(', ') })}</p>
    </>
  );
}

function Section({ anchor, title, counts, pages }: SectionScore) {
  const failing = pages.filter(({ rules }) => rules.length > 0);
  const clean = pages.filter(({ rules }) => rules.length === 0);
  const summary = fillText(texts.scorecard.summary, {
    examples: fillCount(texts.scorecard.exampleCount, counts.examples),
    failing: counts.failing === 0 ? texts.scorecard.none : counts.failing
  });
  return (
    <DisclosureSection level={3} anchor={anchor} title={title} summary={summary}>
      {failing.length > 0 && (
        <ClaimTable
          label={fillText(texts.scorecard.violations, { title })}
          widths={[30, 18, 52]}
          columns={[texts.scorecard.page, texts.scorecard.examples, texts.scorecard.violationsColumn]}
          rows={failing.map(({ title: name, href, counts: { examples, failing: count }, rules }) => [
            <a key="page" href={href}>
              {name}
            </a>,
            fillText(texts.scorecard.failingOf, { failing: count, count: examples }),
            <PageRules key="rules" rules={rules} />
          ])}
        />
      )}
      {clean.length > 0 && (
        <p className="pb-audit-note">
          {texts.scorecard.without}:{' '}
          {clean.map(({ title: name, href, counts: { examples } }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <a href={href}>{name}</a> ({formatNumber(examples)})
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
              <a href={href}>{title}</a> ({tab}, {fillCount(texts.scorecard.elementCount, elements)}
              {scheme !== null && `, ${fillText(texts.scorecard.schemeOnly, { scheme })}`})
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

function cellsOf({ examples, clean, failing, incomplete }: ExampleCounts): string[] {
  return [examples, clean, failing, incomplete].map((count) => formatNumber(count));
}

/** Rounded down, so that 100 % means all. */
function percent(part: number, whole: number): string {
  return formatPercent(whole === 0 ? 0 : Math.floor((1000 * part) / whole) / 1000);
}
