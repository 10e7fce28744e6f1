import { Alert } from '@patternfly/react-core';
import { ExpandIcon } from '@patternfly/react-icons/dist/js/icons/expand-icon.js';
import { RhUiExternalLinkIcon } from '@patternfly/react-icons/dist/js/icons/rh-ui-external-link-icon.js';
import { renderToStaticMarkup } from 'react-dom/server';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { typographic } from '../../core/typographicMarks.ts';
import { interfaceId } from '../../core/interfaceIds.ts';
import { holdsContent } from '../../core/layoutContent.ts';
import { FilledText } from '../FilledText.tsx';
import { isStandalone } from '../../examples/siteExamples.ts';
import type { ProseTree } from '../../core/proseTree.ts';
import type { Block, PageModule, Prose as ProseData, Source, StandaloneExample } from '../../model.ts';
import { BadgeLabel } from '../BadgeLabel.tsx';
import { ExampleControls } from '../example/ExampleControls.tsx';
import { Figure } from '../figure/Figure.tsx';
import { Island } from '../islands/Island.tsx';
import { HeadingLink } from '../LinkedHeading.tsx';
import { NOT_IN_MARKDOWN } from '../notInMarkdown.ts';
import { ThemedPicture, type ThemedPictures } from '../picture/ThemedPicture.tsx';
import type { ComponentOf, ModuleOf, ModulePreview, Preview, PreviewOf, ThumbnailOf } from '../view.ts';
import { ExamplePreview } from './ExamplePreview.tsx';
import { FoldedExamples } from './FoldedExamples.tsx';
import { layoutHtml } from './layoutHtml.tsx';
import { ModulePart } from './ModulePart.tsx';
import { type FoldTitles, planFolds } from './foldPlan.ts';
import { Prose } from './Prose.tsx';
import { isLong, renderLead } from './renderLead.tsx';
import { exampleControls } from '../example/feature.ts';

/** Parts of a body that its source doesn't contain. */
interface BodyParts {
  /** Rendered previews. */
  previewOf: PreviewOf;
  /** Parts that programs rendered. */
  moduleOf?: ModuleOf;
  /** Pictures of full-screen examples. */
  thumbnailOf?: ThumbnailOf;
  /** Pictures of what the button of an example opens. */
  stillOf?: ThumbnailOf;
  /** Rendered components that the Markdown places between its blocks. */
  componentOf?: ComponentOf;
  /** Returns the tree of prose with the components within it rendered. */
  fillInline?: (prose: ProseData) => ProseTree;
  /** Blocks that are in the head of the page instead. */
  inHead?: ReadonlySet<Block>;
  /** Number of examples above which they are folded; by default, none are. */
  foldAbove?: number;
  /** Configured names of folds. */
  foldTitles?: FoldTitles | undefined;
  /** Whether a long text before the first example is folded, so that the example is in the first screen. */
  opensWithExample?: boolean;
}

/** Examples that are laid out with the page, however short they are. */
const FIRST_EXAMPLES = 2;

/** Renders the HTML of a tab's blocks, in reading order. */
export function renderBody(source: Source, parts: BodyParts): string {
  const layout = source.blocks.find((block) => block.kind === 'module' && block.module.isLayout);
  const blocks = joinProse(source.blocks.filter((block) => block !== layout && parts.inHead?.has(block) !== true));
  const sections = blocks.filter((block) => block.kind === 'example' && !isFigure(block));
  const plan = planFolds(blocks, parts.foldAbove ?? Infinity, parts.foldTitles);
  // Folded ones are laid out when they are opened.
  const folded = new Set(plan?.groups.flatMap(({ folds }) => folds.flatMap((fold) => fold.blocks)));
  const later = new Set(sections.slice(FIRST_EXAMPLES).filter((block) => !folded.has(block)));
  const opening = parts.opensWithExample === true ? sections[0] : undefined;
  const renderBlocks = (some: readonly Block[]): string =>
    groupFigures(some)
      .map((group) => {
        const html = group
          .map((block) => renderBlock(block, parts, { isFar: later.has(block), isOpening: block === opening }))
          .join('\n');
        return group.some(isFigure)
          ? renderToStaticMarkup(<div className="pb-figures" dangerouslySetInnerHTML={{ __html: html }} />)
          : html;
      })
      .join('\n');
  const lead = opening === undefined ? [] : (plan?.before ?? blocks.slice(0, blocks.indexOf(opening)));
  const html = [
    renderLead(lead, renderBlocks),
    renderBlocks((plan?.before ?? blocks).slice(lead.length)),
    plan && renderToStaticMarkup(<FoldedExamples plan={plan} renderBlocks={renderBlocks} />),
    plan && renderBlocks(plan.after)
  ]
    .filter(Boolean)
    .join('\n');
  return layout?.kind === 'module' ? inLayout(layout.module, parts.moduleOf?.(layout.module), html) : html;
}

/** Puts the text of a page into its layout. Below one that failed, or that leaves out the text, it stands as it is. */
function inLayout(module: PageModule, preview: ModulePreview | undefined, html: string): string {
  return preview?.state === 'prose' && preview.tree.children.some(holdsContent)
    ? layoutHtml(preview.tree, html)
    : `${renderToStaticMarkup(<ModulePart module={module} preview={preview} />)}\n${html}`;
}

/** Puts the parts of prose that could have been in the head together again. */
function joinProse(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.kind === 'prose' && last?.kind === 'prose' && last.part !== undefined && !block.heading) {
      joined.splice(-1, 1, { ...block, prose: joinedProse(last.prose, block.prose) });
    } else {
      joined.push(block);
    }
  }
  return joined;
}

function joinedProse(first: ProseData, second: ProseData): ProseData {
  return {
    tree: { type: 'root', children: [...first.tree.children, ...second.tree.children] },
    passages: [...first.passages, ...second.passages],
    links: [...first.links, ...second.links],
    components: [...first.components, ...second.components]
  };
}

/** Groups consecutive figures; every other block gets a group of its own. */
function groupFigures(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (isFigure(block) && last?.every(isFigure)) {
      last.push(block);
    } else {
      groups.push([block]);
    }
  }
  return groups;
}

function isFigure(block: Block): boolean {
  return block.kind === 'example' && !isStandalone(block.example);
}

/** Place of a block in its tab. */
interface BlockPlace {
  /** Whether it is an example that a new visit need not lay out at once. */
  isFar: boolean;
  /** Whether it is the example that the tab opens with. */
  isOpening: boolean;
}

function renderBlock(block: Block, parts: BodyParts, { isFar, isOpening }: BlockPlace): string {
  const { previewOf, moduleOf, thumbnailOf, stillOf, componentOf, fillInline = treeOf } = parts;
  switch (block.kind) {
    case 'prose':
      return renderToStaticMarkup(<Prose tree={fillInline(block.prose)} />);
    case 'example': {
      const { example } = block;
      const caption = fillInline(block.caption);
      const preview = previewOf(example);
      return renderToStaticMarkup(
        isStandalone(example) ? (
          <ExampleSection
            example={example}
            caption={caption}
            preview={preview}
            thumbnail={thumbnailOf?.(example) ?? null}
            still={stillOf?.(example) ?? null}
            isFar={isFar}
            isCaptionLast={isOpening && isLong(block.caption)}
          />
        ) : (
          <Figure example={example} preview={preview}>
            <Prose tree={caption} />
          </Figure>
        )
      );
    }
    case 'module':
      return renderToStaticMarkup(<ModulePart module={block.module} preview={moduleOf?.(block.module)} />);
    case 'component':
      return componentOf?.(block) ?? renderToStaticMarkup(<MissingComponent name={block.name} />);
  }
}

function treeOf({ tree }: ProseData): ProseTree {
  return tree;
}

/** Placeholder of a component that the Markdown uses and that is not provided, or whose data is invalid. */
function MissingComponent({ name }: { name: string }) {
  const title = fillText(texts.body.missingComponent, { name });
  return (
    <Alert
      className="pb-notice"
      isInline
      variant="warning"
      variantLabel={texts.common.warningAlert}
      title={title}
      component="p"
      data-missing-component={name}
    />
  );
}

interface ExampleSectionProps {
  example: StandaloneExample;
  /** Prose about the example; empty for none. */
  caption: ProseTree;
  preview: Preview | undefined;
  /** Pictures of a full-screen example. */
  thumbnail: ThemedPictures | null;
  /** Pictures of what its button opens. */
  still: ThemedPictures | null;
  /** Whether to leave it out of the first layout of a new visit (`browser/farExamples.ts`). */
  isFar: boolean;
  /** Whether the caption stands below the controls. */
  isCaptionLast: boolean;
}

/** An example with its controls, as a section of its own. */
function ExampleSection(props: ExampleSectionProps) {
  const { caption, isFar, isCaptionLast } = props;
  const { title, path, slug, isFullscreen } = props.example;
  return (
    <section
      className="pb-example"
      id={slug}
      aria-labelledby={interfaceId('title', slug)}
      data-far={isFar ? '' : undefined}
    >
      <TitledExample {...props} />
      <Island
        feature={exampleControls}
        id={slug}
        component={ExampleControls}
        props={{ title, path, slug, isFullscreen }}
        load="visible"
      />
      {isCaptionLast && <Prose tree={caption} />}
    </section>
  );
}

/** Title, labels, caption, and the preview or a link to it. */
function TitledExample({ example, caption, preview, thumbnail, still, isCaptionLast }: ExampleSectionProps) {
  const { slug, title, isDemo, isBeta, isDeprecated, isFullscreen } = example;
  const Heading = `h${example.headingLevel}` as const;
  return (
    <>
      <div className="pb-example-header pb-heading">
        <Heading className="pb-example-title" id={interfaceId('title', slug)}>
          {typographic(title)}
        </Heading>
        {isDemo && <BadgeLabel badge="demo" />}
        {isBeta && <BadgeLabel badge="beta" />}
        {isDeprecated && <BadgeLabel badge="deprecated" />}
        <HeadingLink id={slug} text={title} />
      </div>
      {!isCaptionLast && <Prose tree={caption} />}
      {isFullscreen ? (
        <FullScreenCard example={example} thumbnail={thumbnail} />
      ) : (
        <ExamplePreview example={example} preview={preview} place="page">
          {still && <ThemedPicture className="pb-still" alt={fillText(texts.body.opened, { title })} {...still} />}
        </ExamplePreview>
      )}
    </>
  );
}

/**
 * Card in place of the preview of a full-screen example (requirement 2.2.7): a picture and a link to the example.
 * Without a picture, the browser shows the example's document in its place, scaled down (`fullScreen/fullScreenFrames.ts`).
 */
function FullScreenCard({ example: { title, path }, thumbnail }: Pick<ExampleSectionProps, 'example' | 'thumbnail'>) {
  return (
    <div className="pb-full-screen" {...NOT_IN_MARKDOWN}>
      {thumbnail === null ? (
        <div className="pb-full-screen-picture pb-full-screen-frame" aria-hidden="true">
          <ExpandIcon set="rh-ui" />
        </div>
      ) : (
        <ThemedPicture
          className="pb-full-screen-picture"
          alt={fillText(texts.body.screenshot, { title })}
          {...thumbnail}
        />
      )}
      <div className="pb-full-screen-text">
        <a className="pb-full-screen-link" href={path} target="_blank" data-control="FULLSCREEN_LINK">
          <FilledText
            text={texts.body.openFullScreen}
            values={{ title: <span className="pf-v6-screen-reader">{title}</span> }}
          />{' '}
          <RhUiExternalLinkIcon />
        </a>
      </div>
    </div>
  );
}
