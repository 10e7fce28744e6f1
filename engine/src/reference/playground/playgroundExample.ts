import { type Playground, SPECIMEN_CLASS, SPECIMEN_WIDTH, initialValues, programCode } from '../../core/playground.ts';
import type { ExampleCode } from '../../core/tabCode.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import type { Source } from '../../model.ts';

/** Returns the start of a tab's playground as an example, which its editor opens and the isolated frame runs. */
export function playgroundExample(source: Source, playground: Playground): ExampleCode {
  const { playground: slug } = source.referenceAnchors;
  const { previewClass } = examplesOf(source)[0] ?? { previewClass: '' };
  return {
    title: playground.component,
    slug,
    lang: 'ts',
    code: programCode(playground, initialValues(playground)),
    isFullscreen: false,
    canvas: SPECIMEN_WIDTH,
    previewId: `${previewClass}-${slug}`,
    previewClass: `${previewClass} ${SPECIMEN_CLASS}`,
    sourceLink: null,
    imports: {}
  };
}
