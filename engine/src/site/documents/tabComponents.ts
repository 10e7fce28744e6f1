import { componentProblem, replaceInlineTags } from '../../content/componentTags.ts';
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

function propsOf(
  component: SiteComponent,
  use: ComponentUse,
  context: DocumentContext['markdownContext']
): object | null {
  return component.createProps === undefined
    ? use.block.attributes
    : component.createProps(use, context, component.readData?.(use, context));
}
