import { useState } from 'react';
import { Content, Flex, FlexItem, FormSelect, FormSelectOption, Grid, GridItem } from '@patternfly/react-core';
import { ClusterStatusCard } from './ClusterStatusCard';
import { DetailsCard } from './DetailsCard';
import { EventsCard } from './EventsCard';
import { UtilizationCard } from './UtilizationCard';

export const DashboardElements: React.FunctionComponent = () => {
  const [range, setRange] = useState('day');
  return (
    <>
      <Flex data-part="dashbar" style={{ marginBlockEnd: 'var(--pf-t--global--spacer--md)' }}>
        <Content component="p">Updated at 10:45 AM</Content>
        <FlexItem align={{ default: 'alignRight' }} style={{ inlineSize: '11rem' }}>
          <FormSelect
            id="dashboard-range"
            aria-label="Time range"
            value={range}
            onChange={(_event, value) => setRange(value)}
          >
            <FormSelectOption value="day" label="Last 24 hours" />
            <FormSelectOption value="week" label="Last 7 days" />
          </FormSelect>
        </FlexItem>
      </Flex>
      <Grid hasGutter md={6}>
        <GridItem data-part="status">
          <ClusterStatusCard />
        </GridItem>
        <GridItem rowSpan={2} data-part="events">
          <EventsCard />
        </GridItem>
        <GridItem data-part="utilization">
          <UtilizationCard id="elements" />
        </GridItem>
        <GridItem md={12} data-part="details">
          <DetailsCard />
        </GridItem>
      </Grid>
    </>
  );
};
