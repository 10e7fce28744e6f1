import { Card, CardBody, CardTitle, Flex, FlexItem, List, ListItem, Timestamp } from '@patternfly/react-core';

const EVENTS = [
  { text: 'Ana Duarte restarted web-1', age: '12 minutes ago', date: '2026-08-03T14:05:00Z' },
  { text: 'Backup of db-1 completed', age: '3 hours ago', date: '2026-08-03T11:17:00Z' },
  { text: 'Kofi Mensah added host web-7', age: 'yesterday', date: '2026-08-02T09:40:00Z' }
];

export const RecentActivity: React.FunctionComponent = () => (
  <Card>
    <CardTitle>Recent activity</CardTitle>
    <CardBody>
      <List isPlain aria-label="Recent activity">
        {EVENTS.map(({ text, age, date }) => (
          <ListItem key={text}>
            <Flex justifyContent={{ default: 'justifyContentSpaceBetween' }}>
              <FlexItem>{text}</FlexItem>
              <FlexItem>
                <Timestamp
                  date={new Date(date)}
                  locale="en-US"
                  dateFormat="medium"
                  timeFormat="short"
                  tooltip={{ variant: 'default' }}
                >
                  {age}
                </Timestamp>
              </FlexItem>
            </Flex>
          </ListItem>
        ))}
      </List>
    </CardBody>
  </Card>
);
