import { Banner } from '@patternfly/react-core';
import { PageOutline } from '../../figures/PageOutline';

export const PrototypeBanner: React.FunctionComponent = () => (
  <>
    <Banner color="yellow" screenReaderText="Note:">
      Prototype for tests, with invented data
    </Banner>
    <PageOutline />
  </>
);
