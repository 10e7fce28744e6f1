import { componentProblem, inlineTagsIn, replaceInlineTags } from '../../content/componentTags.ts';
import type { ComponentUse } from '../../core/markdownComponent.ts';
import type { ComponentBlock, Page, Source, Toc } from '../../model.ts';
import type { DocumentContext } from './documentContext.ts';
import type { SiteComponent } from './siteComponents.ts';

/** Markdown components of a tab. */
export interface TabComponents {
  /** Renders a component; null for an unknown one, and for one that can't be shown, which is reported. */
  render: (block: ComponentBlock) => string | null;
  /** Renders the components within prose. @param html of the prose, with their tags */
  fillInline: (html: string) => string;
  /** Returns the style sheets of the components that have been rendered. */
  sheets: () => string[];
}

export function createTabComponents(
  { components, markdownContext, report }: Pick<DocumentContext, 'components' | 'markdownContext' | 'report'>,
  page: Page,
  source: Source
): TabComponents {
  const used = new Set<SiteComponent>();

  const render = (component: SiteComponent, block: ComponentBlock): string | null => {
    try {
      const props = propsOf(component, { block, source, page }, markdownContext);
      used.add(component);
      return props && component.render(props);
    } catch (problem) {
      report(componentProblem(block, problem));
      return null;
    }
  };

  return {
    render(block) {
      const component = components.get(block.name);
      return component === undefined ? null : render(component, block);
    },
    fillInline: (html) =>
      replaceInlineTags(html, (tag) => {
        const component = components.get(tag.name);
        return component?.isInline === true
          ? (render(component, { ...tag, kind: 'component', location: { file: source.file } }) ?? '')
          : null;
      }),
    sheets: () => [...used].flatMap(({ sheets }) => sheets)
  };
}

/** Renders the components within prose for the search. Problems are reported where pages are rendered. */
export function fillForSearch(context: Pick<DocumentContext, 'components' | 'markdownContext'>) {
  return ({ page, source }: { page: Page; source: Source }, html: string): string =>
    createTabComponents({ ...context, report: () => undefined }, page, source).fillInline(html);
}

/** Returns the entries of a component in its tab's contents list. */
export function componentToc(
  { components, markdownContext }: Pick<DocumentContext, 'components' | 'markdownContext'>,
  use: ComponentUse
): Toc {
  const component = components.get(use.block.name);
  if (component?.toc === undefined) {
    return [];
  }
  try {
    const props = propsOf(component, use, markdownContext);
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
  { components, markdownContext }: Pick<DocumentContext, 'components' | 'markdownContext'>,
  page: Page,
  source: Source
): unknown[] {
  const blocks = source.blocks.flatMap((block): ComponentBlock[] => {
    if (block.kind === 'component') {
      return [block];
    }
    const html = block.kind === 'html' ? block.html : block.captionHtml;
    return inlineTagsIn(html).map((tag) => ({ ...tag, kind: 'component', location: { file: source.file } }));
  });
  return blocks.map((block) => {
    const component = components.get(block.name);
    try {
      return component === undefined ? null : propsOf(component, { block, source, page }, markdownContext);
    } catch (problem) {
      return problem instanceof Error ? problem.message : String(problem);
    }
  });
}

function propsOf(
  component: SiteComponent,
  use: ComponentUse,
  context: DocumentContext['markdownContext']
): object | null {
  return component.createProps === undefined
    ? use.block.attributes
    : component.createProps(use, context, component.readData?.(use, context));
}
