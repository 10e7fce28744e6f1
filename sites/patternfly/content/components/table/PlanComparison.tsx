import { Card } from '@patternfly/react-core';
import { InnerScrollContainer, Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const PLANS = ['Basic', 'Standard', 'Premium'];

const ATTRIBUTES = [
  { name: 'Memory', values: ['8 GB', '16 GB', '32 GB'] },
  { name: 'Backups', values: ['Weekly', 'Daily', 'Hourly'] },
  { name: 'High availability', values: ['Not included', 'Not included', 'Included'] },
  { name: 'Support', values: ['Email', 'Email and chat', 'Phone, 24 hours'] }
];

export const PlanComparison: React.FunctionComponent = () => (
  <Card>
    <InnerScrollContainer tabIndex={0} role="region" aria-label="Plans, scrollable">
      <Table aria-label="Plans" variant="compact" gridBreakPoint="">
        <Thead>
          <Tr>
            <Th isStickyColumn hasRightBorder modifier="nowrap">
              Attribute
            </Th>
            {PLANS.map((plan) => (
              <Th key={plan} modifier="nowrap">
                {plan}
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {ATTRIBUTES.map(({ name, values }) => (
            <Tr key={name}>
              <Th scope="row" isStickyColumn hasRightBorder modifier="nowrap">
                {name}
              </Th>
              {PLANS.map((plan, index) => (
                <Td key={plan} dataLabel={plan} modifier="nowrap">
                  {values[index]}
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </InnerScrollContainer>
  </Card>
);
