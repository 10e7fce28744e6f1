import { Severity, SeverityType } from '@patternfly/react-component-groups/dist/dynamic/Severity';
import { Flex } from '@patternfly/react-core';

export const AllSeverities: React.FunctionComponent = () => (
  <Flex columnGap={{ default: 'columnGapXl' }} rowGap={{ default: 'rowGapMd' }}>
    <Severity severity={SeverityType.critical} label="Critical" />
    <Severity severity={SeverityType.important} label="Important" />
    <Severity severity={SeverityType.moderate} label="Moderate" />
    <Severity severity={SeverityType.minor} label="Minor" />
    <Severity severity={SeverityType.none} label="None" />
    <Severity severity={SeverityType.undefined} label="Undefined" />
  </Flex>
);
