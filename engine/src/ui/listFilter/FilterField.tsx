import { TextInputGroup, TextInputGroupMain } from '@patternfly/react-core';
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
