import { useState } from 'react';
import { Button, Card, CardBody, CardFooter, CardTitle } from '@patternfly/react-core';

const STYLES = `
  .motion-hint {
    opacity: 1;
    transition: opacity var(--pf-t--global--motion--duration--fade--default)
      var(--pf-t--global--motion--timing-function--default);
  }
  .motion-hint.is-hidden {
    visibility: hidden;
    opacity: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    .motion-hint {
      transition-duration: var(--pf-t--global--motion--duration--fade--default),
        var(--pf-t--global--motion--duration--slide-in--short);
      transition-property: opacity, transform;
      transition-timing-function: var(--pf-t--global--motion--timing-function--decelerate);
    }
    .motion-hint.is-hidden {
      transform: translateY(-0.5rem);
    }
  }
`;

export const HintOfYourOwn: React.FunctionComponent = () => {
  const [isHidden, setIsHidden] = useState(false);

  return (
    <Card>
      <CardTitle component="h4">Storage</CardTitle>
      <CardBody>
        <style>{STYLES}</style>
        <p>412 GB of 500 GB are in use.</p>
        <p className={isHidden ? 'motion-hint is-hidden' : 'motion-hint'}>
          Delete old backups to make room for the next one.
        </p>
      </CardBody>
      <CardFooter>
        <Button variant="secondary" onClick={() => setIsHidden(!isHidden)}>
          {isHidden ? 'Show the hint' : 'Hide the hint'}
        </Button>
      </CardFooter>
    </Card>
  );
};
