import {
  Content,
  FileUpload,
  FileUploadField,
  FileUploadHelperText,
  HelperText,
  HelperTextItem,
  Stack,
  StackItem
} from '@patternfly/react-core';

export const FileUploadStates: React.FunctionComponent = () => (
  <Stack hasGutter>
    <StackItem>
      <Content component="small">Empty</Content>
      <FileUpload id="state-empty" />
    </StackItem>
    <StackItem>
      <Content component="small">A file over the area</Content>
      <FileUploadField id="state-over" isDragActive />
    </StackItem>
    <StackItem>
      <Content component="small">With a file</Content>
      <FileUpload id="state-file" filename="logo.png" />
    </StackItem>
    <StackItem>
      <Content component="small">With an error</Content>
      <FileUpload id="state-error">
        <FileUploadHelperText>
          <HelperText>
            <HelperTextItem variant="error">The file is larger than 1 MB.</HelperTextItem>
          </HelperText>
        </FileUploadHelperText>
      </FileUpload>
    </StackItem>
    <StackItem>
      <Content component="small">Disabled</Content>
      <FileUpload id="state-disabled" isDisabled />
    </StackItem>
  </Stack>
);
