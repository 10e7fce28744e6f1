import type { Badge, Example } from '../../model.ts';
import { renderControls } from '../../ui/example/renderControls.tsx';
import { headingLink } from '../../headingLink.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import type { ThemedPictures } from '../picture/picture.ts';
import type { Preview } from '../view.ts';
import { renderFullScreenCard } from './renderFullScreenCard.tsx';
import { renderPreview } from './renderPreview.ts';
import { BADGE_HTML } from './staticParts.tsx';

/** What an example is shown with. */
export interface ExampleParts {
  /** HTML of the prose between the title and the preview. */
  caption: string;
  preview: Preview | undefined;
  /** Pictures of a full-screen example. */
  thumbnail: ThemedPictures | null;
}

/** One example: title, labels, caption, its preview or the way to it, and controls. */
export function renderExample(example: Example, { caption, preview, thumbnail }: ExampleParts): string {
  const { slug, isFullscreen } = example;
  return [
    `<section class="pb-example" id="${slug}" aria-labelledby="${slug}-title">`,
    renderHeader(example),
    caption,
    isFullscreen ? renderFullScreenCard(example, thumbnail) : renderPreview(example, preview, 'page'),
    renderControls(example),
    '</section>'
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function renderHeader(example: Example): string {
  const { slug, title } = example;
  const titleText = escapeHtml(title);
  const heading = `<h3 class="pb-example-title" id="${slug}-title">${titleText}</h3>`;
  const labels = badgesOf(example).map((badge) => BADGE_HTML[badge]);
  const parts = [heading, ...labels, headingLink(slug, titleText)];
  return `<div class="pb-example-header pb-heading">${parts.join('')}</div>`;
}

function badgesOf({ isDemo, isBeta, isDeprecated }: Example): Badge[] {
  const badges: Badge[] = [];
  if (isDemo) {
    badges.push('demo');
  }
  if (isBeta) {
    badges.push('beta');
  }
  if (isDeprecated) {
    badges.push('deprecated');
  }
  return badges;
}
