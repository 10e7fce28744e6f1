import { TextInputGroup, TextInputGroupMain } from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons/dist/js/icons/search-icon.js';

interface SearchFieldProps {
  /** Unique in the document. */
  id: string;
  placeholder: string;
  /** Its name, where it isn't the placeholder. */
  label?: string;
  /** Results open below it and are walked through by arrows; id of their list. */
  listbox?: string;
  /** Has the focus as soon as what it stands in opens. */
  takesFocus?: true;
}

/** Where a question to the search is typed; part of a form, so that it is answered by the results page at the worst. */
export function SearchField({ id, placeholder, label = placeholder, listbox, takesFocus }: SearchFieldProps) {
  return (
    <TextInputGroup className="pb-search-field">
      <TextInputGroupMain
        icon={<SearchIcon set="rh-ui" />}
        type="search"
        name="q"
        inputId={id}
        placeholder={placeholder}
        aria-label={label}
        inputProps={{
          autoComplete: 'off',
          autoCapitalize: 'off',
          spellCheck: false,
          enterKeyHint: 'search',
          maxLength: 200,
          ...(takesFocus && { autoFocus: true }),
          ...(listbox !== undefined && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': false,
            'aria-controls': listbox
          })
        }}
      />
    </TextInputGroup>
  );
}
