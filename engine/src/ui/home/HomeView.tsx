import { Button } from '@patternfly/react-core';
import { CopyIcon } from '@patternfly/react-icons/dist/js/icons/copy-icon.js';
import { ArrowRightIcon } from '@patternfly/react-icons/dist/js/icons/arrow-right-icon.js';
import type { ReactNode } from 'react';

import { interfaceId } from '../../core/interfaceIds.ts';
import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import type { Link } from '../../core/config/pageContent.ts';
import { Families } from './Families.tsx';
import { SectionCards } from '../cards/SectionCards.tsx';
import { ExternalLinkMark, isExternal } from '../links.tsx';
import { ThemedPicture } from '../picture/ThemedPicture.tsx';
import { SearchOpener } from '../search/SearchView.tsx';
import { NamedIcon } from '../NamedIcon.tsx';
import type { ShellSite } from '../view.ts';
import type { HomePage, NewsCard, PostCard, TaskCard } from './homePage.ts';

interface HomeViewProps {
  site: ShellSite;
  /** HTML of the configured live example; empty for none. */
  exampleHtml: string;
}

/** The front page: what readers come for first, then news (requirements, section 2.3). */
export function HomeView({ site, exampleHtml }: HomeViewProps) {
  const { home, navigation } = site;
  return (
    <article className="pb-article pb-home">
      {home ? (
        <HomeHero home={home} searchLabel={fillText(texts.common.searchProduct, { product: site.product.name })} />
      ) : (
        <PlainHero site={site} />
      )}
      {home?.tasks && (
        <HomeSection id={interfaceId('tasks')} title={home.tasks.title}>
          <TaskCards cards={home.tasks.cards} />
        </HomeSection>
      )}
      {home?.example && (
        <HomeSection
          id={interfaceId('example')}
          title={home.example.title}
          text={home.example.text}
          link={home.example.link}
        >
          <div className="pb-body pb-home-example" dangerouslySetInnerHTML={{ __html: exampleHtml }} />
        </HomeSection>
      )}
      {home?.families && (
        <HomeSection id={interfaceId('families')} title={home.families.title} link={home.families.link}>
          <Families site={site} section={home.families.section} />
        </HomeSection>
      )}
      {home?.posts && (
        <HomeSection id={interfaceId('posts')} title={home.posts.title} link={home.posts.link}>
          <PostCards cards={home.posts.cards} />
        </HomeSection>
      )}
      {home?.stayInformed && (
        <HomeSection id={interfaceId('stay-informed')} title={home.stayInformed.title} link={home.stayInformed.link}>
          <StayInformed cards={home.stayInformed.cards} />
        </HomeSection>
      )}
      {!home?.tasks && (
        <HomeSection id={interfaceId('sections')} title={texts.home.browse}>
          <SectionCards sections={navigation} drawings={site.drawings} />
        </HomeSection>
      )}
    </article>
  );
}

interface HomeHeroProps {
  home: HomePage;
  searchLabel: string;
}

/** Headline, search, calls to action and a picture (requirement 2.3.1). */
function HomeHero({ home: { headline, text, actions, picture }, searchLabel }: HomeHeroProps) {
  return (
    <header className="pb-hero">
      <div className="pb-hero-words">
        <h1 className="pb-hero-title">{headline}</h1>
        <p className="pb-hero-text">{text}</p>
        <SearchOpener label={searchLabel} />
        <div className="pb-hero-actions">
          {actions.map((action, index) => (
            <Button
              key={action.href}
              component="a"
              href={action.href}
              variant={index === 0 ? 'primary' : 'secondary'}
              size="lg"
            >
              {action.text}
            </Button>
          ))}
        </div>
      </div>
      {picture && <ThemedPicture {...picture} alt="" className="pb-hero-picture" />}
    </header>
  );
}

/** Default hero, for sites that configure none. */
function PlainHero({ site: { product, release } }: { site: ShellSite }) {
  return (
    <header className="pb-hero">
      <div className="pb-hero-words">
        <h1 className="pb-hero-title">{product.name}</h1>
        <p className="pb-hero-text">{product.description}</p>
        <p className="pb-hero-release">{fillText(texts.common.release, { name: release })}</p>
      </div>
    </header>
  );
}

/** Cards that lead to common tasks. */
function TaskCards({ cards }: { cards: TaskCard[] }) {
  return (
    <ul className="pb-home-tasks" role="list">
      {cards.map(({ icon, title, body, link, command }) => (
        <li key={link} className="pb-card pb-home-task">
          <span className="pb-task-icon">
            <NamedIcon name={icon} />
          </span>
          <p className="pb-card-title">
            <a href={link}>
              {title}
              {isExternal(link) && <ExternalLinkMark />}
            </a>
          </p>
          <p className="pb-card-text">{body}</p>
          {command !== undefined && (
            <p className="pb-home-task-command" dir="ltr">
              <code>{command}</code>
              <Button
                variant="plain"
                size="sm"
                icon={<CopyIcon set="rh-ui" />}
                aria-label={fillText(texts.home.copyCommand, { command })}
                data-copy={command}
                data-tooltip={texts.home.copyTooltip}
              />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface HomeSectionProps {
  id: string;
  title: string;
  /** A sentence below the title. */
  text?: string;
  /** Link to the complete list. */
  link?: Link;
  children: ReactNode;
}

/** A part of the front page. */
function HomeSection({ id, title, text, link, children }: HomeSectionProps) {
  return (
    <section className="pb-home-section" aria-labelledby={id}>
      <div className="pb-home-heading">
        <h2 id={id} className="pb-home-title">
          {title}
        </h2>
        {text !== undefined && <p className="pb-home-text">{text}</p>}
        {link && (
          <a className="pb-home-more" href={link.href}>
            {link.text}
            {isExternal(link.href) ? <ExternalLinkMark /> : <ArrowRightIcon set="rh-ui" />}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}

/** Featured posts: two a row in medium windows, four in very large ones (requirement 2.3.7). */
function PostCards({ cards }: { cards: PostCard[] }) {
  return (
    <ul className="pb-posts" role="list">
      {cards.map((card) => (
        <Post key={card.URL} card={card} />
      ))}
    </ul>
  );
}

function Post({ card: { title, author, length, URL, image } }: { card: PostCard }) {
  return (
    <li className="pb-card pb-post">
      <img className="pb-post-image" src={image.path} alt="" width={image.width} height={image.height} loading="lazy" />
      <div className="pb-post-words">
        <p className="pb-card-title">
          <a href={URL}>
            {title}
            {isExternal(URL) && <ExternalLinkMark />}
          </a>
        </p>
        <p className="pb-card-text">
          <bdi>
            {author !== undefined && `${author} · `}
            {fillText(texts.home.readingTime, { minutes: length })}
          </bdi>
        </p>
      </div>
    </li>
  );
}

/** News channels: at least 30 % of the row each in very large windows (requirement 2.3.10). */
function StayInformed({ cards }: { cards: NewsCard[] }) {
  return (
    <ul className="pb-news" role="list">
      {cards.map((card) => (
        <News key={card.link} card={card} />
      ))}
    </ul>
  );
}

function News({ card }: { card: NewsCard }) {
  const { title, link, hasExtLinkIcon = isExternal(link) } = card;
  return (
    <li className="pb-card">
      <p className="pb-card-title">
        <a href={link}>
          {title}
          {hasExtLinkIcon && <ExternalLinkMark />}
        </a>
      </p>
      {card.layout === 'withSubtitle' && <p className="pb-card-text">{card.body}</p>}
    </li>
  );
}
