import { componentProblem } from '../../content/componentTags.ts';
import { asBlock, componentsIn } from '../../content/prose.ts';
import { inlineOf, isPhrasingElement } from '../../content/tree/proseFacts.ts';
import type { ComponentUse, MarkdownContent } from '../../core/markdownComponent.ts';
import { type ComponentNode, isComponentNode, type ProseNode, type ProseTree } from '../../core/proseTree.ts';
import type { ComponentBlock, InlineComponent, Page, Prose, Source, Toc } from '../../model.ts';
import type { DocumentContext } from './documentContext.ts';
import { asWritten, contentMark, fillContent, hasComponent, htmlNodes } from './componentContent.ts';
import type { SiteComponent } from './siteComponents.ts';

/** Markdown components of a tab. */
export interface TabComponents {
  /** Renders a component; null for an unknown one, and for one that can't be shown, which is reported. */
  render: (block: ComponentBlock) => string | null;
  /** Returns the tree of prose with the components within it rendered. */
  fillInline: (prose: Prose) => ProseTree;
  /** Returns the tree of what a program rendered, with the components within it rendered. */
  fillModule: (tree: ProseTree) => ProseTree;
  /** Returns the style sheets of the components that have been rendered. */
  sheets: () => string[];
}

/** What props of components are made with. */
type PropsContext = Pick<DocumentContext, 'markdownContext'> & Partial<Pick<DocumentContext, 'recentProps'>>;

/** @param form for pages, or for the Markdown twins of pages */
export function createTabComponents(
  { components, report, ...context }: Pick<DocumentContext, 'components' | 'report'> & PropsContext,
  page: Page,
  source: Source,
  form: 'render' | 'renderMarkdown' = 'render'
): TabComponents {
  const used = new Set<SiteComponent>();

  const render = (component: SiteComponent, use: Omit<ComponentUse, 'source' | 'page'>): string | null => {
    try {
      const props = propsOf(component, { ...use, source, page }, context);
      used.add(component);
      return props && component[form](props);
    } catch (problem) {
      report(componentProblem(use.block, problem));
      return null;
    }
  };

  const fillNode = (node: ComponentNode, isPhrasing: boolean): ProseNode[] => {
    const component = components.get(node.name ?? '');
    if (component === undefined || (isPhrasing && component.isInline !== true)) {
      return asWritten(node, fill(node.children, isPhrasing));
    }
    const block = asBlock(inlineOf(node, isPhrasing), source.file);
    if (node.children.length === 0 || component.takesContent !== true) {
      // Content that a component doesn't take is reported, and follows it.
      return [...htmlNodes(render(component, { block }) ?? ''), ...fill(node.children, isPhrasing)];
    }
    const slots: ProseNode[][] = [];
    const content: MarkdownContent = {
      nodes: node.children,
      render: (nodes = node.children) => contentMark(slots.push(fill(nodes, isPhrasing)) - 1)
    };
    const html = render(component, { block, content });
    // What stands in a component that can't be shown is shown without it.
    return html === null ? fill(node.children, isPhrasing) : fillContent(htmlNodes(html), slots);
  };

  const fill = (nodes: readonly ProseNode[], isPhrasing: boolean): ProseNode[] =>
    nodes.flatMap((node): ProseNode | ProseNode[] => {
      if (isComponentNode(node)) {
        return fillNode(node, isPhrasing);
      }
      if (node.type !== 'element' || !hasComponent(node)) {
        return node;
      }
      return { ...node, children: fill(node.children, isPhrasing || isPhrasingElement(node)) };
    });

  return {
    render(block) {
      const component = components.get(block.name);
      return component === undefined ? null : render(component, { block });
    },
    fillInline: ({ tree, components: inline }) =>
      inline.length === 0 ? tree : { ...tree, children: fill(tree.children as ProseNode[], false) },
    fillModule: (tree) => ({ ...tree, children: fill(tree.children as ProseNode[], false) }),
    sheets: () => [...used].flatMap(({ sheets }) => sheets)
  };
}

/** Returns what a component within a tab's text says; empty for nothing. */
export type InlineText = (tab: { page: Page; source: Source }, inline: InlineComponent) => string;

/** Creates the function for the search. Problems are reported where pages are rendered. */
export function inlineTexts({
  components,
  ...context
}: Pick<DocumentContext, 'components'> & PropsContext): InlineText {
  return ({ page, source }, inline) => {
    const component = components.get(inline.name);
    if (component?.isInline !== true || component.text === undefined) {
      return '';
    }
    try {
      const block = asBlock(inline, source.file);
      const props = propsOf(component, { block, source, page }, context);
      return props === null ? '' : component.text(props);
    } catch {
      return '';
    }
  };
}

/** Returns the entries of a component in its tab's contents list. */
export function componentToc(
  { components, ...context }: Pick<DocumentContext, 'components'> & PropsContext,
  use: ComponentUse
): Toc {
  const component = components.get(use.block.name);
  if (component?.toc === undefined) {
    return [];
  }
  try {
    const props = propsOf(component, use, context);
    return props === null ? [] : component.toc(props);
  } catch {
    // Reported where it is rendered.
    return [];
  }
}

/**
 * Returns the props of all components of a tab, those within prose included. Of a component that can't be shown, they
 * are the message that says why.
 */
export function tabComponentProps(
  { components, ...context }: Pick<DocumentContext, 'components'> & PropsContext,
  page: Page,
  source: Source
): unknown[] {
  return componentsIn(source).map((block) => {
    const component = components.get(block.name);
    try {
      return component === undefined ? null : propsOf(component, { block, source, page }, context);
    } catch (problem) {
      return problem instanceof Error ? problem.message : String(problem);
    }
  });
}

function propsOf(
  component: SiteComponent,
  use: ComponentUse,
  { markdownContext, recentProps }: PropsContext
): object | null {
  const make = (): object | null =>
    component.createProps === undefined
      ? { ...use.block.attributes, ...(use.content && { children: use.content.render() }) }
      : component.createProps(use, markdownContext, component.readData?.(use, markdownContext));
  // Content is rendered anew.
  return recentProps === undefined || use.content ? make() : recentProps.of(use.source, use.block, make);
}
