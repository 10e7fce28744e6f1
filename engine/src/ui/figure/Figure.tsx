import { CheckCircleIcon } from '@patternfly/react-icons/dist/js/icons/check-circle-icon.js';
import { TimesCircleIcon } from '@patternfly/react-icons/dist/js/icons/times-circle-icon.js';
import type { CSSProperties, ReactNode } from 'react';

import * as texts from '../../core/texts.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import type { Advice, FigureExample, FigurePart } from '../../model.ts';
import { ExamplePreview } from '../body/ExamplePreview.tsx';
import { ExampleControls } from '../example/ExampleControls.tsx';
import { Island } from '../islands/Island.tsx';
import type { Preview } from '../view.ts';
import { Anatomy, anchorName } from './Anatomy.tsx';
import { anatomy } from './feature.ts';
import { exampleControls } from '../example/feature.ts';

interface FigureProps {
  example: FigureExample;
  preview: Preview | undefined;
  /** Caption. */
  children: ReactNode;
}

/** Label and icon of a figure's advice: word, shape and color. */
const ADVICE = {
  do: { Icon: CheckCircleIcon, word: texts.body.do },
  dont: { Icon: TimesCircleIcon, word: texts.body.dont }
} satisfies Record<NonNullable<Advice>, unknown>;

/** An example on a canvas, in the surrounding prose. The hidden title names it for screen readers. */
export function Figure({ example, preview, children }: FigureProps) {
  const { key, title, slug, figure, isFullscreen } = example;
  const { advice, width, parts } = figure;
  const hasParts = parts.length > 0;
  const { Icon, word } = ADVICE[advice ?? 'do'];
  return (
    <section
      className="pb-example pb-figure"
      id={slug}
      aria-labelledby={interfaceId('title', slug)}
      data-advice={advice ?? undefined}
      data-anatomy={hasParts ? '' : undefined}
      style={width === null ? undefined : ({ '--pb-figure-width': width } as CSSProperties)}
    >
      <p className="pb-example-title" id={interfaceId('title', slug)} hidden>
        {title}
      </p>
      {advice && (
        <p className="pb-figure-advice">
          <Icon set="rh-ui" /> {word}
        </p>
      )}
      <ExamplePreview example={example} preview={preview} place="page">
        {hasParts && (
          <>
            <style dangerouslySetInnerHTML={{ __html: anchorSheet(example, parts) }} />
            <Island
              feature={anatomy}
              id={slug}
              component={Anatomy}
              props={{ slug, parts }}
              load="visible"
              near={slug}
            />
          </>
        )}
      </ExamplePreview>
      <div className="pb-figure-caption">{children}</div>
      <Island
        feature={exampleControls}
        id={slug}
        component={ExampleControls}
        props={{ title, path: `/${key}`, slug, isFullscreen, isFigure: true }}
        load="visible"
      />
    </section>
  );
}

/** Names the parts, so that their numbers can be placed without scripts. */
function anchorSheet({ slug, previewId }: FigureExample, parts: readonly FigurePart[]): string {
  const rules = parts.map(
    ({ selector }, index) => `#${previewId} :is(${selector}){anchor-name:${anchorName(slug, index)}}`
  );
  return `@media (scripting:none){${rules.join('')}}`;
}
