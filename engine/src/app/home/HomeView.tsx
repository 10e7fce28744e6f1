import { SectionCards } from '../section/SectionCards.tsx';
import type { ShellSite } from '../view.ts';

/** The front page: what the site documents, and the way into every section. */
export function HomeView({ site: { product, release, navigation } }: { site: ShellSite }) {
  return (
    <article className="pb-article">
      <header className="pb-hero">
        <h1 className="pb-hero-title">{product.name}</h1>
        <p className="pb-hero-text">{product.description}</p>
        <p className="pb-hero-release">Release {release}</p>
      </header>
      <section className="pb-overview" aria-labelledby="sections">
        <h2 id="sections" className="pb-overview-heading">
          Browse the documentation
        </h2>
        <SectionCards sections={navigation} />
      </section>
    </article>
  );
}
