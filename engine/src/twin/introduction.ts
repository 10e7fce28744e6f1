import type { RootContent } from 'mdast';

import * as texts from '../core/texts.ts';
import type { Page, Source } from '../model.ts';
import { filled } from './props.ts';
import type { LinkTo } from './fromTree.ts';
import { heading, link, paragraph, strong, table, text } from './nodes.ts';

interface IntroductionInput {
  page: Page;
  source: Source;
  /** Sentence about the page, by its address; similar pages with the case for each. */
  shell: {
    summaries: ReadonlyMap<string, string>;
    siblings: ReadonlyMap<string, readonly { when: string; title: string; href: string }[]>;
  };
  linkTo: LinkTo;
}

/** What pages show above a tab's own text: the summary, notices about its status, and on the first tab, similar pages. */
export function introductionNodes({ page, source, shell, linkTo }: IntroductionInput): RootContent[] {
  const summary = shell.summaries.get(page.path);
  const siblings = source.path === page.path ? (shell.siblings.get(page.path) ?? []) : [];
  return [
    ...(summary === undefined ? [] : [paragraph(summary)]),
    ...noticeNodes(source, linkTo),
    ...(siblings.length === 0
      ? []
      : [
          heading(2, texts.page.whichToUse),
          table([
            [texts.page.whichWhen, texts.page.whichUse],
            ...siblings.map(({ when, title, href }) => [
              when,
              href === page.path ? [strong(title), text(` ${texts.page.thisPage}`)] : [link(linkTo(href), title)]
            ])
          ])
        ])
  ];
}

function noticeNodes(
  { optIn, beta, deprecated, template, newImplementationLink }: Source,
  linkTo: LinkTo
): RootContent[] {
  const newer =
    newImplementationLink === null
      ? []
      : [text(' '), ...filled(texts.page.newer, { link: [link(linkTo(newImplementationLink), texts.page.newerLink)] })];
  return [
    ...(optIn === null ? [] : [notice(texts.page.optIn, text(optIn))]),
    ...(beta ? [notice(texts.page.beta, text(texts.page.betaText))] : []),
    ...(deprecated ? [notice(texts.page.deprecated, text(texts.page.deprecatedText), ...newer)] : []),
    ...(template ? [notice(texts.page.templates, text(texts.page.templatesText))] : [])
  ];
}

function notice(title: string, ...children: Parameters<typeof paragraph>): RootContent {
  return { type: 'blockquote', children: [paragraph(strong(title), '. ', ...children)] };
}
