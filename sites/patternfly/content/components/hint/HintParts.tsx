import { Button, Hint, HintBody, HintFooter, HintTitle } from '@patternfly/react-core';
import CloseIcon from '@patternfly/react-icons/dist/esm/icons/rh-microns-close-icon';

export const HintParts: React.FunctionComponent = () => (
  <Hint actions={<Button variant="plain" aria-label="Close the hint about projects" icon={<CloseIcon />} />}>
    <HintTitle>See all servers of Orion together</HintTitle>
    <HintBody>Save a filter, and open it from the navigation.</HintBody>
    <HintFooter>
      <Button variant="link" isInline>
        Save this filter
      </Button>
    </HintFooter>
  </Hint>
);
