import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { PLAYGROUND_SLUG } from '../../core/playground.ts';
import { inPageClasses } from '../../core/previewClasses.ts';
import { LinkedHeading } from '../LinkedHeading.tsx';
import { Island } from '../islands/Island.tsx';
import { Playground, type PlaygroundProps } from './Playground.tsx';

/** Initial state of a playground: a component with controls for its properties. */
export interface PlaygroundView extends PlaygroundProps {
  /** HTML of the component. */
  html: string;
  /** Class of the element around previews of the tab. */
  previewClass: string;
}

/** Section of a playground. The prerendered preview works without scripts; the controls need them. */
export function PlaygroundSection({ html, previewClass, ...props }: PlaygroundView) {
  const { anchor, playground } = props;
  return (
    <section className="pb-playground" aria-labelledby={anchor}>
      <LinkedHeading level={2} id={anchor} text={texts.playground.title} />
      <div className="pb-playground-box">
        <div
          className="pb-preview"
          data-preview=""
          data-state="static"
          data-mount="none"
          data-scrolls={fillText(texts.common.previewOf, { title: playground.component })}
        >
          <div
            id={`${previewClass}-${PLAYGROUND_SLUG}`}
            className={inPageClasses(previewClass)}
            data-root=""
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </div>
        <Island name="playground" component={Playground} props={props} load="intent" anchor={anchor} />
      </div>
    </section>
  );
}
