import type { Element, ElementContent } from 'hast';
import type { Token } from 'markdown-it';

import type { Problem } from '../../model.ts';
import { codeGroupProblems, foreignInGroup } from '../markdown/codeGroups.ts';
import type { FencePlace } from '../markdown/liveFence.ts';
import { codeToken, groupTokens, tokensOf, treeOf } from '../tree/treeOfTokens.ts';
import {
  dataOf,
  type FenceElement,
  isBlank,
  isCodeGroup,
  isFence,
  lineOf,
  type MdxNode,
  withDescendants
} from './mdxNodes.ts';

/** Returns all blocks of code among nodes. */
export function fencesIn(nodes: readonly MdxNode[]): FenceElement[] {
  return nodes.flatMap(withDescendants).filter(isFence);
}

/** Writes a block of code as a token of the other reader, which knows what its opening line means. */
export function fenceToken(fence: FenceElement, place: FencePlace): Token {
  const { info, code } = fence.data.fence;
  return codeToken({ info, code: `${code}\n`, line: lineOf(fence) }, place);
}

/** Reads Markdown without JSX. Blocks of code outside of everything else are kept as what they are. */
export function nodesOfMarkdown(text: string): MdxNode[] {
  const nodes: MdxNode[] = [];
  let run: Token[] = [];
  const finish = (): void => {
    nodes.push(...(run.length === 0 ? [] : treeOf(run).children));
    run = [];
  };
  for (const token of tokensOf(text)) {
    if (token.type === 'fence' && token.level === 0) {
      finish();
      nodes.push(fenceElement(token));
    } else {
      run.push(token);
    }
  }
  finish();
  return nodes;
}

function fenceElement({ info, content }: Token): FenceElement {
  const data = dataOf({ fence: { info, code: content.replace(/\n$/, '') } });
  return { type: 'element', tagName: 'pre', properties: {}, children: [], data } as FenceElement;
}

/** Puts highlighted code in the place of blocks of code, as in other Markdown. */
export function withCode(nodes: readonly MdxNode[]): MdxNode[] {
  return nodes.flatMap((node): MdxNode[] => {
    if (isFence(node)) {
      return elementsOf([fenceToken(node, WITHIN)]);
    }
    if (isCodeGroup(node)) {
      return [...elementsOf(tokensOfGroup(node)), ...withCode(node.children.filter((child) => !isFence(child)))];
    }
    return 'children' in node ? [{ ...node, children: withCode(node.children) as ElementContent[] }] : [node];
  });
}

const WITHIN: FencePlace = { origin: 'own', isWithin: true };

function elementsOf(tokens: Token[]): MdxNode[] {
  return treeOf(tokens).children.filter((child) => child.type !== 'text');
}

/** Reports what is wrong with groups of code. */
export function groupProblems(nodes: readonly MdxNode[], file: string): Problem[] {
  return nodes
    .flatMap(withDescendants)
    .filter(isCodeGroup)
    .flatMap((group) => {
      const other = group.children.find((child) => !isFence(child) && !isBlank(child));
      const place = { file, line: other ? lineOf(other) : 1 };
      return [...codeGroupProblems(tokensOfGroup(group), file), ...(other ? [foreignInGroup(place)] : [])];
    });
}

/** Writes the blocks of a group of code as tokens of the other reader. */
function tokensOfGroup(group: Element): Token[] {
  const fences = group.children.filter(isFence).map((fence) => fenceToken(fence, WITHIN));
  return groupTokens(fences, lineOf(group));
}
