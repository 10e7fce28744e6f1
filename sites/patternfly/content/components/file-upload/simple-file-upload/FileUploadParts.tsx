import { FileUpload, FileUploadHelperText, Form, FormGroup, HelperText, HelperTextItem } from '@patternfly/react-core';

const CERTIFICATE = '-----BEGIN CERTIFICATE-----\nMIIDdzCCAl+gAwIBAgIE\n-----END CERTIFICATE-----';

export const FileUploadParts: React.FunctionComponent = () => (
  <Form>
    <FormGroup label="Certificate" fieldId="parts-certificate">
      <FileUpload
        id="parts-certificate"
        type="text"
        aria-label="Certificate"
        filename="web-1.pem"
        value={CERTIFICATE}
        browseButtonAriaDescribedby="parts-certificate-help"
      >
        <FileUploadHelperText>
          <HelperText>
            <HelperTextItem id="parts-certificate-help">PEM, up to 16 KB</HelperTextItem>
          </HelperText>
        </FileUploadHelperText>
      </FileUpload>
    </FormGroup>
  </Form>
);
