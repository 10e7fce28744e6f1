import { Label, type LabelProps } from '@patternfly/react-core';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { explanationOf, type SuccessCriterion } from '../../core/wcag.ts';
import { ClaimFold } from '../claims/ClaimFold.tsx';
import { ClaimTable } from '../claims/ClaimTable.tsx';
import { ProseWithCode } from '../ProseWithCode.tsx';

/** What the component does for a criterion, what is left to do, and what it fails. */
type Status = 'met' | 'yours' | 'notMet';

interface CriterionRow extends Partial<Record<Status, string | undefined>> {
  criterion: SuccessCriterion;
}

export interface SuccessCriteriaProps {
  rows: readonly CriterionRow[];
  /** Title of the component's page. */
  title: string;
}

/** What is left to do stands out from what is done. */
const LOOKS: Readonly<Record<Status, Pick<LabelProps, 'color' | 'variant'>>> = {
  met: { color: 'green', variant: 'outline' },
  yours: { color: 'blue', variant: 'filled' },
  notMet: { color: 'red', variant: 'filled' }
};
const STATUSES = Object.keys(LOOKS) as Status[];

const COLUMNS = [texts.successCriteria.criterion, texts.successCriteria.level, texts.successCriteria.result];
const WIDTHS = [32, 8, 60];

/** Success criteria of WCAG 2.2 with what the component does for each, and what is left to do. */
export function SuccessCriteria({ rows, title }: SuccessCriteriaProps) {
  return (
    <ClaimFold result={resultOf(rows)}>
      <ClaimTable
        className="pb-criteria"
        label={fillText(texts.successCriteria.label, { title })}
        columns={COLUMNS}
        widths={WIDTHS}
        rows={rows.map(({ criterion, ...results }) => [
          // From right to left, too, the number comes before the name.
          <bdi key="criterion">
            <a href={explanationOf(criterion)}>{`${criterion.number} ${criterion.name}`}</a>
          </bdi>,
          criterion.level,
          <ul key="result" className="pb-claim-states">
            {STATUSES.map((status) => {
              const text = results[status];
              return (
                text !== undefined && (
                  <li key={status}>
                    <strong>
                      <Label isCompact {...LOOKS[status]}>
                        {texts.successCriteria[status]}
                      </Label>
                      <span className="pf-v6-screen-reader">{texts.successCriteria.afterStatus}</span>
                    </strong>{' '}
                    <span>
                      <ProseWithCode text={text} />
                    </span>
                  </li>
                )
              );
            })}
          </ul>
        ])}
      />
    </ClaimFold>
  );
}

/** How many criteria have each result. */
function resultOf(rows: readonly CriterionRow[]): string {
  const counts = {
    met: texts.successCriteria.metCount,
    yours: texts.successCriteria.yoursCount,
    notMet: texts.successCriteria.notMetCount
  };
  const results = STATUSES.flatMap((status) => {
    const count = rows.filter((row) => row[status] !== undefined).length;
    return count === 0 ? [] : [fillText(counts[status], { count })];
  });
  return fillText(texts.successCriteria.summary, {
    criteria: fillCount(texts.successCriteria.criteria, rows.length),
    results: results.join(', ')
  });
}
