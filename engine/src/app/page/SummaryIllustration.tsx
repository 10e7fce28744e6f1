import type { Summary, SummaryPicture } from './summary.ts';

/**
 * The picture beside a summary, in the theme that is shown. The other one has no box, and browsers fetch pictures that
 * wait to be near the window only when they have one.
 */
export function SummaryIllustration({ light, dark, alt }: NonNullable<Summary['illustration']>) {
  return (
    <div className="pb-illustration">
      <OneTheme picture={light} alt={alt} theme="light" />
      <OneTheme picture={dark} alt={alt} theme="dark" />
    </div>
  );
}

interface OneThemeProps {
  picture: SummaryPicture;
  alt: string;
  theme: 'light' | 'dark';
}

function OneTheme({ picture: { path, width, height }, alt, theme }: OneThemeProps) {
  return (
    <img className={`pb-illustration-${theme}`} src={path} alt={alt} width={width} height={height} loading="lazy" />
  );
}
