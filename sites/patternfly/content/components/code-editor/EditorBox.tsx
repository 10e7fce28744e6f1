import { Button } from '@patternfly/react-core';
import { DownloadIcon } from '@patternfly/react-icons/dist/esm/icons/download-icon';
import { HelpIcon } from '@patternfly/react-icons/dist/esm/icons/help-icon';
import { RhUiCodeIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-code-icon';
import { RhUiCopyFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-copy-fill-icon';
import { UploadIcon } from '@patternfly/react-icons/dist/esm/icons/upload-icon';

export interface EditorBoxProps {
  code: string;
  /** Name of the file in the names of the controls. */
  file: string;
  /** Text in the header. */
  title?: string;
  isReadOnly?: boolean;
  hasUpload?: boolean;
  hasShortcuts?: boolean;
}

/** The HTML version of the component: that of React loads the whole editor. */
export function EditorBox(props: EditorBoxProps): React.ReactElement {
  const { code, file, title, isReadOnly = false, hasUpload = false, hasShortcuts = false } = props;
  return (
    <div className={`pf-v6-c-code-editor ${isReadOnly ? 'pf-m-read-only' : ''}`}>
      <div className="pf-v6-c-code-editor__header">
        <div className="pf-v6-c-code-editor__header-content">
          <div className="pf-v6-c-code-editor__controls">
            <Button variant="plain" aria-label={`Copy ${file}`} icon={<RhUiCopyFillIcon />} />
            {hasUpload && <Button variant="plain" aria-label={`Upload ${file}`} icon={<UploadIcon />} />}
            <Button variant="plain" aria-label={`Download ${file}`} icon={<DownloadIcon />} />
          </div>
          {title && <div className="pf-v6-c-code-editor__header-main">{title}</div>}
          {hasShortcuts && (
            <div className="pf-v6-c-code-editor__keyboard-shortcuts">
              <Button variant="link" icon={<HelpIcon />}>
                Shortcuts
              </Button>
            </div>
          )}
        </div>
        <div className="pf-v6-c-code-editor__tab">
          <span className="pf-v6-c-code-editor__tab-icon">
            <RhUiCodeIcon />
          </span>
          <span className="pf-v6-c-code-editor__tab-text">YAML</span>
        </div>
      </div>
      <div className="pf-v6-c-code-editor__main">
        <div className="pf-v6-c-code-editor__code" dir="ltr">
          <pre className="pf-v6-c-code-editor__code-pre">{code}</pre>
        </div>
      </div>
    </div>
  );
}
