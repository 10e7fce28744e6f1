import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import { drawingWidth } from '../../content/html/drawingWidth.ts';
import { isStandalone } from '../../examples/siteExamples.ts';
import type { Example } from '../../model.ts';
import type { Preview } from '../../ui/view.ts';
import type { SiteParts } from './assembleSite.ts';

/** Widest drawing in CSS pixels whose text stays legible when a phone shows all of it. */
const WIDEST_PX = 460;

type Place = Pick<Extract<Preview, { html: string }>, 'ground' | 'isScaled'>;

/**
 * Returns what documents are made of, where each preview stands on the ground that its surfaces need, and drawings are
 * scaled down to phones. Figures have a canvas of their own, and full-screen examples are whole pages.
 */
export function withPlacedPreviews(parts: SiteParts, styles: Pick<StyleLibrary, 'surfacesOf'>): SiteParts {
  const { app } = parts;
  /** Of the last HTML of each example, which its page and its own document have in common. */
  const known = new WeakMap<Example, { html: string; place: Place }>();
  const placeOf = (example: Example, html: string): Place => {
    const last = known.get(example);
    if (last?.html === html) {
      return last.place;
    }
    const isScaled = (drawingWidth(html) ?? Infinity) <= WIDEST_PX;
    const place = { ground: app.groundFor(styles.surfacesOf(html)), isScaled };
    known.set(example, { html, place });
    return place;
  };
  const placed = (example: Example, preview: Preview | undefined): Preview | undefined =>
    preview === undefined || !('html' in preview) || example.isFullscreen || !isStandalone(example)
      ? preview
      : { ...preview, ...placeOf(example, preview.html) };
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
