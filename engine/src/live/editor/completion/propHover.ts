import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { type EditorView, type Tooltip, hoverTooltip } from '@codemirror/view';
import { ancestor, tagName } from './codePlace.ts';
import { describeComponent, describeProp, propAddress } from './describe.ts';
import { findComponent } from './findComponent.ts';
import type { ComponentEntry, IndexEntry, ReferenceData } from './referenceData.ts';

/** Explains the property or component under the pointer, with a link to where it is documented. */
export function propHover(data: ReferenceData): Extension {
  return hoverTooltip((view, pos) => tooltipAt(data, view, pos));
}

async function tooltipAt(data: ReferenceData, { state }: EditorView, pos: number): Promise<Tooltip | null> {
  const name = syntaxTree(state).resolveInner(pos, 1);
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
    link.textContent = `Documentation of ${name}`;
    element.append(link);
  }
  return element;
}
