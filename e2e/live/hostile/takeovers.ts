import type { HostileProgram } from './outcome.ts';

const again = (code: string): string => `setInterval(() => { ${code} }, 20);`;
const field = "const field = document.createElement('input');\ndocument.body.append(field);\n";

/** Programs that take over focus, keys, scroll position or history. */
export const TAKEOVERS: readonly HostileProgram[] = [
  { name: 'focus on a field', code: field + again('field.focus();'), outcome: 'shown', isTypedOver: true },
  {
    name: 'focus on an SVG element',
    code:
      "document.body.insertAdjacentHTML('beforeend', '<svg tabindex=0><circle r=9></circle></svg>');\nconst svg = document.querySelector('svg[tabindex]');\n" +
      again('svg.focus();'),
    outcome: 'shown or stopped',
    isTypedOver: true
  },
  {
    name: 'focus on a modal dialog',
    code:
      "const dialog = document.body.appendChild(document.createElement('dialog'));\ndialog.append(document.createElement('input'));\n" +
      again('dialog.close(); dialog.showModal();'),
    outcome: 'shown or stopped',
    isTypedOver: true
  },
  {
    name: 'focus on a non-modal dialog',
    code:
      "const dialog = document.body.appendChild(document.createElement('dialog'));\ndialog.innerHTML = '<input autofocus>';\n" +
      again('dialog.close(); dialog.show();'),
    outcome: 'shown or stopped',
    isTypedOver: true
  },
  {
    name: 'focus on a popover',
    code:
      "document.body.insertAdjacentHTML('beforeend', '<div popover id=over><input autofocus></div>');\nconst over = document.querySelector('#over');\n" +
      again('over.hidePopover(); over.showPopover();'),
    outcome: 'shown or stopped',
    isTypedOver: true
  },
  {
    name: 'focus with a faked document.hasFocus()',
    code:
      field + 'document.hasFocus = () => true;\nDocument.prototype.hasFocus = () => true;\n' + again('field.focus();'),
    outcome: 'shown or stopped',
    isTypedOver: true
  },
  {
    name: 'focus on the frame beside it',
    code: again('for (let i = 0; i < 9; i += 1) { try { parent.frames[i].focus(); } catch { /* there is none */ } }'),
    outcome: 'shown or stopped',
    isTypedOver: true
  },
  {
    name: 'focus by commands of buttons',
    code:
      "document.body.insertAdjacentHTML('beforeend', '<dialog id=over><input></dialog><button commandfor=over command=close></button><button commandfor=over command=show-modal></button><button popovertarget=pop></button><div popover id=pop><input autofocus></div>');\nconst buttons = document.querySelectorAll('button');\n" +
      again('buttons.forEach((button) => button.click());'),
    outcome: 'shown or stopped',
    isTypedOver: true
  },
  {
    name: 'focus on a modal dialog that was open before',
    code:
      field +
      "const over = document.body.appendChild(document.createElement('dialog'));\nover.append(field);\nover.showModal();\n" +
      again(
        'over.inert = false; document.documentElement.inert = false; field.focus(); field.select(); over.close(); over.showModal();'
      ),
    outcome: 'shown or stopped',
    isTypedOver: true
  },
  {
    name: 'focus by autofocus, label, selection and window',
    code: [
      "document.body.insertAdjacentHTML('beforeend', '<form><label id=label>name<input id=named required></label></form><p contenteditable id=text>text</p>');",
      again(
        "document.querySelector('[autofocus]')?.remove(); document.body.insertAdjacentHTML('beforeend', '<input autofocus>'); window.focus(); document.querySelector('#label').click(); document.querySelector('#named').select(); document.querySelector('form').reportValidity(); getSelection().selectAllChildren(document.querySelector('#text'));"
      )
    ].join('\n'),
    outcome: 'shown or stopped',
    isTypedOver: true
  },
  {
    name: 'focus after removing the guard',
    code:
      field +
      "const label = document.createElement('label');\nlabel.append(field);\ndocument.body.append(label);\n" +
      again(
        "document.documentElement.removeAttribute('inert'); label.click(); field.reportValidity(); location.hash = 'x';"
      ),
    outcome: 'shown or stopped'
  },
  {
    name: "the reader's keystrokes",
    code:
      field +
      "for (const type of ['keydown', 'keypress', 'input']) addEventListener(type, (event) => console.log(`key ${event.key ?? event.data}`), true);\n" +
      again('field.focus();'),
    outcome: 'shown or stopped',
    isTypedOver: true,
    console: /^$/
  },
  {
    name: 'the scroll position',
    code: again(
      "document.body.scrollIntoView({ block: 'center' }); document.querySelector('[data-content]').scrollIntoView();"
    ),
    outcome: 'shown',
    laterMs: 1000
  },
  {
    name: '300 history entries',
    code: "for (let i = 0; i < 300; i += 1) history.pushState(i, '');",
    outcome: 'stopped'
  },
  {
    name: '300 history entries, by fragment',
    code: 'for (let i = 0; i < 300; i += 1) location.hash = `step-${i}`;',
    outcome: 'failed or stopped'
  },
  {
    name: 'history entries, one at a time',
    code: again('location.hash = `step-${Math.random()}`;'),
    outcome: 'stopped',
    laterMs: 1000
  },
  {
    name: 'replaced history entries without an end',
    code: "setInterval(() => { for (let i = 0; i < 1e4; i += 1) history.replaceState(i, ''); });",
    outcome: 'stopped'
  },
  {
    name: 'replaced history entries by timers alone',
    code: "for (let i = 0; i < 300; i += 1) setInterval(history.replaceState.bind(history, 1, ''), 1);",
    outcome: 'stopped'
  },
  {
    name: 'its own address, to the same fragment',
    code: "setInterval(() => { for (let i = 0; i < 1000; i += 1) location.replace('#same'); });",
    outcome: 'stopped'
  },
  {
    name: 'history entries of an inner document',
    code:
      "const inner = document.body.appendChild(document.createElement('iframe'));\nlet i = 0;\n" +
      again('inner.srcdoc = `<p>${i += 1}`;'),
    outcome: 'shown or stopped',
    laterMs: 1000
  },
  {
    name: 'history entries of an inner document in a shadow tree',
    code:
      "const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' });\nconst inner = root.appendChild(document.createElement('iframe'));\nlet i = 0;\n" +
      again('inner.srcdoc = `<p>${i += 1}`; inner.contentWindow.location = `about:blank#${i}`;'),
    outcome: 'shown or stopped',
    laterMs: 1000
  }
];
