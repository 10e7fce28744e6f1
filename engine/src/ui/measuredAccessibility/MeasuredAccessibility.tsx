import { Label } from '@patternfly/react-core';
import { Fragment } from 'react';

import { formatNumber } from '../../core/language.ts';
import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { LOOKS, type Ratios, type Reach, type Subject } from '../../core/measures.ts';
import { ClaimFold } from '../claims/ClaimFold.tsx';
import { ClaimTable, type ExampleLink, LinkToExample } from '../claims/ClaimTables.tsx';
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
const CONTRAST_COLUMNS = [texts.measures.part, ...LOOKS.map((look) => texts.measures.look[look]), texts.measures.least];

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
        <ClaimFold result={targetsResult(targets)}>
          <ClaimTable
            label={fillText(texts.measures.targets, { title })}
            columns={TARGET_COLUMNS}
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
      {contrasts.length > 0 && (
        <ClaimFold result={contrastsResult(contrasts)}>
          <ClaimTable
            className="pb-claims-numbers"
            label={fillText(texts.measures.contrasts, { title })}
            columns={CONTRAST_COLUMNS}
            rows={contrasts.map(({ parts, examples, subject, ratios, least }) => [
              <Fragment key="part">
                <FilledText text={texts.measures.subject[subject]} values={{ part: <PartWords {...parts} /> }} />
                <Selectors {...parts} />
                {examples.length > 0 && <Places examples={examples} />}
              </Fragment>,
              ...LOOKS.map((look) => <Ratio key={look} value={ratios[look]} subject={subject} least={least} />),
              <bdi key="least">
                {fillText(subject === 'edge' ? texts.measures.leastEdge : texts.measures.ratio, { ratio: least })}
              </bdi>
            ])}
          />
        </ClaimFold>
      )}
    </>
  );
}

function targetsResult(targets: readonly TargetRow[]): string {
  const good = targets.filter(({ reach }) => reach !== 'none').length;
  return fillText(texts.measures.targetsResult, { good, count: targets.length });
}

/** Edges count only where there is nothing else: not all of them need contrast. */
function contrastsResult(contrasts: readonly ContrastRow[]): string {
  const needed = contrasts.filter(({ subject }) => subject !== 'edge');
  const good = needed.filter(({ ratios, least }) => LOOKS.every((look) => (ratios[look] ?? 0) >= least)).length;
  return needed.length === 0
    ? fillCount(texts.measures.edgesResult, contrasts.length)
    : fillText(texts.measures.contrastsResult, { good, count: needed.length });
}

function PartWords({ words, variants }: PartNames) {
  return <>{variants === null ? words : `${words}, ${fillText(texts.measures.variants, { count: variants })}`}</>;
}

function Selectors({ selectors }: PartNames) {
  return (
    <p className="pb-claim-selectors">
      {selectors.map((selector, index) => (
        <Fragment key={selector}>
          {index > 0 && ', '}
          <code>{selector}</code>
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
  const ratio = formatNumber(Math.floor(value * 10) / 10, 1);
  return value < least ? (
    <Label isCompact status={subject === 'edge' ? 'warning' : 'danger'}>
      <bdi>{fillText(texts.measures.below, { ratio })}</bdi>
    </Label>
  ) : (
    <bdi>{fillText(texts.measures.ratio, { ratio })}</bdi>
  );
}
