import type { ComponentProps } from 'react';

import { SearchSymbol } from './symbols.tsx';

interface SearchFieldProps extends ComponentProps<'input'> {
  placeholder: string;
}

/**
 * Where a question to the search is typed; part of a form, so that it is answered by the results page at the worst.
 * Written with the library's classes: its own component would bring 43 KB with it before the first result.
 */
export function SearchField({ placeholder, ...input }: SearchFieldProps) {
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
    </div>
  );
}
