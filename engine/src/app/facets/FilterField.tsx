import { TextInputGroup, TextInputGroupMain } from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons/dist/js/icons/search-icon.js';

interface FilterFieldProps {
  /** Unique in the document. */
  id: string;
  /** Shown in the empty field, and its name. */
  placeholder: string;
  /** Attribute by which the script finds it. */
  hook: `data-${string}`;
}

/** A field to filter what follows. Without a script nothing could, so it is hidden then. */
export function FilterField({ id, placeholder, hook }: FilterFieldProps) {
  return (
    <div className="pb-filter-field">
      <TextInputGroup>
        <TextInputGroupMain
          icon={<SearchIcon set="rh-ui" />}
          type="search"
          placeholder={placeholder}
          aria-label={placeholder}
          inputId={id}
          inputProps={{ [hook]: true, autoComplete: 'off', spellCheck: false }}
        />
      </TextInputGroup>
    </div>
  );
}
