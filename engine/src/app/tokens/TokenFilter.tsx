import { Button, TextInputGroup, TextInputGroupMain } from '@patternfly/react-core';
import { SearchIcon } from '@patternfly/react-icons/dist/js/icons/search-icon.js';

import type { TokenFacetOption, TokenTableView } from './view.ts';

const PLACEHOLDER = 'Filter by name or value';

/** What narrows the list of tokens. Its fields are named as the address names them. */
export function TokenFilter({ groups, layers }: TokenTableView) {
  const categories = groups.map(({ slug, title, tokens }) => ({ value: slug, label: title, count: tokens.length }));
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <form className="pb-token-filter" role="search" aria-label="Tokens" autoComplete="off" data-token-filter>
      <div className="pb-token-search">
        <TextInputGroup>
          <TextInputGroupMain
            icon={<SearchIcon set="rh-ui" />}
            type="search"
            name="q"
            placeholder={PLACEHOLDER}
            aria-label={PLACEHOLDER}
            inputProps={{ spellCheck: false }}
          />
        </TextInputGroup>
      </div>
      <Facet legend="Layer" name="layer" options={layers} />
      <Facet legend="Category" name="category" options={categories} />
      <div className="pb-token-count">
        <p role="status">
          <bdi data-token-count>{total.toLocaleString('en')} tokens</bdi>
        </p>
        <span data-token-clear-place hidden>
          <Button variant="link" isInline data-token-clear>
            Clear filters
          </Button>
        </span>
      </div>
    </form>
  );
}

function Facet({ legend, name, options }: { legend: string; name: string; options: TokenFacetOption[] }) {
  if (options.length < 2) {
    return null;
  }
  return (
    <fieldset className="pb-facet">
      <legend>{legend}</legend>
      {options.map(({ value, label, count }) => (
        <label key={value} className="pb-facet-option">
          <input type="checkbox" name={name} value={value} />
          {label} <span>{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
