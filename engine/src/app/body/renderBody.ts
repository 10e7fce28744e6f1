import type { Block, Source } from '../../model.ts';
import type { ComponentOf, PreviewOf, ThumbnailOf } from '../view.ts';
import { missingComponentNotice } from './missingComponentNotice.tsx';
import { renderExample } from './renderExample.ts';
import { renderFigure } from './renderFigure.ts';
import { renderProse } from './renderProse.ts';

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
  const groups = groupFigures(source.blocks);
  return groups
    .map((blocks) => {
      const html = blocks.map((block) => renderBlock(block, parts)).join('\n');
      return blocks.some(isFigure) ? `<div class="pb-figures">\n${html}\n</div>` : html;
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

function renderBlock(block: Block, { previewOf, thumbnailOf, componentOf, fillInline = asItIs }: BodyParts): string {
  switch (block.kind) {
    case 'html':
      return renderProse(fillInline(block.html));
    case 'example': {
      const { example, captionHtml } = block;
      const render = example.figure === null ? renderExample : renderFigure;
      return render(example, {
        caption: captionHtml === '' ? '' : renderProse(fillInline(captionHtml)),
        preview: previewOf(example),
        thumbnail: thumbnailOf?.(example) ?? null
      });
    }
    case 'component':
      return componentOf?.(block) ?? missingComponentNotice(block.name);
  }
}

function asItIs(html: string): string {
  return html;
}
