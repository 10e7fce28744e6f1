import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Tab leaves the editor for who comes through by keyboard and after Escape; it indents once the reader writes or has
 * pressed into the code. So nobody is caught (WCAG 2.1.2).
 */
export const tabLeaves: Extension = [
  EditorView.domEventHandlers({
    focus: (_, view) => {
      view.setTabFocusMode(!view.contentDOM.matches(':active'));
    },
    mousedown: (_, view) => {
      view.setTabFocusMode(false);
    },
    keydown: ({ key }, view) => {
      if (key === 'Escape') {
        view.setTabFocusMode(true);
      }
      return false;
    }
  }),
  EditorView.updateListener.of(({ docChanged, view, transactions }) => {
    if (docChanged && transactions.some((transaction) => transaction.isUserEvent('input'))) {
      view.setTabFocusMode(false);
    }
  })
];
