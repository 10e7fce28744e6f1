import type { Block, Source } from '../../model.ts';
import type { PreviewOf, ThumbnailOf } from '../view.ts';
import { missingComponentNotice } from './missingComponentNotice.tsx';
import { renderExample } from './renderExample.ts';
import { renderProse } from './renderProse.ts';

const NO_THUMBNAILS: ThumbnailOf = () => null;

/**
 * HTML of a tab's blocks, in reading order.
 * @param previewOf how TypeScript and JavaScript examples were rendered; HTML examples are their own preview
 * @param thumbnailOf pictures of full-screen examples
 */
export function renderBody(source: Source, previewOf: PreviewOf, thumbnailOf: ThumbnailOf = NO_THUMBNAILS): string {
  return source.blocks.map((block) => renderBlock(block, previewOf, thumbnailOf)).join('\n');
}

function renderBlock(block: Block, previewOf: PreviewOf, thumbnailOf: ThumbnailOf): string {
  switch (block.kind) {
    case 'html':
      return renderProse(block.html);
    case 'example': {
      const { example, captionHtml } = block;
      return renderExample(example, {
        caption: captionHtml === '' ? '' : renderProse(captionHtml),
        preview: previewOf(example),
        thumbnail: thumbnailOf(example)
      });
    }
    case 'component':
      return missingComponentNotice(block.name);
  }
}
