import { type Extension, Prec, StateEffect, StateField } from '@codemirror/state';
import { type Command, EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from '@codemirror/view';

import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import { findComponent } from './imports.ts';
import {
  type ComponentEntry,
  describeComponent,
  describeProp,
  type IndexEntry,
  propAddress,
  type ReferenceData
} from './referenceData.ts';
import { ancestor, parsedTree, tagName } from './syntaxContext.ts';

/** Key that explains what the cursor is on, as help in many programs. */
const KEY = 'F1';

/**
 * Creates the editor extension that documents a prop or a component, with a link to its page: on hover, and by keyboard
 * for the one at the cursor.
 */
export function referenceHints(data: ReferenceData): Extension {
  return [
    hoverTooltip((view, pos, side) => hintAt(data, view, pos, side)),
    keyHint,
    Prec.high(
      keymap.of([
        { key: KEY, run: showHintAtCursor(data) },
        { key: 'Escape', run: hideHint }
      ])
    )
  ];
}

const setKeyHint = StateEffect.define<Tooltip | null>();

/** The hint that a key press shows, until the cursor moves. */
const keyHint = StateField.define<Tooltip | null>({
  create: () => null,
  update: (shown, transaction) =>
    transaction.effects.reduce<Tooltip | null>(
      (hint, effect) => (effect.is(setKeyHint) ? effect.value : hint),
      transaction.docChanged || transaction.selection ? null : shown
    ),
  provide: (field) => showTooltip.from(field)
});

function showHintAtCursor(data: ReferenceData): Command {
  const show = async (view: EditorView): Promise<void> => {
    const { state } = view;
    const { head } = state.selection.main;
    const hint = (await hintAt(data, view, head, 1)) ?? (await hintAt(data, view, head, -1));
    if (!view.state.doc.eq(state.doc) || !view.state.selection.eq(state.selection)) {
      // The reader has moved on.
      return;
    }
    const spoken = hint?.create(view).dom.textContent ?? texts.completion.noDocumentation;
    view.dispatch({ effects: [setKeyHint.of(hint), EditorView.announce.of(spoken)] });
  };
  return (view) => {
    show(view).catch(() => undefined);
    return true;
  };
}

const hideHint: Command = (view) => {
  if (view.state.field(keyHint) === null) {
    return false;
  }
  view.dispatch({ effects: setKeyHint.of(null) });
  return true;
};

async function hintAt(data: ReferenceData, { state }: EditorView, pos: number, side: -1 | 1): Promise<Tooltip | null> {
  const name = parsedTree(state, pos).resolveInner(pos, side);
  const tag = ancestor(name, (kind) => kind === 'JSXOpenTag' || kind === 'JSXSelfClosingTag');
  const tagText = tag && tagName(state, tag);
  if (name.name !== 'JSXIdentifier' || tagText === null) {
    return null;
  }
  const component = await findComponent(data, state, tagText);
  if (!component) {
    return null;
  }
  const entry = await data.entry(component);
  const dom =
    name.parent?.name === 'JSXAttribute'
      ? propHint(component, entry, state.sliceDoc(name.from, name.to))
      : withLink(describeComponent(component, entry), component.name, component.pages[0]?.path ?? null);
  return dom && { pos: name.from, end: name.to, above: true, create: () => ({ dom }) };
}

function propHint(component: IndexEntry, { props }: ComponentEntry, name: string): HTMLElement | null {
  const prop = props.find((candidate) => candidate.name === name);
  return prop ? withLink(describeProp(prop), name, propAddress(component, name)) : null;
}

function withLink(element: HTMLElement, name: string, address: string | null): HTMLElement {
  if (address !== null) {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = fillText(texts.completion.documentation, { name });
    element.append(link);
  }
  return element;
}
