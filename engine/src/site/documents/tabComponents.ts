import { componentProblem } from '../../content/componentTags.ts';
import { componentHtml } from '../../content/markdown/componentTags.ts';
import { fillComponents } from '../../content/markdown/inlineComponents.ts';
import { asBlock, componentsIn } from '../../content/prose.ts';
import { escapeHtml } from '../../core/html.ts';
import type { ComponentUse } from '../../core/markdownComponent.ts';
import type { ComponentBlock, InlineComponent, Page, Prose, Source, Toc } from '../../model.ts';
import type { DocumentContext } from './documentContext.ts';
import type { SiteComponent } from './siteComponents.ts';

/** Markdown components of a tab. */
export interface TabComponents {
  /** Renders a component; null for an unknown one, and for one that can't be shown, which is reported. */
  render: (block: ComponentBlock) => string | null;
  /** Returns the HTML of prose with the components within it. */
  fillInline: (prose: Prose) => string;
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
    fillInline: ({ html, components: inline }) =>
      fillComponents(html, (index) => {
        const used = inline.find((one) => one.index === index);
        const component = used && components.get(used.name);
        return used === undefined
          ? ''
          : component?.isInline === true
            ? (render(component, asBlock(used, source.file)) ?? '')
            : escapeHtml(componentHtml(used));
      }),
    sheets: () => [...used].flatMap(({ sheets }) => sheets)
  };
}

/** Returns what a component within a tab's text says; empty for nothing. */
export type InlineText = (tab: { page: Page; source: Source }, inline: InlineComponent) => string;

/** Creates the function for the search. Problems are reported where pages are rendered. */
export function inlineTexts({
  components,
  markdownContext
}: Pick<DocumentContext, 'components' | 'markdownContext'>): InlineText {
  return ({ page, source }, inline) => {
    const component = components.get(inline.name);
    if (component?.isInline !== true || component.text === undefined) {
      return '';
    }
    try {
      const props = propsOf(component, { block: asBlock(inline, source.file), source, page }, markdownContext);
      return props === null ? '' : component.text(props);
    } catch {
      return '';
    }
  };
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
  return componentsIn(source).map((block) => {
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
