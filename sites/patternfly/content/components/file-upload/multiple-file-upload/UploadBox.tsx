import {
  HelperText,
  HelperTextItem,
  MultipleFileUpload,
  MultipleFileUploadMain,
  MultipleFileUploadStatus,
  MultipleFileUploadStatusItem,
  type MultipleFileUploadMainProps,
  type MultipleFileUploadProps
} from '@patternfly/react-core';
import { UploadIcon } from '@patternfly/react-icons/dist/esm/icons/upload-icon';

export interface UploadedFile {
  name: string;
  /** In bytes. */
  size: number;
  percent: number;
  result?: 'success' | 'danger';
  message?: string;
}

export interface UploadBoxProps extends Omit<MultipleFileUploadProps, 'children' | 'id'> {
  /** Unique on its page. */
  id: string;
  /** Null in figures about files, which leave the drop zone out. */
  main?: MultipleFileUploadMainProps | null;
  files?: readonly UploadedFile[];
  status?: string;
  icon?: 'inProgress' | 'success' | 'danger';
}

/** Figures read no files. */
const leaveUnread = (): void => undefined;

/** An upload, with files that are shown in one state. */
export const UploadBox: React.FunctionComponent<UploadBoxProps> = (props) => {
  const { id, main, files = [], status, icon = 'inProgress', ...upload } = props;
  return (
    <MultipleFileUpload dropzoneProps={{ noKeyboard: true }} {...upload}>
      {main !== null && (
        <MultipleFileUploadMain
          titleIcon={<UploadIcon />}
          titleText="Drag and drop files here"
          titleTextSeparator="or"
          infoText="PNG or PDF, up to 20 MB each"
          {...main}
        />
      )}
      {status && (
        <MultipleFileUploadStatus statusToggleText={status} statusToggleIcon={icon} aria-label={`Files: ${id}`}>
          {files.map(({ name, size, percent, result, message }, index) => (
            <MultipleFileUploadStatusItem
              key={name}
              file={{ name, size } as File}
              customFileHandler={leaveUnread}
              progressValue={percent}
              progressVariant={result}
              progressId={`${id}-progress-${index}`}
              progressAriaLiveMessage=" "
              buttonAriaLabel={`Remove ${name}`}
              {...(message && {
                progressAriaDescribedBy: `${id}-message-${index}`,
                progressHelperText: (
                  <HelperText>
                    <HelperTextItem id={`${id}-message-${index}`} variant="error">
                      {message}
                    </HelperTextItem>
                  </HelperText>
                )
              })}
            />
          ))}
        </MultipleFileUploadStatus>
      )}
    </MultipleFileUpload>
  );
};
