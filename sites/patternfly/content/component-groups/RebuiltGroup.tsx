import { Content } from '@patternfly/react-core';

export const RebuiltGroup: React.FunctionComponent = () => (
  <>
    <Content component="p">404</Content>
    <Content component="p">The page was not found.</Content>
  </>
);
