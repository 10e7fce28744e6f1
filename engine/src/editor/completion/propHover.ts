import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { type EditorView, type Tooltip, hoverTooltip } from '@codemirror/view';
import { ancestor, tagName } from './codePlace.ts';
import { describeComponent, describeProp, propAddress } from './describe.ts';
import { findComponent } from './findComponent.ts';
import type { IndexEntry, ReferenceData } from './referenceData.ts';

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
  const isTag = name.parent?.name !== 'JSXAttribute';
  const prop = entry.props.find((candidate) => candidate.name === state.sliceDoc(name.from, name.to));
  if (!isTag && !prop) {
    return null;
  }
  const address = isTag || !prop ? (component.pages[0]?.path ?? null) : propAddress(component, prop.name);
  return {
    pos: name.from,
    end: name.to,
    above: true,
    create: () => ({
      dom: withLink(isTag || !prop ? describeComponent(component, entry) : describeProp(prop), component, address)
    })
  };
}

function withLink(element: HTMLElement, { name, pages }: IndexEntry, address: string | null): HTMLElement {
  if (address !== null) {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = `${name} on the page ${pages[0]?.title ?? ''}`;
    element.append(link);
  }
  return element;
}
