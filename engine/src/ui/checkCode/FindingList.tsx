import { Button } from '@patternfly/react-core';
import { ExclamationCircleIcon } from '@patternfly/react-icons/dist/js/icons/exclamation-circle-icon.js';
import { ExclamationTriangleIcon } from '@patternfly/react-icons/dist/js/icons/exclamation-triangle-icon.js';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import type { Position } from '../../core/position.ts';
import type { Finding, Fix } from '../../lint/finding.ts';
import { FilledText } from '../FilledText.tsx';
import { NewWindowMark } from '../links.tsx';

/** Longer lists help nobody. */
const MAX_LISTED = 200;

interface FindingListProps {
  findings: readonly Finding[];
  /** Whether the findings are about the text in the field, so that their fixes can be applied. */
  isCurrent: boolean;
  onGoTo: (place: Position) => void;
  onApply: (fixes: readonly Fix[]) => void;
}

/** What was found in a file, in the order of its lines. */
export function FindingList({ findings, isCurrent, onGoTo, onApply }: FindingListProps) {
  const fixes = findings.flatMap(({ fix }) => fix ?? []);
  const others = findings.length - MAX_LISTED;
  return (
    <>
      {fixes.length > 1 && (
        <Button variant="secondary" size="sm" isAriaDisabled={!isCurrent} onClick={() => onApply(fixes)}>
          {fillCount(texts.checkCode.applyAll, fixes.length)}
        </Button>
      )}
      <ol className="pb-check-list" role="list">
        {findings.slice(0, MAX_LISTED).map((finding, index) => (
          <FindingItem key={index} finding={finding} isCurrent={isCurrent} onGoTo={onGoTo} onApply={onApply} />
        ))}
      </ol>
      {others > 0 && <p className="pb-check-note">{fillCount(texts.checkCode.more, others)}</p>}
    </>
  );
}

const SIGNS = {
  error: { Icon: ExclamationCircleIcon, label: texts.checkCode.error },
  warning: { Icon: ExclamationTriangleIcon, label: texts.checkCode.warning }
};

interface FindingItemProps extends Omit<FindingListProps, 'findings'> {
  finding: Finding;
}

function FindingItem({ finding, isCurrent, onGoTo, onApply }: FindingItemProps) {
  const { line, column, severity, rule, message, suggestion, page, fix } = finding;
  const { Icon, label } = SIGNS[severity];
  return (
    <li data-severity={severity}>
      <Icon set="rh-ui" />
      <p className="pb-check-head">
        <Button variant="link" isInline onClick={() => onGoTo({ line, column })}>
          {fillText(texts.checkCode.goToLine, { line })}
        </Button>
        <span className="pf-v6-screen-reader">{label}</span>
        <span className="pb-check-rule">{rule}</span>
      </p>
      <p dir="auto">{message}</p>
      {suggestion !== null && (
        <p className="pb-check-suggestion">
          <FilledText text={texts.checker.instead} values={{ suggestion: <code dir="ltr">{suggestion}</code> }} />
          {fix && (
            <Button
              variant="link"
              isInline
              isAriaDisabled={!isCurrent}
              aria-label={fillText(texts.checkCode.applyLabel, { line, suggestion })}
              onClick={() => onApply([fix])}
            >
              {texts.checker.apply}
            </Button>
          )}
        </p>
      )}
      {page !== null && (
        <a href={page} target="_blank">
          {texts.checkCode.documentation} <NewWindowMark />
        </a>
      )}
    </li>
  );
}
