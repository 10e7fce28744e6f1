import { ClipboardCopyButton, CodeBlock, CodeBlockAction, CodeBlockCode } from '@patternfly/react-core';

const CODE = 'acme login east\nacme backup create data-1';

export const CodeWithCopy: React.FunctionComponent = () => (
  <CodeBlock
    className="pb-primary-ground"
    actions={
      <CodeBlockAction>
        <ClipboardCopyButton
          id="copy-two-commands"
          aria-label="Copy both commands"
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
