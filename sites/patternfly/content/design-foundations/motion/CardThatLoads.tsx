import { useEffect, useState } from 'react';
import { Button, Card, CardBody, CardFooter, CardTitle, Skeleton } from '@patternfly/react-core';

export const CardThatLoads: React.FunctionComponent = () => {
  const [isLoading, setIsLoading] = useState(false);

  useEffect(() => {
    if (isLoading) {
      const timer = setTimeout(() => setIsLoading(false), 3000);
      return () => clearTimeout(timer);
    }
  }, [isLoading]);

  return (
    <Card>
      <CardTitle>Storage</CardTitle>
      <CardBody aria-live="polite">
        {isLoading ? <Skeleton screenreaderText="Measuring the storage" /> : '412 GB of 500 GB are in use.'}
      </CardBody>
      <CardFooter>
        <Button
          variant="secondary"
          isLoading={isLoading}
          spinnerAriaLabel="Storage"
          spinnerAriaValueText="Measuring"
          onClick={() => setIsLoading(true)}
        >
          Measure again
        </Button>
      </CardFooter>
    </Card>
  );
};
