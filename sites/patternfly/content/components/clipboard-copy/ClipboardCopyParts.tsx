import { ClipboardCopy } from '@patternfly/react-core';

export const ClipboardCopyParts: React.FunctionComponent = () => (
  <ClipboardCopy
    isReadOnly
    isExpanded
    isCode
    variant="expansion"
    toggleAriaLabel="Show the backup command"
    textAriaLabel="Backup command"
    copyAriaLabel="Copy backup command"
    hoverTip="Copy command"
    clickTip="Copied"
  >
    acme backup create data-1 --cluster east --keep 30
  </ClipboardCopy>
);
