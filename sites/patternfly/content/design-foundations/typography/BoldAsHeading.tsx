import { Card, CardBody, Content, Stack, StackItem } from '@patternfly/react-core';

export const BoldAsHeading: React.FunctionComponent = () => (
  <Stack hasGutter>
    <StackItem>
      <Content component="p" className="pf-v6-u-font-size-xl">
        <strong>Backups</strong>
      </Content>
    </StackItem>
    <StackItem>
      <Card>
        <CardBody>
          <Content>
            <Content component="p">
              <strong>Nightly backup</strong>
            </Content>
            <Content component="p">Every night at 02:00</Content>
          </Content>
        </CardBody>
      </Card>
    </StackItem>
  </Stack>
);
