import type { HomePage, Picture } from './homeContent.ts';

/**
 * A decorative picture for each theme. The one that doesn't show has no box, and browsers fetch pictures that wait to
 * be near the window only when they have one.
 */
export function ThemedPicture({ picture: { light, dark } }: { picture: NonNullable<HomePage['picture']> }) {
  return (
    <div className="pb-hero-picture" aria-hidden="true">
      <OneTheme picture={light} className="pb-on-light" />
      <OneTheme picture={dark} className="pb-on-dark" />
    </div>
  );
}

function OneTheme({ picture: { address, width, height }, className }: { picture: Picture; className: string }) {
  return <img className={className} src={address} alt="" width={width} height={height} loading="lazy" />;
}
