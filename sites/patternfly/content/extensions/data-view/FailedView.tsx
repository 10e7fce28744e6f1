import { Button, Card } from '@patternfly/react-core';
import ErrorState from '@patternfly/react-component-groups/dist/dynamic/ErrorState';
import { DataView } from '@patternfly/react-data-view/dist/dynamic/DataView';
import { DataViewTable } from '@patternfly/react-data-view/dist/dynamic/DataViewTable';
import { Tbody, Td, Tr } from '@patternfly/react-table';

const error = (
  <Tbody>
    <Tr>
      <Td colSpan={2}>
        <ErrorState
          titleText="Couldn’t load the hosts"
          headingLevel="h3"
          variant="xs"
          bodyText="They keep running. Only this list is missing."
          customFooter={<Button variant="link">Try again</Button>}
        />
      </Td>
    </Tr>
  </Tbody>
);

export const FailedView: React.FunctionComponent = () => (
  <Card>
    <DataView activeState="error">
      <DataViewTable
        aria-label="Hosts that failed to load"
        variant="compact"
        columns={['Host', 'Region']}
        rows={[]}
        bodyStates={{ error }}
      />
    </DataView>
  </Card>
);
