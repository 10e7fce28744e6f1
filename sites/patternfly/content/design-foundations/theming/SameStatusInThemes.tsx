import { Button, Card, CardBody, CardTitle, Flex, Label } from '@patternfly/react-core';
import { SideBySide } from '../../figures/InTheme.tsx';

/** A card in all four combinations of a color scheme and a contrast. */
export const SameStatusInThemes: React.FunctionComponent = () => (
  <SideBySide themes={['light', 'dark', 'highContrast', 'highContrastDark']}>
    {() => (
      <Card isCompact>
        <CardTitle>Nightly backup</CardTitle>
        <CardBody>
          <Flex justifyContent={{ default: 'justifyContentSpaceBetween' }}>
            <Label status="warning">2 volumes skipped</Label>
            <Button>Run now</Button>
          </Flex>
        </CardBody>
      </Card>
    )}
  </SideBySide>
);
