import { EditorBox } from './EditorBox.tsx';

const CODE = ['service: billing-db', 'region: frankfurt', 'memory: 16', 'backup: nightly'].join('\n');

export const CodeEditorParts: React.FunctionComponent = () => (
  <EditorBox code={CODE} file="billing-db.yaml" title="billing-db.yaml" hasUpload hasShortcuts />
);
