import { Bullseye, Spinner } from '@patternfly/react-core';

export const OneSpinner: React.FunctionComponent = () => (
  <Bullseye style={{ minBlockSize: '10rem' }}>
    <Spinner aria-label="The catalog is loading" />
  </Bullseye>
);
