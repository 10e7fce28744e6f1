import { sectionsWithoutPage } from '../../content/navigation.ts';
import type { HomeContent } from '../../core/config/pageContent.ts';
import * as texts from '../../core/texts.ts';
import type { NavigationSection, Site } from '../../model.ts';
import type { LandingItem, LandingPage, LandingPart } from '../../twin/landing.ts';
import { type DocumentContext, headTextOf } from './documentContext.ts';

type Context = Pick<DocumentContext, 'app' | 'config' | 'site'>;

/**
 * Returns what the front page and the generated lists of pages say, for their Markdown.
 * @param absolute returns an address as files for programs have it
 */
export function landingPages(
  context: Context,
  site: Pick<Site, 'navigation' | 'pages'>,
  absolute: (address: string) => string
): LandingPage[] {
  const page = (path: string, title: string, lead: string, parts: readonly LandingPart[]): LandingPage => ({
    path,
    head: {
      title,
      source: '',
      package: null,
      version: context.site.release,
      address: absolute(path),
      description: lead
    },
    lead,
    parts
  });
  const { home } = context.site;
  const { name, description } = context.config.product;
  return [
    page('/', name, home?.text ?? description, homeParts(context)),
    ...sectionsWithoutPage(site).map((section) => {
      const head = headTextOf(context, section.path);
      return page(
        section.path,
        head.title,
        context.site.summaries.get(section.path) ?? '',
        galleryParts(context, section, 2)
      );
    })
  ];
}

function homeParts(context: Context): LandingPart[] {
  const { home, navigation } = context.site;
  const families = home?.families;
  const section = navigation.find(({ slug }) => slug === families?.section);
  return [
    ...(home
      ? [
          part(
            null,
            '',
            home.actions.map((action) => item(action.text, action.href))
          )
        ]
      : []),
    ...(home?.tasks
      ? [
          part(
            home.tasks.title,
            '',
            home.tasks.cards.map((card) => item(card.title, card.link, card.body, card.command))
          )
        ]
      : []),
    ...(home?.example
      ? [part(home.example.title, home.example.text, [item(home.example.link.text, home.example.link.href)])]
      : []),
    ...(families && section
      ? [part(families.title, '', [item(families.link.text, families.link.href)]), ...galleryParts(context, section, 3)]
      : []),
    ...(home?.posts ? [linkedPart(home.posts, home.posts.cards.map(postItem))] : []),
    ...(home?.stayInformed ? [linkedPart(home.stayInformed, home.stayInformed.cards.map(newsItem))] : []),
    ...(home?.tasks
      ? []
      : [
          part(
            texts.home.browse,
            '',
            navigation.map(({ title, path }) => item(title, path))
          )
        ])
  ];
}

type Posts = NonNullable<HomeContent['posts']>;
type News = NonNullable<HomeContent['stayInformed']>;

function postItem({
  title,
  author = '',
  URL: href
}: Pick<Posts['cards'][number], 'title' | 'author' | 'URL'>): LandingItem {
  return item(title, href, author);
}

function newsItem(card: News['cards'][number]): LandingItem {
  return item(card.title, card.link, card.layout === 'withSubtitle' ? card.body : '');
}

function linkedPart({ title, link }: Pick<Posts, 'title' | 'link'>, items: readonly LandingItem[]): LandingPart {
  return part(title, '', [...items, item(link.text, link.href)]);
}

/** The pages of a section in the groups of its gallery. */
function galleryParts({ app, site }: Context, section: NavigationSection, depth: 2 | 3): LandingPart[] {
  return app.sectionGroups(site, section).map(({ title, items }) => ({
    title,
    depth,
    text: '',
    items: items.map(({ path, title: name, badge, text }) =>
      item(badge === null ? name : `${name} (${texts.badges[badge]})`, path, text)
    )
  }));
}

function part(title: string | null, text: string, items: readonly LandingItem[]): LandingPart {
  return { title, depth: 2, text, items };
}

function item(title: string, href: string, text = '', command: string | null = null): LandingItem {
  return { title, href, text, command };
}
