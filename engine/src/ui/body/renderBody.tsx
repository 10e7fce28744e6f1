import { Alert } from '@patternfly/react-core';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Block, Source } from '../../model.ts';
import type { ComponentOf, PreviewOf, ThumbnailOf } from '../view.ts';
import { Prose, ExampleSection } from './ExampleSection.tsx';

/** What a body is made of beside its source. */
export interface BodyParts {
  /** How TypeScript and JavaScript examples were rendered; HTML examples are their own preview. */
  previewOf: PreviewOf;
  /** Pictures of full-screen examples. */
  thumbnailOf?: ThumbnailOf;
  /** Components that the Markdown places in its prose. */
  componentOf?: ComponentOf;
  /** Fills in the components that stand within lines. */
  fillInline?: (html: string) => string;
}

/** HTML of a tab's blocks, in reading order. */
export function renderBody(source: Source, parts: BodyParts): string {
  return groupFigures(source.blocks)
    .map((blocks) => {
      const html = blocks.map((block) => renderBlock(block, parts)).join('\n');
      return blocks.some(isFigure)
        ? renderToStaticMarkup(<div className="pb-figures" dangerouslySetInnerHTML={{ __html: html }} />)
        : html;
    })
    .join('\n');
}

/** Puts figures that follow each other into one group, every other block into one of its own. */
function groupFigures(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (isFigure(block) && last?.every(isFigure)) {
      last.push(block);
    } else {
      groups.push([block]);
    }
  }
  return groups;
}

function isFigure(block: Block): boolean {
  return block.kind === 'example' && block.example.figure !== null;
}

function renderBlock(block: Block, { previewOf, thumbnailOf, componentOf, fillInline = identity }: BodyParts): string {
  switch (block.kind) {
    case 'html':
      return renderToStaticMarkup(<Prose html={fillInline(block.html)} />);
    case 'example': {
      const { example, captionHtml } = block;
      return renderToStaticMarkup(
        <ExampleSection
          example={example}
          captionHtml={fillInline(captionHtml)}
          preview={previewOf(example)}
          thumbnail={thumbnailOf?.(example) ?? null}
        />
      );
    }
    case 'component':
      return componentOf?.(block) ?? renderToStaticMarkup(<MissingComponent name={block.name} />);
  }
}

function identity(html: string): string {
  return html;
}

/** Stands in place of a component that the Markdown asks for and nothing provides, or whose data is wrong. */
function MissingComponent({ name }: { name: string }) {
  const title = `This part of the page needs the component ${name}, which can’t be shown here.`;
  return (
    <Alert className="pb-notice" isInline variant="warning" title={title} component="p" data-missing-component={name} />
  );
}
