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

interface FilterFieldProps {
  /** Shown in the empty field, and its name. */
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** A field to filter what follows. Without a script nothing could, so it is hidden then. */
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
  /** How much is left of the list then. */
  count: number;
}

interface ChoicesProps {
  legend: string;
  /** Screen readers say the legend in any case. */
  showsLegend?: boolean;
  /** Of the inputs; unique in the document. */
  name: string;
  /** Whether several can be chosen. */
  type: 'checkbox' | 'radio';
  options: readonly Choice[];
  chosen: readonly string[];
  onChange: (value: string, isChosen: boolean) => void;
}

/** Choices that narrow a list. */
export function Choices({ legend, showsLegend = false, name, type, options, chosen, onChange }: ChoicesProps) {
  return (
    <fieldset className="pb-facets">
      <legend className={showsLegend ? undefined : 'pf-v6-screen-reader'}>{legend}</legend>
      {options.map(({ value, label, count }) => (
        <label key={value} className="pb-facet">
          <input
            type={type}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) => onChange(value, target.checked)}
          />
          {label} <span className="pb-facet-count">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface NoMatchesProps {
  text: string;
  clear: string;
  headingLevel: 'h2' | 'h3';
  isShown: boolean;
  onClear: () => void;
}

/** Stands in place of a list when nothing in it matches the filter. */
export function NoMatches({ text, clear, headingLevel, isShown, onClear }: NoMatchesProps) {
  return (
    <div hidden={!isShown}>
      <EmptyState titleText="No results found" headingLevel={headingLevel} variant="sm">
        <EmptyStateBody>{text}</EmptyStateBody>
        <EmptyStateFooter>
          <Button variant="link" onClick={onClear}>
            {clear}
          </Button>
        </EmptyStateFooter>
      </EmptyState>
    </div>
  );
}
