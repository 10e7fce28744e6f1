import { Card, CardBody, Split, SplitItem } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

const GUTTER: React.CSSProperties = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '100%',
  inlineSize: 'var(--pf-t--global--spacer--gutter--default)'
};

export const SplitElements: React.FunctionComponent = () => (
  <LayoutArea>
    <Split hasGutter>
      <SplitItem style={{ position: 'relative' }} data-part="item">
        <Card isCompact>
          <CardBody>Image</CardBody>
        </Card>
        <div style={GUTTER} data-part="gutter" />
      </SplitItem>
      <SplitItem isFilled data-part="filled">
        <Card isCompact>
          <CardBody>Description</CardBody>
        </Card>
      </SplitItem>
      <SplitItem>
        <Card isCompact>
          <CardBody>Actions</CardBody>
        </Card>
      </SplitItem>
    </Split>
  </LayoutArea>
);
