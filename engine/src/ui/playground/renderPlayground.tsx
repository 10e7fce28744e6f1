import { renderToStaticMarkup } from 'react-dom/server';

import { headingLink } from '../../headingLink.ts';
import { PLAYGROUND_SLUG } from '../../playground.ts';
import { Island } from '../islands/Island.tsx';
import { Playground, type PlaygroundProps } from './Playground.tsx';

/** A component with controls for its properties, as it shows at first. */
export interface PlaygroundView extends PlaygroundProps {
  /** What the component renders. */
  html: string;
  /** Class of the element around previews of the tab. */
  previewClass: string;
}

/** HTML of a playground: what it shows at first is there without a script; the controls need one. */
export function renderPlayground({ html, previewClass, ...props }: PlaygroundView): string {
  const { anchor, playground } = props;
  return renderToStaticMarkup(
    <section className="pb-playground" aria-labelledby={anchor}>
      <div
        className="pb-heading"
        dangerouslySetInnerHTML={{
          __html: `<h3 id="${anchor}" class="pb-reference-heading">Playground</h3>${headingLink(anchor, 'Playground')}`
        }}
      />
      <div
        className="pb-preview"
        data-preview=""
        data-state="static"
        data-mount="none"
        data-scrolls={`Preview of ${playground.component}`}
      >
        <div
          id={`${previewClass}-${PLAYGROUND_SLUG}`}
          className={`${previewClass} ws-preview`}
          data-root=""
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
      <Island name="playground" component={Playground} props={props} load="intent" anchor={anchor} />
    </section>
  );
}
