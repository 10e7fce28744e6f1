import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import type { Block, Example } from '../../model.ts';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';
import { ListFilterIsland } from '../listFilter/ListFilterIsland.tsx';
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
        noun={[texts.examples.one, texts.examples.other]}
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
            <FoldedPart key={fold.position} fold={fold} isOnly={folds.length === 1} html={renderBlocks(fold.blocks)} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface FoldedPartProps {
  fold: Fold;
  /** Whether its group has no other. */
  isOnly: boolean;
  html: string;
}

function FoldedPart({ fold: { heading, position, examples }, isOnly, html }: FoldedPartProps) {
  const { length: count } = examples;
  const noun = count === 1 ? texts.examples.one : texts.examples.other;
  if (heading === null) {
    const name = isOnly
      ? fillText(texts.examples.more, { count, noun })
      : count === 1
        ? fillText(texts.examples.single, { position })
        : fillText(texts.examples.range, { first: position, last: position + count - 1 });
    return (
      <div className="pb-disclosure pb-fold" data-row-group="">
        <details>
          <summary className="pb-chevron pb-fold-more">{name}</summary>
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
      summary={fillText(texts.examples.count, { count, noun })}
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
