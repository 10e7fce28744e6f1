import { Fragment } from 'react';

import { UnknownToken, unknownTokenText } from '../tokens/UnknownToken.tsx';

export interface TokenUsesProps {
  name: string;
  /** Pages with style sheets that use the token, and their tables of CSS variables. Null for an unknown name. */
  pages: { title: string; href: string }[] | null;
}

/** The pages whose style sheets use a token, within a sentence. */
export function TokenUses({ name, pages }: TokenUsesProps) {
  if (pages === null) {
    return <UnknownToken name={name} />;
  }
  return (
    <span>
      {pages.map(({ title, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <a href={href}>{title}</a>
        </Fragment>
      ))}
    </span>
  );
}

/** The titles of the pages, for the search. */
export function tokenUsesText({ name, pages }: TokenUsesProps): string {
  return pages?.map(({ title }) => title).join(', ') ?? unknownTokenText(name);
}
