import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import { drawingExtent } from '../../content/html/drawingExtent.ts';
import { isStandalone } from '../../examples/siteExamples.ts';
import type { Example } from '../../model.ts';
import type { Preview, ScaledDrawing } from '../../ui/view.ts';
import type { SiteParts } from './assembleSite.ts';

/** Drawings that show more CSS pixels than this aren't scaled down. */
const WIDEST_PX = 840;
/** Stage of the narrowest phone, and the size on the screen that texts need not exceed. */
const NARROW_STAGE_PX = 270;
const LEGIBLE_PX = 12;

type Place = Pick<Extract<Preview, { html: string }>, 'ground' | 'drawing'>;

/**
 * Returns what documents are made of, where each preview stands on the ground that its surfaces need, and drawings are
 * scaled down to the room that there is; playgrounds know whether their component is narrow. Figures have a canvas of their
 * own, and full-screen examples are whole pages.
 */
export function withPlacedPreviews(parts: SiteParts, styles: Pick<StyleLibrary, 'surfacesOf' | 'isInLine'>): SiteParts {
  const { app } = parts;
  /** Of the last HTML of each example, which its page and its own document have in common. */
  const known = new WeakMap<Example, { html: string; place: Place }>();
  const placeOf = (example: Example, html: string): Place => {
    const last = known.get(example);
    if (last?.html === html) {
      return last.place;
    }
    const place = { ground: app.groundFor(styles.surfacesOf(html)), drawing: scaledDrawing(html) };
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
      renderWorkbench: ({ playground, ...input }) =>
        app.renderWorkbench({
          ...input,
          playground: playground && { ...playground, isNarrow: styles.isInLine(playground.html) }
        }),
      renderPreview: (example, preview) => app.renderPreview(example, placed(example, preview))
    }
  };
}

function scaledDrawing(html: string): ScaledDrawing | undefined {
  const extent = drawingExtent(html);
  if (extent === null) {
    return undefined;
  }
  const { growth, ...shown } = extent;
  if (shown.to - shown.from > WIDEST_PX) {
    return undefined;
  }
  if (growth === null) {
    return shown;
  }
  const { size, factors, from, to } = growth;
  const legibleFrom = Math.ceil(((to - from) * LEGIBLE_PX) / size);
  return legibleFrom <= NARROW_STAGE_PX ? shown : { ...shown, grown: { from, to, factors, legibleFrom } };
}
