import { SectionCards } from '../section/SectionCards.tsx';
import type { ShellSite } from '../view.ts';
import { HomeHero } from './HomeHero.tsx';
import { HomeSection } from './HomeSection.tsx';
import { PlainHero } from './PlainHero.tsx';
import { PostCards } from './PostCards.tsx';
import { StayInformed } from './StayInformed.tsx';

/** The front page (requirements, section 2.3), and below it the way into every section. */
export function HomeView({ site }: { site: ShellSite }) {
  const { home, navigation } = site;
  return (
    <article className="pb-article pb-home">
      {home ? <HomeHero home={home} /> : <PlainHero site={site} />}
      {home?.posts && (
        <HomeSection id="posts" title={home.posts.title} link={home.posts.link}>
          <PostCards cards={home.posts.cards} />
        </HomeSection>
      )}
      {home?.stayInformed && (
        <HomeSection id="stay-informed" title={home.stayInformed.title} link={home.stayInformed.link}>
          <StayInformed cards={home.stayInformed.cards} />
        </HomeSection>
      )}
      <HomeSection id="sections" title="Browse the documentation">
        <SectionCards sections={navigation} />
      </HomeSection>
    </article>
  );
}
