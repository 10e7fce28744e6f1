import { CheckCircleIcon } from '@patternfly/react-icons/dist/js/icons/check-circle-icon.js';
import { ExpandIcon } from '@patternfly/react-icons/dist/js/icons/expand-icon.js';
import { ExternalLinkAltIcon } from '@patternfly/react-icons/dist/js/icons/external-link-alt-icon.js';
import { TimesCircleIcon } from '@patternfly/react-icons/dist/js/icons/times-circle-icon.js';

import type { Advice, Example } from '../../model.ts';
import { BadgeLabel } from '../BadgeLabel.tsx';
import { ExampleControls } from '../example/ExampleControls.tsx';
import { Island } from '../islands/Island.tsx';
import { HeadingLink } from '../LinkedHeading.tsx';
import { ThemedPicture } from '../picture/ThemedPicture.tsx';
import type { ThemedPictures } from '../picture/picture.ts';
import type { Preview } from '../view.ts';
import { ExamplePreview } from './ExamplePreview.tsx';

interface ExampleSectionProps {
  example: Example;
  /** Prose about it; empty for none. */
  captionHtml: string;
  preview: Preview | undefined;
  /** Pictures of a full-screen example. */
  thumbnail: ThemedPictures | null;
}

/** One example, with controls: among others, or as a figure of the prose around it. */
export function ExampleSection(props: ExampleSectionProps) {
  const { title, path, slug, figure, isFullscreen } = props.example;
  return (
    <section
      className={figure === null ? 'pb-example' : 'pb-example pb-figure'}
      id={slug}
      aria-labelledby={`${slug}-title`}
      data-advice={figure?.advice ?? undefined}
    >
      {figure === null ? <TitledExample {...props} /> : <Figure {...props} />}
      <Island
        name="exampleControls"
        id={slug}
        component={ExampleControls}
        props={{ title, path, slug, isFullscreen }}
        load="visible"
      />
    </section>
  );
}

/** Title, labels, caption, and the preview or the way to it. */
function TitledExample({ example, captionHtml, preview, thumbnail }: ExampleSectionProps) {
  const { slug, title, isDemo, isBeta, isDeprecated, isFullscreen } = example;
  return (
    <>
      <div className="pb-example-header pb-heading">
        <h3 className="pb-example-title" id={`${slug}-title`}>
          {title}
        </h3>
        {isDemo && <BadgeLabel badge="demo" />}
        {isBeta && <BadgeLabel badge="beta" />}
        {isDeprecated && <BadgeLabel badge="deprecated" />}
        <HeadingLink id={slug} text={title} />
      </div>
      <Prose html={captionHtml} />
      {isFullscreen ? (
        <FullScreenCard example={example} thumbnail={thumbnail} />
      ) : (
        <ExamplePreview example={example} preview={preview} place="page" />
      )}
    </>
  );
}

/** What a figure advises: by word, shape and color. */
const ADVICE = {
  do: { Icon: CheckCircleIcon, word: 'Do' },
  dont: { Icon: TimesCircleIcon, word: 'Don’t' }
} satisfies Record<NonNullable<Advice>, unknown>;

/** Preview, advice and caption. Its title is for those who don't see where it stands. */
function Figure({ example, captionHtml, preview }: ExampleSectionProps) {
  const advice = example.figure?.advice ? ADVICE[example.figure.advice] : null;
  return (
    <>
      <p className="pb-example-title" id={`${example.slug}-title`} hidden>
        {example.title}
      </p>
      <ExamplePreview example={example} preview={preview} place="page" />
      {(advice !== null || captionHtml !== '') && (
        <div className="pb-figure-caption">
          {advice && (
            <strong className="pb-figure-advice">
              <advice.Icon set="rh-ui" /> {advice.word}
            </strong>
          )}
          <Prose html={captionHtml} />
        </div>
      )}
    </>
  );
}

/**
 * Stands in place of the preview of an example that needs a whole window (requirement 2.2.7): a picture and the link to
 * it. Without a picture, the browser shows the example's document in its place, small (`browser/fullScreenFrame.ts`).
 */
function FullScreenCard({ example: { title, path }, thumbnail }: Pick<ExampleSectionProps, 'example' | 'thumbnail'>) {
  return (
    <div className="pb-full-screen">
      {thumbnail === null ? (
        <div className="pb-full-screen-picture pb-full-screen-frame" aria-hidden="true">
          <ExpandIcon set="rh-ui" />
        </div>
      ) : (
        <ThemedPicture className="pb-full-screen-picture" alt={`${title} screenshot`} {...thumbnail} />
      )}
      <div className="pb-full-screen-text">
        <a className="pb-full-screen-link" href={path} target="_blank" data-control="FULLSCREEN_LINK">
          Open fullscreen <span className="pf-v6-screen-reader">{title} </span>example{' '}
          <ExternalLinkAltIcon set="rh-ui" />
        </a>
        <span>It needs a whole window, and opens in a new tab.</span>
      </div>
    </div>
  );
}

/** What a table that is wider than the window stands in: a box to scroll. */
const TABLE_BOX = '<div class="pb-table" data-scrolls="Table">';

/** Prose gets the library's text styles; previews, which stand outside of it, keep their own. */
export function Prose({ html }: { html: string }) {
  const withTableBoxes = html.replace(/<table\b/g, `${TABLE_BOX}<table`).replaceAll('</table>', '</table></div>');
  return (
    html !== '' && <div className="pf-v6-c-content pb-prose" dangerouslySetInnerHTML={{ __html: withTableBoxes }} />
  );
}
