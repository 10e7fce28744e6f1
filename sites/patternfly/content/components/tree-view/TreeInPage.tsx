import { Content, Flex, FlexItem, Title } from '@patternfly/react-core';
import { PageOutline } from '../../figures/PageOutline.tsx';
import { RegionTree } from './RegionTree.tsx';

export const TreeInPage: React.FunctionComponent = () => (
  <PageOutline>
    <Flex alignItems={{ default: 'alignItemsFlexStart' }}>
      <FlexItem data-part="tree" style={{ inlineSize: '14rem' }}>
        <RegionTree id="in-page" selected={['Frankfurt-web-1']} />
      </FlexItem>
      <FlexItem data-part="details">
        <Title headingLevel="h4" size="md">
          web-1
        </Title>
        <Content component="p">Frankfurt, 32 GB</Content>
      </FlexItem>
    </Flex>
  </PageOutline>
);
