import {
  Button,
  Card,
  CardBody,
  CardTitle,
  Content,
  Flex,
  FlexItem,
  FormHelperText,
  HelperText,
  HelperTextItem,
  Title
} from '@patternfly/react-core';
import { PageOutline } from '../../figures/PageOutline.tsx';

export const TypeInPage: React.FunctionComponent = () => (
  <PageOutline>
    <Flex justifyContent={{ default: 'justifyContentSpaceBetween' }}>
      <FlexItem>
        <Title headingLevel="h3" size="2xl" className="pf-m-page-title" data-part="page-title">
          Backups
        </Title>
      </FlexItem>
      <FlexItem>
        <Button data-part="control">Create backup</Button>
      </FlexItem>
    </Flex>
    <Content component="p" data-part="text">
      Each backup contains all volumes of the cluster.
    </Content>
    <Card>
      <CardTitle component="h4" data-part="card-title">
        Nightly backup
      </CardTitle>
      <CardBody>
        <div data-part="number" style={{ fontSize: 'var(--pf-t--global--font--size--heading--xl)' }}>
          48 GB
        </div>
        <code data-part="code" style={{ fontFamily: 'var(--pf-t--global--font--family--mono)' }}>
          s3://backups/prod-east
        </code>
        <FormHelperText>
          <HelperText>
            <HelperTextItem data-part="helper">Last finished today at 02:40</HelperTextItem>
          </HelperText>
        </FormHelperText>
      </CardBody>
    </Card>
  </PageOutline>
);
