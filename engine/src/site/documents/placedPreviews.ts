import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import { drawingWidth } from '../../content/html/drawingWidth.ts';
import { isStandalone } from '../../examples/siteExamples.ts';
import type { Example } from '../../model.ts';
import type { Preview } from '../../ui/view.ts';
import type { SiteParts } from './assembleSite.ts';

/** Widest drawings in CSS pixels whose text stays legible when a phone, or a wide window's column, shows all of them. */
const WIDEST_PX = { phone: 460, column: 840 };

type Place = Pick<Extract<Preview, { html: string }>, 'ground' | 'scaled'>;

/**
 * Returns what documents are made of, where each preview stands on the ground that its surfaces need, and drawings are
 * scaled down where they are too wide. Figures have a canvas of their own, and full-screen examples are whole pages.
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
    const width = drawingWidth(html) ?? Infinity;
    const scaled = width <= WIDEST_PX.phone ? 'phone' : width <= WIDEST_PX.column ? 'column' : undefined;
    const place = { ground: app.groundFor(styles.surfacesOf(html)), scaled } as const;
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
