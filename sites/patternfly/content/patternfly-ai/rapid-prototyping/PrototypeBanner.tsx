import { Banner } from '@patternfly/react-core';
import { PageOutline } from '../../figures/PageOutline';

export const PrototypeBanner: React.FunctionComponent = () => (
  <>
    <Banner color="yellow" screenReaderText="Note:">
      Prototype for user tests, with invented data. Nothing is saved.
    </Banner>
    <PageOutline />
  </>
);
