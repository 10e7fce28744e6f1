import * as texts from '../../core/texts.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import type { OverlayProps } from '../islands/contract.ts';
import { commandKey } from '../search/openPalette.ts';

/** Lists the keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: OverlayProps) {
  return (
    <Dialog title={texts.shortcuts.title} onClose={onClose}>
      <div className="pb-dialog-body">
        <table className="pb-shortcuts">
          <thead className="pf-v6-screen-reader">
            <tr>
              <th scope="col">{texts.shortcuts.keys}</th>
              <th scope="col">{texts.shortcuts.action}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                <kbd>{commandKey()}</kbd> <kbd>K</kbd>
              </td>
              <td>{texts.shortcuts.palette}</td>
            </tr>
            {SHORTCUTS.map(({ id, keys }) => (
              <tr key={id}>
                <td>
                  {keys.map((key, index) => (
                    <span key={key}>
                      {index > 0 && ` ${texts.shortcuts.then} `}
                      <kbd>{key}</kbd>
                    </span>
                  ))}
                </td>
                <td>{texts.shortcuts[id]}</td>
              </tr>
            ))}
            <tr>
              <td>
                <kbd>F1</kbd>
              </td>
              <td>{texts.shortcuts.hint}</td>
            </tr>
            <tr>
              <td>
                <kbd>F8</kbd>
              </td>
              <td>{texts.shortcuts.mark}</td>
            </tr>
          </tbody>
        </table>
        <p className="pb-dialog-note">{texts.shortcuts.note}</p>
      </div>
    </Dialog>
  );
}
