import { SHORTCUTS, type Shortcut } from '../../client/shortcutList.ts';
import { Dialog } from './Dialog.tsx';

/** Lists the keyboard shortcuts. */
export function ShortcutsDialog() {
  return (
    <Dialog id="shortcuts" title="Keyboard shortcuts">
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
                <kbd data-modifier>Ctrl</kbd> <kbd>K</kbd>
              </td>
              <td>Search and run commands, while you type too</td>
            </tr>
            {SHORTCUTS.map((shortcut) => (
              <ShortcutRow key={shortcut.id} shortcut={shortcut} />
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

function ShortcutRow({ shortcut: { keys, title } }: { shortcut: Shortcut }) {
  return (
    <tr>
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
  );
}
