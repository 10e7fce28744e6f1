import { CodeBlock, CodeBlockCode } from '@patternfly/react-core';

const LINES = ['03:00:02  Started on web-1', '03:00:41  Removed 214 files', '03:01:07  Disk is read-only'];

/** The log of a job. */
export const LogLines: React.FunctionComponent = () => (
  <CodeBlock>
    <CodeBlockCode>{LINES.join('\n')}</CodeBlockCode>
  </CodeBlock>
);
