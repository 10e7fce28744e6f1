import {
  ActionGroup,
  Button,
  Card,
  CardBody,
  FileUpload,
  FileUploadHelperText,
  Form,
  FormGroup,
  HelperText,
  HelperTextItem,
  TextInput
} from '@patternfly/react-core';
import { useState } from 'react';

export const FileUploadInForm: React.FunctionComponent = () => {
  const [filename, setFilename] = useState('');
  return (
    <Card>
      <CardBody>
        <Form>
          <FormGroup label="Project" fieldId="logo-project">
            <TextInput id="logo-project" defaultValue="Orion" />
          </FormGroup>
          <FormGroup label="Logo" fieldId="logo-file-filename">
            <FileUpload
              id="logo-file"
              filename={filename}
              browseButtonAriaDescribedby="logo-help"
              dropzoneProps={{ accept: { 'image/png': ['.png'] } }}
              onFileInputChange={(_event, file) => setFilename(file.name)}
              onClearClick={() => setFilename('')}
            >
              <FileUploadHelperText>
                <HelperText>
                  <HelperTextItem id="logo-help">PNG, up to 1 MB</HelperTextItem>
                </HelperText>
              </FileUploadHelperText>
            </FileUpload>
          </FormGroup>
          <ActionGroup>
            <Button>Save</Button>
          </ActionGroup>
        </Form>
      </CardBody>
    </Card>
  );
};
