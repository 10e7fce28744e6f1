import { escapeHtml } from '../../escapeHtml.ts';
import type { Example } from '../../model.ts';
import { renderControls } from '../../ui/example/renderControls.tsx';
import type { ExampleParts } from './renderExample.ts';
import { renderPreview } from './renderPreview.ts';
import { ADVICE_HTML } from './staticParts.tsx';

/**
 * An example that illustrates the prose around it: its preview, what it advises, its caption and its controls. Its
 * title is for those who don't see where it stands.
 */
export function renderFigure(example: Example, { caption, preview }: ExampleParts): string {
  const { slug, title, figure } = example;
  const advice = figure?.advice ?? null;
  const adviceAttribute = advice === null ? '' : ` data-advice="${advice}"`;
  const label = advice === null ? '' : ADVICE_HTML[advice];
  return [
    `<section class="pb-example pb-figure" id="${slug}" aria-labelledby="${slug}-title"${adviceAttribute}>`,
    `<p class="pb-example-title" id="${slug}-title" hidden>${escapeHtml(title)}</p>`,
    renderPreview(example, preview, 'page'),
    label + caption === '' ? '' : `<div class="pb-figure-caption">${label}${caption}</div>`,
    renderControls(example),
    '</section>'
  ]
    .filter((part) => part !== '')
    .join('\n');
}
