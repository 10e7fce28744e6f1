import { UploadBox } from './UploadBox.tsx';

export const FilesByState: React.FunctionComponent = () => (
  <UploadBox
    id="by-state"
    main={null}
    status="1 of 3 files uploaded"
    icon="danger"
    files={[
      { name: 'rack.png', size: 8_000_000, percent: 35 },
      { name: 'report.pdf', size: 12_000_000, percent: 100, result: 'success' },
      {
        name: 'plan.pdf',
        size: 4_000_000,
        percent: 60,
        result: 'danger',
        message: 'The connection was lost. Remove the file, and upload it again.'
      }
    ]}
  />
);
