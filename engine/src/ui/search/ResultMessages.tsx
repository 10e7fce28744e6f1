import type { ReactNode, RefObject } from 'react';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { NO_FILTERS, type Question, searchAddress } from './searchAddress.ts';
import type { Search } from './useSearch.ts';
import type { SearchSection } from './sections.ts';

interface ResultMessagesProps {
  search: Search;
  /** The results, or suggestions while the query is empty. */
  children: ReactNode;
  /** Whether to link to all results; false where all of them are shown. */
  leadsToAll: boolean;
  /** Sections linked when nothing is found. */
  sections: readonly SearchSection[];
  onQuestion: (change: Partial<Question>) => void;
  /** Receives the focus of buttons that disappear when pressed. */
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** Results with their messages: status, notices, the empty state, or the failure. */
export function ResultMessages({ search, children, leadsToAll, sections, onQuestion, fieldRef }: ResultMessagesProps) {
  const { question, shown, status, listRef } = search;
  const ask = (change: Partial<Question>): void => {
    onQuestion(change);
    fieldRef.current?.focus();
  };
  const retry = (): void => {
    search.retry();
    fieldRef.current?.focus();
  };
  const isStale = shown.step === 'asking';
  const isNarrowed = question.kinds.length > 0 || question.section !== null;
  return (
    <div className="pb-results" data-stale={isStale || undefined} ref={listRef}>
      {/* It has its room before there is anything to say. */}
      {question.query.trim() !== '' && status.nothing === null && (
        <p className="pb-result-status">
          <bdi>{status.status}</bdi>
        </p>
      )}
      {status.notice !== null && (
        <div className="pb-result-notice">
          <p>
            <bdi>{status.notice}</bdi>
          </p>
          <RetryButton onRetry={retry} />
        </div>
      )}
      {children}
      {leadsToAll && status.all !== null && (
        <p className="pb-result-all">
          <a href={searchAddress(question)}>{fillText(texts.search.allResults, { count: status.all })}</a>
        </p>
      )}
      {status.nothing && (
        <div className="pb-result-none">
          <p>
            <bdi>{status.nothing.text}</bdi>
          </p>
          {status.nothing.suggestions.length > 0 && (
            <p>
              {texts.common.didYouMean}{' '}
              {status.nothing.suggestions.map((words) => (
                <button
                  key={words}
                  type="button"
                  className="pb-result-suggestion"
                  onClick={() => ask({ query: words })}
                >
                  {words}
                </button>
              ))}
            </p>
          )}
          {isNarrowed && (
            <p>
              <button
                type="button"
                className="pf-v6-c-button pf-m-secondary pf-m-small"
                onClick={() => ask(NO_FILTERS)}
              >
                {texts.search.clearFilters}
              </button>
            </p>
          )}
          <p>{texts.common.browseSections}</p>
          <SectionLinks sections={sections} />
        </div>
      )}
      {shown.step === 'failed' && (
        <div className="pb-result-failed">
          <p>{texts.search.failed}</p>
          <RetryButton onRetry={retry} />
        </div>
      )}
    </div>
  );
}

/** Links to sections, in a row. */
function SectionLinks({ sections }: { sections: readonly SearchSection[] }) {
  return (
    <ul className="pb-result-sections" role="list">
      {sections.map(({ slug, title, path }) => (
        <li key={slug}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

function RetryButton({ onRetry }: { onRetry: () => void }) {
  return (
    <button type="button" className="pf-v6-c-button pf-m-secondary pf-m-small" onClick={onRetry}>
      {texts.common.tryAgain}
    </button>
  );
}
