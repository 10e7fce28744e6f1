import { ClipboardCopyButton, CodeBlock, CodeBlockAction, CodeBlockCode } from '@patternfly/react-core';

const CODE = `server: web-1\nregion: Frankfurt\nbackup:\n  volume: data-1\n  time: 02:00`;

export const CodeBlockParts: React.FunctionComponent = () => (
  <CodeBlock
    className="pb-primary-ground"
    actions={
      <CodeBlockAction>
        <ClipboardCopyButton
          id="copy-code-parts"
          aria-label="Copy configuration of web-1"
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
