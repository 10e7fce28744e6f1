import type { ComponentPropsWithRef, RefObject } from 'react';

import * as texts from '../../core/texts.ts';

interface SearchFieldProps extends ComponentPropsWithRef<'input'> {
  placeholder: string;
  value: string;
  ref: RefObject<HTMLInputElement | null>;
  onClear: () => void;
}

/**
 * Input of the search, to be used in a form, so that it falls back to the results page. Uses only the library's
 * classes: its component would add 43 KB before the first result.
 */
export function SearchField({ placeholder, onClear, ...input }: SearchFieldProps) {
  return (
    <div className="pf-v6-c-text-input-group pb-search-field">
      <div className="pf-v6-c-text-input-group__main pf-m-icon">
        <span className="pf-v6-c-text-input-group__text">
          <span className="pf-v6-c-text-input-group__icon">
            <SearchSymbol />
          </span>
          <input
            className="pf-v6-c-text-input-group__text-input"
            type="search"
            name="q"
            placeholder={placeholder}
            aria-label={placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            {...input}
          />
        </span>
      </div>
      {input.value !== '' && (
        <button
          type="button"
          className="pb-clear"
          aria-label={texts.search.clear}
          title={texts.search.clear}
          onClick={() => {
            onClear();
            input.ref.current?.focus();
          }}
        >
          ×
        </button>
      )}
    </div>
  );
}

/** Magnifier icon. Inlined, since the icon package would add its base module. */
function SearchSymbol() {
  return (
    <svg className="pf-v6-svg" fill="currentColor" viewBox="0 0 32 32" aria-hidden width="1em" height="1em">
      <path d="m30.796 29.205-8.557-8.557A11.945 11.945 0 0 0 25 13c0-6.617-5.383-12-12-12S1 6.383 1 13s5.383 12 12 12c2.904 0 5.57-1.038 7.648-2.761l8.556 8.556a1.122 1.122 0 0 0 1.592 0 1.127 1.127 0 0 0 0-1.591ZM3 13C3 7.486 7.486 3 13 3s10 4.486 10 10-4.486 10-10 10S3 18.514 3 13Z" />
    </svg>
  );
}
