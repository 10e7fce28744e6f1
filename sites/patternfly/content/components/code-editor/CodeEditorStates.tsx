import { Specimens } from '../../figures/Specimens.tsx';
import { EditorBox } from './EditorBox.tsx';

const CODE = ['service: mail-queue', 'region: mumbai', 'memory: 8'].join('\n');

export const CodeEditorStates: React.FunctionComponent = () => (
  <Specimens
    areTall
    items={[
      {
        name: 'Editable',
        specimen: (
          <div style={{ inlineSize: '18rem', maxInlineSize: '100%' }}>
            <EditorBox code={CODE} file="the editable code" />
          </div>
        )
      },
      {
        name: 'Read-only',
        specimen: (
          <div style={{ inlineSize: '18rem', maxInlineSize: '100%' }}>
            <EditorBox code={CODE} file="the read-only code" isReadOnly />
          </div>
        )
      }
    ]}
  />
);
