import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { explanationOf, type SuccessCriterion } from '../../core/wcag.ts';
import { ClaimTable } from '../claims/ClaimTables.tsx';
import { MarkedLink } from '../links.tsx';
import { TextWithCode } from '../TextWithCode.tsx';

interface CriterionRow {
  criterion: SuccessCriterion;
  met?: string | undefined;
  yours?: string | undefined;
  notMet?: string | undefined;
}

export interface SuccessCriteriaProps {
  rows: readonly CriterionRow[];
  /** Title of the component's page. */
  title: string;
}

const COLUMNS = [texts.successCriteria.criterion, texts.successCriteria.level, texts.successCriteria.result];

/** Success criteria of WCAG 2.2 with what the component does for each, and what is left to do. */
export function SuccessCriteria({ rows, title }: SuccessCriteriaProps) {
  return (
    <ClaimTable
      className="pb-criteria"
      label={fillText(texts.successCriteria.label, { title })}
      columns={COLUMNS}
      rows={rows.map(({ criterion, met, yours, notMet }) => [
        // From right to left, too, the number comes before the name.
        <bdi key="criterion">
          <MarkedLink link={{ text: `${criterion.number} ${criterion.name}`, href: explanationOf(criterion) }} />
        </bdi>,
        criterion.level,
        <ul key="result" className="pb-claim-states">
          <Result status={texts.successCriteria.met} text={met} />
          <Result status={texts.successCriteria.yours} text={yours} />
          <Result status={texts.successCriteria.notMet} text={notMet} />
        </ul>
      ])}
    />
  );
}

function Result({ status, text }: { status: string; text: string | undefined }) {
  return (
    text !== undefined && (
      <li>
        <strong>{status}</strong> <TextWithCode text={text} />
      </li>
    )
  );
}
