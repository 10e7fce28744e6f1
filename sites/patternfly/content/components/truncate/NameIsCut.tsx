import { Card, CardBody, Split, SplitItem, Truncate } from '@patternfly/react-core';

export const NameIsCut: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Split hasGutter>
        <SplitItem isFilled style={{ minInlineSize: 0 }}>
          <Truncate content="backup-of-data-1-may" />
        </SplitItem>
        <SplitItem>
          <span style={{ whiteSpace: 'nowrap' }}>250.4 of 500 GB</span>
        </SplitItem>
      </Split>
    </CardBody>
  </Card>
);
