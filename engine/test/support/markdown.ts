import { loadApp } from '../../src/site/documents/loadApp.ts';
import type { MarkdownContent, MarkdownContext } from '../../src/core/markdownComponent.ts';
import type { ComponentBlock, Page, Source } from '../../src/model.ts';
import type { EngineComponent, EngineContext } from '../../src/ui/markdownContext.ts';
import { makePage, makeSource } from '../ui/acme.ts';

const app = await loadApp();

/** The engine's Markdown components. */
export const { markdownComponents } = app;

/** Renders a Markdown component, as a build does. */
export function renderMarkdown<Props extends object>(
  { component }: Pick<EngineComponent<Props>, 'component'>,
  props: Props
): string {
  return app.renderComponent(component, props);
}

interface Use {
  attributes?: ComponentBlock['attributes'];
  source?: Source;
  page?: Page;
  content?: MarkdownContent;
  /** The parts of the context that the component asks for. */
  context?: Partial<EngineContext>;
}

/** Creates the props of a Markdown component from a tag's attributes, as a build does. */
export function propsOf<Props extends object, Data>(
  component: EngineComponent<Props, Data>,
  { attributes = {}, source = makeSource(), page = makePage({ sources: [source] }), context = {}, content }: Use
): Props {
  const block: ComponentBlock = source.blocks.find((candidate) => candidate.kind === 'component') ?? {
    kind: 'component',
    name: 'Any',
    attributes,
    location: { file: source.file }
  };
  const use = { block, source, page, ...(content && { content }) };
  const data = component.readData?.(use, context as MarkdownContext) as Data;
  const props = component.createProps?.(use, context as EngineContext, data);
  if (!props) {
    throw new Error('There is nothing to show.');
  }
  return props;
}
