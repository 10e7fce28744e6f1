import { HelperText, HelperTextItem, Stack, StackItem } from '@patternfly/react-core';
import { EditorBox } from './EditorBox.tsx';

const CODE = ['service: web-cache', 'region:', 'memory: 8'].join('\n');

export const ErrorWithoutLine: React.FunctionComponent = () => (
  <Stack hasGutter>
    <StackItem>
      <EditorBox code={CODE} file="the code with a general error" />
    </StackItem>
    <StackItem>
      <HelperText>
        <HelperTextItem variant="error">The code is invalid.</HelperTextItem>
      </HelperText>
    </StackItem>
  </Stack>
);
