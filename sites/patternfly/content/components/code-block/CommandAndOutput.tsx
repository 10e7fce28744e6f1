import {
  ClipboardCopyButton,
  CodeBlock,
  CodeBlockAction,
  CodeBlockCode,
  Stack,
  StackItem
} from '@patternfly/react-core';

const COMMAND = 'acme backup list';
const OUTPUT = 'backup      96 GB\nbackup-may  120 GB';

export const CommandAndOutput: React.FunctionComponent = () => (
  <Stack hasGutter>
    <StackItem>
      <CodeBlock
        className="pb-primary-ground"
        actions={
          <CodeBlockAction>
            <ClipboardCopyButton
              id="copy-command-apart"
              aria-label="Copy command"
              variant="plain"
              onClick={() => void navigator.clipboard.writeText(COMMAND)}
            >
              Copy
            </ClipboardCopyButton>
          </CodeBlockAction>
        }
      >
        <CodeBlockCode>{COMMAND}</CodeBlockCode>
      </CodeBlock>
    </StackItem>
    <StackItem>
      <CodeBlock className="pb-primary-ground">
        <CodeBlockCode>{OUTPUT}</CodeBlockCode>
      </CodeBlock>
    </StackItem>
  </Stack>
);
