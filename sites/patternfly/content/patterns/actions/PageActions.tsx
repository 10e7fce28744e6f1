import { useState } from 'react';
import { Content, Flex, FlexItem } from '@patternfly/react-core';
import { ResponsiveAction } from '@patternfly/react-component-groups/dist/dynamic/ResponsiveAction';
import { ResponsiveActions } from '@patternfly/react-component-groups/dist/dynamic/ResponsiveActions';

export const PageActions: React.FunctionComponent = () => {
  const [message, setMessage] = useState('No action yet.');

  return (
    <>
      <Flex columnGap={{ default: 'columnGapMd' }}>
        <Content component="p">
          <strong>db-1</strong>
        </Content>
        <FlexItem align={{ default: 'alignRight' }}>
          <ResponsiveActions breakpoint="lg">
            <ResponsiveAction isPersistent variant="primary" onClick={() => setMessage('Opened the console of db-1.')}>
              Open console
            </ResponsiveAction>
            <ResponsiveAction isPinned variant="secondary" onClick={() => setMessage('Restarting db-1.')}>
              Restart
            </ResponsiveAction>
            <ResponsiveAction onClick={() => setMessage('Downloading the log of db-1.')}>Download log</ResponsiveAction>
            <ResponsiveAction onClick={() => setMessage('Copied the settings of db-1.')}>
              Copy settings
            </ResponsiveAction>
          </ResponsiveActions>
        </FlexItem>
      </Flex>
      <Content component="small" role="status">
        {message}
      </Content>
    </>
  );
};
