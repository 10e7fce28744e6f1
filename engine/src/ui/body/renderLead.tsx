import { renderToStaticMarkup } from 'react-dom/server';

import * as texts from '../../core/texts.ts';
import type { Block, Prose } from '../../model.ts';
import { DisclosureSection } from '../disclosure/DisclosureSection.tsx';
import { NOT_IN_MARKDOWN } from '../notInMarkdown.ts';
import { headingOf, splitByHeading } from './foldPlan.ts';
import { textOf } from './stackedTable.ts';

/** Most characters of text between the head of a tab and its first example: about three lines. */
const LONGEST_SHOWN = 240;

type RenderBlocks = (blocks: readonly Block[]) => string;

/**
 * Renders what stands before the first example of a tab. A long text is folded in its place, so that readers see the
 * component in the first screen: each section, and below the heading of the examples what is about them.
 */
export function renderLead(blocks: readonly Block[], renderBlocks: RenderBlocks): string {
  const prose = blocks.flatMap((block) => (block.kind === 'prose' ? block.prose : []));
  if (prose.length < blocks.length || !isLong(...prose)) {
    return renderBlocks(blocks);
  }
  const groups = splitByHeading(blocks).filter((group) => group.length > 0);
  return groups.map((group, index) => renderGroup(group, index === groups.length - 1, renderBlocks)).join('\n');
}

/** Whether texts are too long to stand before an example that readers are to see first. */
export function isLong(...prose: readonly Prose[]): boolean {
  const length = prose.flatMap(({ tree }) => tree.children).reduce((sum, node) => sum + textOf(node).length, 0);
  return length > LONGEST_SHOWN;
}

function renderGroup(group: readonly Block[], isLast: boolean, renderBlocks: RenderBlocks): string {
  const heading = headingOf(group[0]);
  const content = heading === null ? group : group.slice(1);
  if (content.length === 0) {
    return renderBlocks(group);
  }
  const html = renderBlocks(content);
  if (heading !== null && !isLast) {
    return renderToStaticMarkup(
      <DisclosureSection className="pb-opening" level={2} anchor={heading.id} title={heading.text} summary={[]}>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </DisclosureSection>
    );
  }
  const summary = (
    <summary className="pb-chevron" {...NOT_IN_MARKDOWN}>
      {heading === null ? texts.examples.introduction : texts.examples.about}
    </summary>
  );
  const fold = (
    <div className="pb-disclosure pb-opening">
      <details dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(summary) + html }} />
    </div>
  );
  if (heading === null) {
    return renderToStaticMarkup(fold);
  }
  const head = renderBlocks(group.slice(0, 1)) + renderToStaticMarkup(fold);
  return renderToStaticMarkup(<div className="pb-opening-head" dangerouslySetInnerHTML={{ __html: head }} />);
}
