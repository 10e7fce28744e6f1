import { Button, Content } from '@patternfly/react-core';
import { ExternalLinkAltIcon } from '@patternfly/react-icons/dist/esm/icons/external-link-alt-icon';

export const NamedDestination: React.FunctionComponent = () => (
  <Content component="p">
    The quota of your project is used up.{' '}
    <Button component="a" variant="link" isInline href="#content" icon={<ExternalLinkAltIcon />} iconPosition="end">
      Quotas in Kubernetes
    </Button>
  </Content>
);
