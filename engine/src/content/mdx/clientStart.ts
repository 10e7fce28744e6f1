import type { ClientStart, Problem } from '../../model.ts';
import { error } from '../problem.ts';
import { isComponent, isJsx, lineOf, type MdxNode } from './mdxNodes.ts';
import { rootName } from './walkProgram.ts';

const PREFIX = 'client:';
/** From the earliest to the latest. */
const STARTS: readonly ClientStart[] = ['load', 'idle', 'visible'];

/**
 * Takes the attributes that say when the browser starts a component, such as `client:load`, out of nodes.
 * @param names those of imports and declarations, whose components can be started
 * @param report receives a problem for each attribute that has no effect
 * @returns the nodes without these attributes, and the earliest start; null without one
 */
export function takeClientStart(
  nodes: readonly MdxNode[],
  { names, file, report }: { names: ReadonlySet<string>; file: string; report: (problem: Problem) => void }
): { nodes: MdxNode[]; client: ClientStart | null } {
  const found: ClientStart[] = [];
  const visit = (node: MdxNode): MdxNode => {
    const children = 'children' in node ? node.children.map((child) => visit(child)) : [];
    if (!isJsx(node)) {
      return 'children' in node ? ({ ...node, children } as MdxNode) : node;
    }
    const attributes = node.attributes.filter((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || !attribute.name.startsWith(PREFIX)) {
        return true;
      }
      const location = { file, line: lineOf(node) };
      const start = STARTS.find((each) => attribute.name === PREFIX + each);
      if (start === undefined) {
        const hint = `Write one of ${STARTS.map((each) => PREFIX + each).join(', ')}.`;
        report(error('client-start', `There is no attribute ${attribute.name}.`, location, hint));
      } else if (node.name === null || !isComponent(node) || !names.has(rootName(node.name))) {
        const hint = 'Write it on a component that the page imports.';
        report(error('client-start', `The browser can't start <${node.name ?? ''}>.`, location, hint));
      } else {
        found.push(start);
      }
      return false;
    });
    return { ...node, attributes, children } as MdxNode;
  };
  return { nodes: nodes.map(visit), client: STARTS.find((start) => found.includes(start)) ?? null };
}
