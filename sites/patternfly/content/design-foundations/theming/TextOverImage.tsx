import { Card, CardBody, CardTitle } from '@patternfly/react-core';
import { InTheme } from '../../figures/InTheme.tsx';

export interface TextOverImageProps {
  hasCard?: boolean;
}

/** Text in Glass, on a surface or on the image itself. */
export const TextOverImage: React.FunctionComponent<TextOverImageProps> = ({ hasCard = false }) => (
  <InTheme theme="glass">
    {hasCard ? (
      <Card isCompact isGlass>
        <CardTitle>Storage</CardTitle>
        <CardBody>38 of 40 volumes are in the last backup.</CardBody>
      </Card>
    ) : (
      <>
        <p>
          <strong>Storage</strong>
        </p>
        <p>38 of 40 volumes are in the last backup.</p>
      </>
    )}
  </InTheme>
);
