import { SHORTCUTS } from './shortcuts.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import type { OverlayProps } from '../islands/features.ts';
import { commandKey } from '../search/openPalette.ts';

/** Lists the keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: OverlayProps) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <div className="pb-dialog-body">
        <table className="pb-shortcuts">
          <thead className="pf-v6-screen-reader">
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">Action</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <kbd>{commandKey()}</kbd> <kbd>K</kbd>
              </td>
              <td>Search and run commands, while you type too</td>
            </tr>
            {SHORTCUTS.map(({ id, keys, title }) => (
              <tr key={id}>
                <td>
                  {keys.map((key, index) => (
                    <span key={key}>
                      {index > 0 && ' then '}
                      <kbd>{key}</kbd>
                    </span>
                  ))}
                </td>
                <td>{title}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="pb-dialog-note">
          Shortcuts of single keys rest while you type and inside examples. You can turn them off in the display
          settings.
        </p>
      </div>
    </Dialog>
  );
}
