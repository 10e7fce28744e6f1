import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { pluralForm } from '../../core/language.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import type { Block, Example } from '../../model.ts';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';
import { ListFilterIsland } from '../listFilter/ListFilterIsland.tsx';
import { NOT_IN_MARKDOWN } from '../notInMarkdown.ts';
import type { Fold, FoldPlan } from './foldPlan.ts';

interface FoldedExamplesProps {
  plan: FoldPlan;
  renderBlocks: (blocks: readonly Block[]) => string;
}

const LIST_ID = interfaceId('examples');

/**
 * The groups of a long tab's examples, with a filter by name. Folded groups are disclosures: they work without scripts,
 * and links and the browser's search open them.
 */
export function FoldedExamples({ plan: { groups, total }, renderBlocks }: FoldedExamplesProps) {
  return (
    <div className="pb-folds" id={LIST_ID}>
      <ListFilterIsland
        listId={LIST_ID}
        label={texts.examples.filter}
        placeholder={texts.examples.filter}
        rows=".pb-example:not(.pb-figure)"
        textIn=".pb-example-title"
        noun={texts.examples.noun}
        total={total}
        choices={[]}
        select={null}
        layout={null}
        canExpand
        headingLevel="h2"
      />
      {groups.map(({ shown, folds }, index) => (
        <div key={index} className="pb-fold-group" data-row-group="">
          {shown.length > 0 && <Blocks html={renderBlocks(shown)} />}
          {folds.map((fold) => (
            <FoldedPart key={fold.examples[0]?.slug} fold={fold} html={renderBlocks(fold.blocks)} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface FoldedPartProps {
  fold: Fold;
  html: string;
}

function FoldedPart({ fold: { heading, title, examples }, html }: FoldedPartProps) {
  const { length: count } = examples;
  const summary = fillText(texts.listFilter.count, { count, noun: pluralForm(texts.examples.noun, count) });
  if (heading === null) {
    const [first, last] = [examples[0]?.title ?? '', examples.at(-1)?.title ?? ''];
    const range = first === last ? first : fillText(texts.examples.range, { first, last });
    return (
      <div className="pb-disclosure pb-fold" data-row-group="">
        <details>
          <summary className="pb-chevron pb-fold-part" {...NOT_IN_MARKDOWN}>
            <span>{title ?? range}</span>{' '}
            <span className="pb-disclosure-content" data-row-count="">
              {summary}
            </span>
          </summary>
          <Blocks html={html} />
        </details>
        <Names examples={examples} />
      </div>
    );
  }
  return (
    <DisclosureSection
      className="pb-fold"
      level={2}
      anchor={heading.id}
      title={heading.text}
      summary={summary}
      countsRows
      whenClosed={<Names examples={examples} />}
    >
      <Blocks html={html} />
    </DisclosureSection>
  );
}

function Blocks({ html }: { html: string }) {
  return <div className="pb-fold-blocks" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Links to the examples of a folded group, which open it. */
function Names({ examples }: { examples: readonly Example[] }) {
  return (
    <ul className="pb-fold-names" role="list">
      {examples.map(({ slug, title }) => (
        <li key={slug}>
          <a href={`#${slug}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
