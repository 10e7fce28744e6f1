import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import { drawingWidth } from '../../content/html/drawingWidth.ts';
import { isStandalone } from '../../examples/siteExamples.ts';
import type { Example } from '../../model.ts';
import type { Preview } from '../../ui/view.ts';
import type { SiteParts } from '../documents/assembleSite.ts';

/** Widest drawing in CSS pixels whose text stays legible when a phone shows all of it. */
const WIDEST_PX = 460;

/**
 * Returns what documents are made of, where each preview stands on the ground that its surfaces need, and drawings are
 * scaled down to phones. Figures have a canvas of their own, and full-screen examples are whole pages.
 */
export function withPlacedPreviews(parts: SiteParts, styles: Pick<StyleLibrary, 'surfacesOf'>): SiteParts {
  const { app } = parts;
  const placed = (example: Example, preview: Preview | undefined): Preview | undefined =>
    preview === undefined || !('html' in preview) || example.isFullscreen || !isStandalone(example)
      ? preview
      : {
          ...preview,
          ground: app.groundFor(styles.surfacesOf(preview.html)),
          isScaled: (drawingWidth(preview.html) ?? Infinity) <= WIDEST_PX
        };
  return {
    ...parts,
    app: {
      ...app,
      renderBody: (source, body) =>
        app.renderBody(source, { ...body, previewOf: (example) => placed(example, body.previewOf(example)) }),
      renderPreview: (example, preview) => app.renderPreview(example, placed(example, preview))
    }
  };
}
