import { UploadBox } from './UploadBox.tsx';

export const UploadParts: React.FunctionComponent = () => (
  <UploadBox
    id="parts"
    status="1 of 2 files uploaded"
    files={[
      { name: 'log.pdf', size: 12_000_000, percent: 100, result: 'success' },
      { name: 'rack.png', size: 8_000_000, percent: 35 }
    ]}
  />
);
