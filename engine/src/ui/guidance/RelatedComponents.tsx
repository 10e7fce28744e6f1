import { ProseWithCode } from '../ProseWithCode.tsx';

/** A page that is similar to another one, or that its text mentions. */
export interface RelatedPage {
  title: string;
  href: string;
  /** What it is for, or its difference. */
  text: string;
}

export interface RelatedComponentsProps {
  pages: readonly RelatedPage[];
}

/** Pages to go on to, each with a line about it. */
export function RelatedComponents({ pages }: RelatedComponentsProps) {
  return (
    <ul className="pb-related" role="list">
      {pages.map(({ title, href, text }) => (
        <li key={href}>
          <a href={href}>{title}</a>{' '}
          <div>
            <ProseWithCode text={text} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The same list as text: each title is followed by its line. */
export function RelatedText({ pages }: RelatedComponentsProps) {
  return (
    <ul>
      {pages.map(({ title, href, text }) => (
        <li key={href}>
          <a href={href}>{title}</a>
          {text === '' ? '' : ': '}
          <ProseWithCode text={text} />
        </li>
      ))}
    </ul>
  );
}
