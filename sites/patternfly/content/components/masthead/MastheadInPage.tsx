import { Page, PageSection, Title } from '@patternfly/react-core';
import { ConsoleMasthead } from './ConsoleMasthead.tsx';
import { HELP, NOTIFICATIONS, USER } from './tools.tsx';

export const MastheadInPage: React.FunctionComponent = () => (
  <Page
    mainComponent="div"
    style={{ blockSize: '14rem' }}
    sidebar={null}
    masthead={<ConsoleMasthead tools={[NOTIFICATIONS, HELP, USER]} />}
  >
    <PageSection>
      <Title headingLevel="h4">Servers</Title>
    </PageSection>
  </Page>
);
