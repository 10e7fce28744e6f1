import { SearchInput } from '@patternfly/react-core';

export const SearchInputParts: React.FunctionComponent = () => (
  <SearchInput
    aria-label="Find in the log"
    value="timeout"
    onChange={() => undefined}
    onClear={() => undefined}
    resultsCount="2 / 7"
    resultsCountContext=" matches"
    onPreviousClick={() => undefined}
    onNextClick={() => undefined}
  />
);
