import { ClipboardCopyButton, CodeBlock, CodeBlockAction, CodeBlockCode } from '@patternfly/react-core';

const CODE = 'acme backup list\nbackup      96 GB\nbackup-may  120 GB';

export const CommandWithOutput: React.FunctionComponent = () => (
  <CodeBlock
    className="pb-primary-ground"
    actions={
      <CodeBlockAction>
        <ClipboardCopyButton
          id="copy-command-and-output"
          aria-label="Copy command and output"
          variant="plain"
          onClick={() => void navigator.clipboard.writeText(CODE)}
        >
          Copy
        </ClipboardCopyButton>
      </CodeBlockAction>
    }
  >
    <CodeBlockCode>{CODE}</CodeBlockCode>
  </CodeBlock>
);
