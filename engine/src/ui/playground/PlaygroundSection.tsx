import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { inPageClasses } from '../../core/previewClasses.ts';
import { LinkedHeading } from '../LinkedHeading.tsx';
import { Island } from '../islands/Island.tsx';
import { Playground, type PlaygroundProps } from './Playground.tsx';
import { NOT_IN_MARKDOWN } from '../notInMarkdown.ts';
import { playground as feature } from './feature.ts';

/** Initial state of a playground: a component with controls for its properties. */
export interface PlaygroundView extends PlaygroundProps {
  /** HTML of the component. */
  html: string;
  /** id and classes of the element around it. */
  previewId: string;
  previewClass: string;
  /** Whether the component is as wide as its content, so that its controls have room beside it. */
  isNarrow?: boolean;
}

/** Section of a playground. The prerendered preview works without scripts; the controls need them. */
export function PlaygroundSection({
  html,
  previewId,
  previewClass,
  isNarrow,
  title,
  slug,
  path,
  playground
}: PlaygroundView) {
  const props: PlaygroundProps = { title, slug, path, playground };
  const isBeside = isNarrow && playground.controls.length > 0;
  return (
    <section className="pb-playground" aria-labelledby={slug} {...NOT_IN_MARKDOWN}>
      <LinkedHeading level={2} id={slug} text={texts.playground.title} />
      <div className={isBeside ? 'pb-playground-box pb-beside-controls' : 'pb-playground-box'}>
        <div
          className="pb-preview"
          data-preview=""
          data-state="static"
          data-mount="none"
          data-scrolls={fillText(texts.common.previewOf, { title })}
        >
          <div
            id={previewId}
            className={inPageClasses(previewClass)}
            data-root=""
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </div>
        <Island feature={feature} component={Playground} props={props} load="intent" anchor={slug} />
      </div>
    </section>
  );
}
