import { ExclamationCircleIcon } from '@patternfly/react-icons/dist/js/icons/exclamation-circle-icon.js';
import { ExclamationTriangleIcon } from '@patternfly/react-icons/dist/js/icons/exclamation-triangle-icon.js';
import { Fragment } from 'react';

import { formatList, formatNumber } from '../../core/language.ts';
import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { LOOKS, type Ratios, type Reach, type Subject } from '../../core/measures.ts';
import { ClaimFold, ClaimRest } from '../claims/ClaimFold.tsx';
import { ClaimTable, FoldedTable, restLabel, shownRows } from '../claims/ClaimTable.tsx';
import { type ExampleLink, LinkToExample } from '../claims/ClaimTables.tsx';
import { FilledText } from '../FilledText.tsx';
import type { PartNames } from '../measures/partNames.ts';

/** Targets of the same height. */
export interface TargetRow {
  parts: PartNames;
  /** CSS pixels, of the narrowest. */
  width: number;
  height: number;
  reach: Reach;
  /** Whether it is as large as level AAA asks. */
  isEnhanced: boolean;
  /** Where the narrowest is. */
  example: ExampleLink;
}

/** Parts with the same contrasts. */
export interface ContrastRow {
  parts: PartNames;
  /** Where they are, if another row has the same names. */
  examples: readonly ExampleLink[];
  subject: Subject;
  ratios: Ratios;
  /** Least ratio of level AA. */
  least: number;
}

export interface MeasuredAccessibilityProps {
  /** Null for a page that was not measured. */
  measured: {
    /** Title of the component's page. */
    title: string;
    targets: readonly TargetRow[];
    contrasts: readonly ContrastRow[];
    /** Release of the oldest values. */
    release: string;
    isOutdated: boolean;
  } | null;
}

const TARGET_COLUMNS = [
  texts.measures.part,
  texts.measures.smallest,
  texts.measures.minimum,
  texts.measures.enhanced,
  texts.measures.example
];
const TARGET_WIDTHS = [32, 15, 14, 12, 27];
const CONTRAST_COLUMNS = [texts.measures.part, ...LOOKS.map((look) => texts.measures.look[look]), texts.measures.least];
const CONTRAST_WIDTHS = [44, 13, 13, 16, 14];

/** Sizes of targets and contrasts in the examples of a page. */
export function MeasuredAccessibility({ measured }: MeasuredAccessibilityProps) {
  if (measured === null) {
    return <p className="pb-audit-note">{texts.measures.empty}</p>;
  }
  const { title, targets, contrasts, release, isOutdated } = measured;
  return (
    <>
      <p className="pb-audit-note">
        {fillText(texts.measures.note, { release })}
        {isOutdated && ` ${texts.measures.outdatedExamples}`}
      </p>
      {targets.length > 0 && (
        <ClaimFold result={targetsResult(targets)} isTitle>
          <FoldedTable
            className="pb-claims-targets"
            label={fillText(texts.measures.targets, { title })}
            columns={TARGET_COLUMNS}
            widths={TARGET_WIDTHS}
            least={targets.findLastIndex(({ reach }) => reach === 'none') + 1}
            more={texts.measures.moreTargets}
            rows={targets.map(({ parts, width, height, reach, isEnhanced, example }) => [
              <Fragment key="parts">
                <PartWords {...parts} words={parts.words.charAt(0).toUpperCase() + parts.words.slice(1)} />
                <Selectors {...parts} />
              </Fragment>,
              <bdi key="size" dir="ltr" className="pb-claim-size">
                {fillText(texts.measures.px, { value: `${width} × ${height}` })}
              </bdi>,
              texts.measures.reach[reach],
              isEnhanced ? texts.measures.yes : texts.measures.no,
              <LinkToExample key="example" example={example} />
            ])}
          />
        </ClaimFold>
      )}
      {contrasts.length > 0 && <Contrasts title={title} contrasts={contrasts} />}
    </>
  );
}

interface ContrastsProps {
  title: string;
  contrasts: readonly ContrastRow[];
}

/** Edges come last, in a table of their own: not all of them need contrast. */
function Contrasts({ title, contrasts }: ContrastsProps) {
  const { needed = [], edges = [] } = Object.groupBy(contrasts, ({ subject }) =>
    subject === 'edge' ? 'edges' : 'needed'
  );
  const label = fillText(texts.measures.contrasts, { title });
  const edgesLabel = fillText(texts.measures.edgeContrasts, { title });
  if (needed.length === 0) {
    return (
      <ClaimFold result={fillCount(texts.measures.edgesResult, edges.length)} isTitle>
        <ContrastTable label={edgesLabel} rows={edges} />
      </ClaimFold>
    );
  }
  const shown = shownRows(needed.length, needed.findLastIndex((row) => !isReached(row)) + 1);
  const rest = needed.slice(shown);
  const summary = formatList([
    ...(rest.length === 0 ? [] : [fillCount(texts.measures.moreContrasts, rest.length)]),
    ...(edges.length === 0 ? [] : [fillCount(texts.measures.edges, edges.length)])
  ]);
  return (
    <ClaimFold result={contrastsResult(needed)} isTitle>
      <ContrastTable label={label} rows={needed.slice(0, shown)} />
      {summary !== '' && (
        <ClaimRest summary={summary}>
          {rest.length > 0 && <ContrastTable label={restLabel(label, summary)} rows={rest} />}
          {edges.length > 0 && (
            <>
              <p className="pb-claim-title">{texts.measures.edgesTitle}</p>
              <ContrastTable label={edgesLabel} rows={edges} />
            </>
          )}
        </ClaimRest>
      )}
    </ClaimFold>
  );
}

function ContrastTable({ label, rows }: { label: string; rows: readonly ContrastRow[] }) {
  return (
    <ClaimTable
      className="pb-claims-numbers"
      label={label}
      columns={CONTRAST_COLUMNS}
      widths={CONTRAST_WIDTHS}
      rows={rows.map(({ parts, examples, subject, ratios, least }) => [
        <Fragment key="part">
          <FilledText text={texts.measures.subject[subject]} values={{ part: <PartWords {...parts} /> }} />
          <Selectors {...parts} />
          {examples.length > 0 && <Places examples={examples} />}
        </Fragment>,
        ...LOOKS.map((look) => <Ratio key={look} value={ratios[look]} subject={subject} least={least} />),
        <bdi key="least">{fillText(texts.measures.ratio, { ratio: least })}</bdi>
      ])}
    />
  );
}

function targetsResult(targets: readonly TargetRow[]): string {
  const good = targets.filter(({ reach }) => reach !== 'none').length;
  return fillText(texts.measures.targetsResult, { good, count: targets.length });
}

function contrastsResult(needed: readonly ContrastRow[]): string {
  return fillText(texts.measures.contrastsResult, { good: needed.filter(isReached).length, count: needed.length });
}

function isReached({ ratios, least }: ContrastRow): boolean {
  return LOOKS.every((look) => (ratios[look] ?? 0) >= least);
}

function PartWords({ words, variants }: PartNames) {
  return <>{variants === null ? words : `${words}, ${fillText(texts.measures.variants, { count: variants })}`}</>;
}

function Selectors({ selectors }: PartNames) {
  return (
    <p className="pb-claim-selectors">
      {selectors.map((selector, index) => (
        <Fragment key={selector}>
          {index > 0 && ' '}
          <code>
            {selector}
            {index < selectors.length - 1 && ','}
          </code>
        </Fragment>
      ))}
    </p>
  );
}

/** Number of examples that are listed. */
const MAX_EXAMPLES = 2;

function Places({ examples }: { examples: readonly ExampleLink[] }) {
  const more = examples.length - MAX_EXAMPLES;
  return (
    <p className="pb-claim-text">
      {texts.measures.inExamples}{' '}
      {examples.slice(0, MAX_EXAMPLES).map((example, index) => (
        <Fragment key={example.href}>
          {index > 0 && ', '}
          <LinkToExample example={example} />
        </Fragment>
      ))}
      {more > 0 && `, ${fillText(texts.measures.moreExamples, { count: more })}`}
    </p>
  );
}

/** Truncated instead of rounded: 4.49 is below 4.5. An edge may be, if something else identifies the control. */
function Ratio({ value, subject, least }: { value: number | null; subject: Subject; least: number }) {
  if (value === null) {
    return subject === 'edge' ? texts.measures.none : texts.measures.unknown;
  }
  const ratio = fillText(texts.measures.ratio, { ratio: formatNumber(Math.floor(value * 10) / 10, 1) });
  if (value >= least) {
    return <bdi>{ratio}</bdi>;
  }
  const Icon = subject === 'edge' ? ExclamationTriangleIcon : ExclamationCircleIcon;
  return (
    <bdi className={subject === 'edge' ? 'pb-claim-warning' : 'pb-claim-failure'}>
      <Icon set="rh-ui" />
      {ratio}
      <span className="pf-v6-screen-reader">{texts.measures.below}</span>
    </bdi>
  );
}
