import type { Example } from '../../model.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import type { Preview } from '../view.ts';
import { LOADING_HTML } from './staticParts.tsx';

/** State of a preview's element, and how the browser brings it to life. */
interface Mount {
  state: 'static' | 'client' | 'error';
  mount: 'hydrate' | 'fresh' | 'client' | 'none';
  html: string;
}

/** Whether an example stands among others in a page, or alone in its document. */
export type PreviewPlace = 'page' | 'standalone';

const NOT_RENDERED: Preview = { state: 'client', reason: 'The example was not rendered at build time.' };

/**
 * The element around an example's preview. `data-preview` and `data-state` are documented hooks; the element
 * marked `data-root` holds nothing but what the example renders, since the browser takes over from there.
 */
export function renderPreview(
  example: Example,
  preview: Preview | undefined,
  place: PreviewPlace = 'standalone'
): string {
  const { state, mount, html } = mountOf(example, preview);
  // Packaged style sheets tell by `ws-preview` whether an example stands in a page.
  const scrolls = place === 'page' ? ` data-scrolls="Preview of ${escapeHtml(example.title)}"` : '';
  const className = place === 'page' ? `${example.previewClass} ws-preview` : example.previewClass;
  return (
    `<div class="pb-preview" data-preview data-state="${state}" data-example="${example.slug}" data-mount="${mount}"${scrolls}>` +
    `<div id="${example.previewId}" class="${className}" data-root>${html}</div>` +
    '</div>'
  );
}

function mountOf(example: Example, preview: Preview = NOT_RENDERED): Mount {
  if (example.lang === 'html') {
    return { state: 'static', mount: 'none', html: `<div class="ws-preview-html">${example.code}</div>` };
  }
  switch (preview.state) {
    case 'live':
      return { state: 'static', mount: 'hydrate', html: preview.html };
    case 'fresh':
      return { state: 'static', mount: 'fresh', html: preview.html };
    case 'client':
      return { state: 'client', mount: 'client', html: LOADING_HTML };
    case 'error':
      return {
        state: 'error',
        mount: 'none',
        html: `<pre class="pb-preview-error">${escapeHtml(preview.message)}</pre>`
      };
  }
}
