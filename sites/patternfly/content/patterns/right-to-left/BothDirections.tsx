import { Card, CardBody, Gallery } from '@patternfly/react-core';
import { ServerPage } from './ServerPage';
import { ENGLISH, HEBREW } from './texts';

export const BothDirections: React.FunctionComponent = () => (
  <Gallery hasGutter minWidths={{ default: '15rem' }}>
    <Card isCompact>
      <CardBody>
        <ServerPage id="both-ltr" texts={ENGLISH} />
      </CardBody>
    </Card>
    <Card isCompact>
      <CardBody>
        <ServerPage id="both-rtl" texts={HEBREW} />
      </CardBody>
    </Card>
  </Gallery>
);
