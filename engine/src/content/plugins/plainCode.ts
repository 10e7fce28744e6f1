import type { Element, ElementContent } from 'hast';

import { dataOf, type Fence, type FenceElement, isFence, type MdxNode } from '../mdx/mdxNodes.ts';

/** Writes a block of code as other programs expect it: `pre > code.language-…`, with the rest of its opening line. */
export function plainCode({ info, code }: Fence, fence: Partial<Element> = {}): FenceElement {
  const [, lang = '', meta = ''] = /^(\S*)\s*(.*)$/s.exec(info) ?? [];
  const inner: Element = {
    type: 'element',
    tagName: 'code',
    properties: lang === '' ? {} : { className: [`language-${lang}`] },
    children: [{ type: 'text', value: code.endsWith('\n') ? code : `${code}\n` }],
    data: { meta } as Element['data']
  };
  return {
    ...fence,
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [inner],
    data: dataOf({ fence: { info, code } })
  } as FenceElement;
}

/** Writes all blocks of code among nodes so. */
export function withPlainCode(nodes: readonly MdxNode[]): MdxNode[] {
  return nodes.map((node) => {
    if (isFence(node)) {
      return plainCode(node.data.fence, node);
    }
    return 'children' in node ? ({ ...node, children: withPlainCode(node.children) } as MdxNode) : node;
  });
}

/** Makes those that are left blocks of code again, with the code that they have now. */
export function withoutPlainCode(nodes: readonly MdxNode[]): MdxNode[] {
  return nodes.map((node): MdxNode => {
    if (!isFence(node)) {
      return 'children' in node ? { ...node, children: withoutPlainCode(node.children) as ElementContent[] } : node;
    }
    const [inner] = node.children;
    const text = inner?.type === 'element' && inner.tagName === 'code' ? inner.children : [];
    const isPlain = node.children.length === 1 && text.every(({ type }) => type === 'text');
    if (!isPlain) {
      const { data: _, ...other } = node;
      return other;
    }
    const { info, code } = node.data.fence;
    const changed = text
      .map((part) => (part.type === 'text' ? part.value : ''))
      .join('')
      .replace(/\n$/, '');
    const kept = code.replace(/\n$/, '') === changed ? code : changed;
    return { ...node, children: [], data: dataOf({ fence: { info, code: kept } }) };
  });
}
