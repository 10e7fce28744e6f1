import {
  Button,
  EmptyState,
  EmptyStateBody,
  EmptyStateFooter,
  TextInputGroup,
  TextInputGroupMain
} from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons/dist/js/icons/search-icon.js';
import type { Ref } from 'react';

import { fillText } from '../../core/fillText.ts';
import { formatNumber } from '../../core/language.ts';
import * as texts from '../../core/texts.ts';
import { NOT_IN_MARKDOWN } from '../notInMarkdown.ts';

interface FilterFieldProps {
  /** Placeholder and accessible name of the field. */
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Filter field, hidden without scripts. */
export function FilterField({ placeholder, value, onChange, inputRef }: FilterFieldProps) {
  return (
    <div className="pb-filter-field">
      <TextInputGroup>
        <TextInputGroupMain
          icon={<SearchIcon set="rh-ui" />}
          type="search"
          placeholder={placeholder}
          aria-label={placeholder}
          value={value}
          onChange={(_, text) => onChange(text)}
          ref={inputRef}
          inputProps={{ autoComplete: 'off', spellCheck: false }}
        />
      </TextInputGroup>
    </div>
  );
}

export interface Choice {
  value: string;
  label: string;
  /** Number of matching rows; null for a choice of all, whose number is told elsewhere. */
  count: number | null;
}

interface ChoicesProps {
  legend: string;
  /** Whether the legend is visible; screen readers get it in any case. */
  showsLegend?: boolean;
  /** Name of the inputs; unique in the document. */
  name: string;
  /** Multiple or single choice. */
  type: 'checkbox' | 'radio';
  options: readonly Choice[];
  chosen: readonly string[];
  onChange: (value: string, isChosen: boolean) => void;
}

/** Checkboxes or radio buttons that filter a list. */
export function Choices({ legend, showsLegend = false, name, type, options, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className="pb-facets">
      <legend className={showsLegend ? undefined : 'pf-v6-screen-reader'}>{legend}</legend>
      {options.map(({ value, label, count }) => (
        <label key={value} className={count === 0 ? 'pb-facet pb-facet-none' : 'pb-facet'}>
          <input
            type={type}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) => onChange(value, target.checked)}
          />
          {label} {count !== null && <span className="pb-facet-count">{formatNumber(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}

interface NoMatchesProps {
  /** What the list contains, e.g. `tokens`. */
  noun: string;
  /** Text of the filter field; empty if only other filters are set. */
  query: string;
  headingLevel: 'h2' | 'h3';
  isShown: boolean;
  onClear: () => void;
}

/** Empty state of a list without matches. */
export function NoMatches({ noun, query, headingLevel, isShown, onClear }: NoMatchesProps) {
  const text = query.trim();
  const title =
    text === ''
      ? fillText(texts.listFilter.noMatchesFilters, { noun })
      : fillText(texts.listFilter.noMatches, { noun, query: text });
  return (
    <div className="pb-no-matches" hidden={!isShown} {...NOT_IN_MARKDOWN}>
      <EmptyState titleText={<bdi>{title}</bdi>} headingLevel={headingLevel} variant="sm">
        <EmptyStateBody>{texts.listFilter.noMatchesHint}</EmptyStateBody>
        <EmptyStateFooter>
          <Button variant="link" onClick={onClear}>
            {texts.common.clearFilters}
          </Button>
        </EmptyStateFooter>
      </EmptyState>
    </div>
  );
}
