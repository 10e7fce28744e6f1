import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { CSS_FILTER_DEBOUNCE_MS } from '../../core/constants.ts';
import { ExpandAll } from '../disclosure/ExpandAll.tsx';
import { FilterField } from '../listFilter/filterControls.tsx';
import { useAddressQuery } from '../listFilter/useAddressQuery.ts';
import { useShownTarget } from '../listFilter/useShownTarget.ts';
import { createReferenceRows, type FoundRows } from './referenceRows.ts';

export interface ReferenceFilterProps {
  /** Id of the section with the tables. */
  sectionId: string;
  /** Query parameter in the address. */
  name: string;
  /** What the rows are, e.g. `props`. */
  noun: string;
  /** Whether rows are searched by regular expressions; by words otherwise. */
  hasPatterns: boolean;
  /** Whether there is more than one part to expand. */
  canExpand: boolean;
}

/** Filters the reference tables of a section, whose rows stay static HTML, and can expand all collapsed parts. */
export function ReferenceFilter({ sectionId, name, noun, hasPatterns, canExpand }: ReferenceFilterProps) {
  const label = fillText(texts.referenceFilter.label, { noun });
  const { search, changeQuery } = useAddressQuery();
  const value = new URLSearchParams(search).get(name) ?? '';
  const found = useFoundRows(sectionId, value.trim(), hasPatterns);
  useShownTarget(sectionId, (follow) => flushSync(() => changeQuery((query) => query.delete(name), follow)));
  return (
    <div className="pb-reference-filter">
      <FilterField
        placeholder={label}
        value={value}
        onChange={(text) => changeQuery((query) => (text === '' ? query.delete(name) : query.set(name, text)), 'soon')}
      />
      {canExpand && <ExpandAll partOf={sectionId} noun={noun} />}
      <span className="pb-reference-count" role="status">
        {found === 'loading' ? texts.referenceFilter.loading : found && describe(found, noun)}
      </span>
    </div>
  );
}

/** @returns the matching rows of the last answered text; null without a filter or an answer */
function useFoundRows(sectionId: string, text: string, hasPatterns: boolean): FoundRows | 'loading' | null {
  const [rows] = useState(() => createReferenceRows(sectionId, hasPatterns));
  const [found, setFound] = useState<FoundRows | 'loading' | null>(null);
  useLayoutEffect(() => {
    if (text === '') {
      rows.showAll();
      return undefined;
    }
    const lifetime = new AbortController();
    const { signal } = lifetime;
    let isLoading = true;
    const details = rows.loadDetails().finally(() => (isLoading = false));
    const filter = async (): Promise<void> => {
      if (isLoading) {
        setFound('loading');
      }
      const hasDetails = await details;
      const answer = signal.aborted ? null : await rows.filter(text, hasDetails, signal);
      if (!signal.aborted) {
        setFound(answer);
      }
    };
    const timer = setTimeout(() => void filter(), hasPatterns ? CSS_FILTER_DEBOUNCE_MS : 0);
    return () => {
      clearTimeout(timer);
      lifetime.abort();
    };
  }, [rows, text, hasPatterns]);
  return text === '' ? null : found;
}

function describe({ text, count, total, note }: FoundRows, noun: string): string {
  const left =
    count === 0
      ? fillText(texts.referenceFilter.noMatches, { noun, query: text })
      : fillText(texts.referenceFilter.count, { count, total, noun });
  return note === null ? left : `${left} ${note}`;
}
