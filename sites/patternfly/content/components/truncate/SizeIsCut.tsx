import { Card, CardBody, Split, SplitItem, Truncate } from '@patternfly/react-core';

export const SizeIsCut: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Split hasGutter>
        <SplitItem>
          <span style={{ whiteSpace: 'nowrap' }}>backup-of-data-1-may</span>
        </SplitItem>
        <SplitItem isFilled style={{ minInlineSize: 0 }}>
          <Truncate content="250.4 of 500 GB" />
        </SplitItem>
      </Split>
    </CardBody>
  </Card>
);
