import type { ShellSite } from '../view.ts';

/** The head of the front page where the configuration says nothing of it. */
export function PlainHero({ site: { product, release } }: { site: ShellSite }) {
  return (
    <header className="pb-hero">
      <div className="pb-hero-words">
        <h1 className="pb-hero-title">{product.name}</h1>
        <p className="pb-hero-text">{product.description}</p>
        <p className="pb-hero-release">Release {release}</p>
      </div>
    </header>
  );
}
