import { HelperText, HelperTextItem, Stack, StackItem } from '@patternfly/react-core';
import { EditorBox } from './EditorBox.tsx';

const CODE = ['service: web-cache', 'region:', 'memory: 8'].join('\n');

export const ErrorWithLine: React.FunctionComponent = () => (
  <Stack hasGutter>
    <StackItem>
      <EditorBox code={CODE} file="the code with a described error" />
    </StackItem>
    <StackItem>
      <HelperText>
        <HelperTextItem variant="error">Line 2: region has no value. Add one, such as frankfurt.</HelperTextItem>
      </HelperText>
    </StackItem>
  </Stack>
);
