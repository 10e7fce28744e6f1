import type { PhrasingContent, RootContent } from 'mdast';

import type { Link, NoticeLinks } from '../core/config/pageContent.ts';
import * as texts from '../core/texts.ts';
import type { Page, Source } from '../model.ts';
import { filled } from './props.ts';
import type { LinkTo } from './fromTree.ts';
import { heading, link, list, paragraph, strong, table, text } from './nodes.ts';

interface IntroductionInput {
  page: Page;
  source: Source;
  /** Sentence about the page, by its address; similar pages with the case for each. */
  shell: {
    summaries: ReadonlyMap<string, string>;
    siblings: ReadonlyMap<string, readonly { when: string; title: string; href: string }[]>;
    /** Links in notices. */
    noticeLinks: NoticeLinks;
  };
  linkTo: LinkTo;
}

/** What pages show above a tab's own text: the summary, notices about its status, and on the first tab, similar pages. */
export function introductionNodes({ page, source, shell, linkTo }: IntroductionInput): RootContent[] {
  const summary = shell.summaries.get(page.path);
  const siblings = source.path === page.path ? (shell.siblings.get(page.path) ?? []) : [];
  return [
    ...(summary === undefined ? [] : [paragraph(summary)]),
    ...noticeNodes(source, shell.noticeLinks, linkTo),
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
  links: NoticeLinks,
  linkTo: LinkTo
): RootContent[] {
  const newer =
    newImplementationLink === null
      ? []
      : [text(' '), ...filled(texts.page.newer, { link: [link(linkTo(newImplementationLink), texts.page.newerLink)] })];
  const notice = (title: string, own: readonly Link[], ...sentences: PhrasingContent[]): RootContent => ({
    type: 'blockquote',
    children: [
      paragraph(strong(title), '. ', ...sentences),
      ...(own.length === 0 ? [] : [list(own.map(({ href, text: words }) => [link(linkTo(href), words)]))])
    ]
  });
  return [
    ...(optIn === null ? [] : [notice(texts.page.optIn, links.optIn, text(optIn))]),
    ...(beta ? [notice(texts.page.beta, links.beta, text(texts.page.betaText))] : []),
    ...(deprecated ? [notice(texts.page.deprecated, links.deprecated, text(texts.page.deprecatedText), ...newer)] : []),
    ...(template ? [notice(texts.page.templates, links.template, text(texts.page.templatesText))] : [])
  ];
}
