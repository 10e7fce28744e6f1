import type { Block, Source } from '../../model.ts';
import type { ComponentOf, PreviewOf, ThumbnailOf } from '../view.ts';
import { missingComponentNotice } from './missingComponentNotice.tsx';
import { renderExample } from './renderExample.ts';
import { renderProse } from './renderProse.ts';

/** What a body is made of beside its source. */
export interface BodyParts {
  /** How TypeScript and JavaScript examples were rendered; HTML examples are their own preview. */
  previewOf: PreviewOf;
  /** Pictures of full-screen examples. */
  thumbnailOf?: ThumbnailOf;
  /** Components that the Markdown places in its prose. */
  componentOf?: ComponentOf;
}

/** HTML of a tab's blocks, in reading order. */
export function renderBody(source: Source, parts: BodyParts): string {
  return source.blocks.map((block) => renderBlock(block, parts)).join('\n');
}

function renderBlock(block: Block, { previewOf, thumbnailOf, componentOf }: BodyParts): string {
  switch (block.kind) {
    case 'html':
      return renderProse(block.html);
    case 'example': {
      const { example, captionHtml } = block;
      return renderExample(example, {
        caption: captionHtml === '' ? '' : renderProse(captionHtml),
        preview: previewOf(example),
        thumbnail: thumbnailOf?.(example) ?? null
      });
    }
    case 'component':
      return componentOf?.(block) ?? missingComponentNotice(block.name);
  }
}
