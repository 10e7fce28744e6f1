import { Button, Content } from '@patternfly/react-core';
import { ExternalLinkAltIcon } from '@patternfly/react-icons/dist/esm/icons/external-link-alt-icon';

export const UnnamedDestination: React.FunctionComponent = () => (
  <Content component="p">
    The quota of your project is used up. For more information, click{' '}
    <Button component="a" variant="link" isInline href="#content" icon={<ExternalLinkAltIcon />} iconPosition="end">
      here
    </Button>
  </Content>
);
