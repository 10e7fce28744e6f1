import type { ElementContent, Root } from 'hast';

import { hashText } from '../../core/hashText.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import type { Problem } from '../../model.ts';
import type { DocumentBlock } from '../parsedDocument.ts';
import { error } from '../problem.ts';
import { proseFacts } from '../tree/proseFacts.ts';
import { takeClientStart } from './clientStart.ts';
import { withWords } from './islandWords.ts';
import { isComponent, isExpression, isJsx, lineOf, type MdxNode, programOf, withDescendants } from './mdxNodes.ts';
import type { PageScope } from './moduleScope.ts';
import { pieceCode } from './pieceCode.ts';
import { needsProgram } from './simplify.ts';
import { type ComponentUse, componentsIn, rootName } from './walkProgram.ts';

/** Makes the modules of a page. */
export interface ModuleWriter {
  /**
   * Makes the module of a piece, whose tree is complete but for the addresses in its slots.
   * @param line line of the file that it begins on
   * @param isLayout whether it is the layout of the page
   */
  write: (nodes: readonly ElementContent[], line: number, isLayout?: boolean) => DocumentBlock;
  /** Components that the pieces use, without those that the page imports or declares. */
  components: () => ComponentUse[];
}

export function createModuleWriter(scope: PageScope, file: string, report: (problem: Problem) => void): ModuleWriter {
  const used: ComponentUse[] = [];
  const slugs = new Map<string, number>();
  const isForeign = ({ name }: ComponentUse): boolean => !scope.names.has(rootName(name));
  return {
    write(piece, line, isLayout = false) {
      const { nodes, client } = takeClientStart(piece, { names: scope.names, file, report });
      const uses = nodes.flatMap(usesIn).filter(isForeign);
      used.push(...uses);
      if (client !== null && uses[0]) {
        const message = `<${uses[0].name}> is a component of the site, which the browser can't start.`;
        const hint = 'Move it out of the part with the attribute that begins with "client:".';
        report(error('client-start', message, { file, line: uses[0].line }, hint));
      }
      const content = (client === null ? nodes : withWords(nodes)) as ElementContent[];
      const code = pieceCode(content, uses, scope);
      const name = interfaceId('part', hashText(code).toString(36));
      const count = slugs.get(name) ?? 0;
      slugs.set(name, count + 1);
      const tree: Root = { type: 'root', children: withoutPrograms(nodes, scope) };
      return {
        kind: 'module',
        module: { slug: count === 0 ? name : `${name}_${count}`, code, client, isLayout, line },
        prose: { tree, ...proseFacts(tree) }
      };
    },
    components: () => used
  };
}

/** Finds the components in a node, also in its expressions. */
function usesIn(node: MdxNode): ComponentUse[] {
  return withDescendants(node).flatMap((each): ComponentUse[] => {
    if (isExpression(each)) {
      return componentsOf(programOf(each));
    }
    if (!isJsx(each)) {
      return [];
    }
    const attributes = each.attributes.flatMap((attribute) => {
      const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute;
      return typeof value === 'object' && value !== null ? componentsOf(programOf(value)) : [];
    });
    return [
      ...(each.name !== null && isComponent(each) ? [{ name: each.name, line: lineOf(each) }] : []),
      ...attributes
    ];
  });
}

function componentsOf(program: ReturnType<typeof programOf>): ComponentUse[] {
  return program === null ? [] : componentsIn(program);
}

/** What is known of a piece without running it: its texts, elements, and those Markdown components that are complete. */
function withoutPrograms(nodes: readonly MdxNode[], scope: PageScope): MdxNode[] {
  return nodes.flatMap((node): MdxNode[] => {
    if (isExpression(node)) {
      return [];
    }
    if (!('children' in node)) {
      return [node];
    }
    const children = withoutPrograms(node.children, scope);
    const stays = !isJsx(node) || !needsProgram({ ...node, children: [] }, scope);
    return stays ? [{ ...node, children } as MdxNode] : children;
  });
}
