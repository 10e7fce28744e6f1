// @vitest-environment happy-dom
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { closeBrackets } from '@codemirror/autocomplete';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { typeOverClosingTags } from '../../../src/live/editor/closingTags.ts';

let view: EditorView | null = null;
afterEach(() => {
  view?.destroy();
  view = null;
});

const JSX = javascript({ jsx: true, typescript: true });
const HTML = html();

/** Types each part at the cursor (`|` in the code at the start), as the editor does on input. */
function typeInto(code: string, parts: Iterable<string>, language: Extension = JSX): string {
  const editor = new EditorView({
    parent: document.body,
    state: EditorState.create({
      doc: code.replace('|', ''),
      selection: { anchor: code.indexOf('|') },
      extensions: [closeBrackets(), typeOverClosingTags, language]
    })
  });
  view?.destroy();
  view = editor;
  for (const text of parts) {
    const { from, to } = editor.state.selection.main;
    const insert = () => editor.state.update(editor.state.replaceSelection(text), { userEvent: 'input.type' });
    if (!editor.state.facet(EditorView.inputHandler).some((handle) => handle(editor, from, to, text, insert))) {
      editor.dispatch(insert());
    }
  }
  return editor.state.doc.toString();
}

describe('closing tags', () => {
  it('are inserted after an opening tag', () => {
    expect(typeInto('|', '<Button>')).toBe('<Button></Button>');
  });

  it.each([
    '<Button>Hi</Button>;',
    '<><b>1</b></>;',
    '<Card title="a"><Card.Body>{x > 1}</Card.Body></Card>',
    '<Card><Card></Card></Card>',
    '<Card />',
    'a < b / c > d'
  ])('can be typed: %s', (code) => {
    expect(typeInto('|', code)).toBe(code);
  });

  it('can be typed in several letters at once', () => {
    expect(typeInto('|', ['<b>', '</b>', '.'])).toBe('<b></b>.');
  });

  it('can be typed in HTML', () => {
    const code = '<p class="a">Hi <em>you</em><br></p>';
    expect(typeInto('|', code, HTML)).toBe(code);
  });

  it('leave room for other elements before them', () => {
    expect(typeInto('|', '<Card><Title')).toBe('<Card><Title</Card>');
  });

  it('are replaced by that of another element', () => {
    expect(typeInto('<Card>|', '<b></Card>')).toBe('<Card><b></Card>');
  });

  it("aren't typed over if the editor hasn't inserted them, or once they were changed", () => {
    expect(typeInto('<div><b>|</div>', '</b>')).toBe('<div><b></b></div>');
  });

  it('end up as typed in any nesting', () => {
    const name = fc.constantFrom('b', 'Button', 'Card.Body', 'x-y');
    const { element } = fc.letrec<{ element: string; content: string }>((tie) => ({
      element: fc.tuple(name, tie('content')).map(([tag, content]) => `<${tag}>${content}</${tag}>`),
      content: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom('', 'some text', '<br />', '{1 / 2}'),
        fc.array(tie('element'), { minLength: 1, maxLength: 3 }).map((each) => each.join(' '))
      )
    }));
    fc.assert(
      fc.property(element, (code) => {
        expect(typeInto('|', code)).toBe(code);
      }),
      { numRuns: 8 }
    );
  });
});
