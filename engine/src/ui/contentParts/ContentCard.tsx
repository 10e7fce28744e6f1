import type { ReactNode } from 'react';

export interface CardGridProps {
  children: ReactNode;
}

/** Cards side by side, as many as fit. */
export function CardGrid({ children }: CardGridProps) {
  return <div className="pb-cards pb-content-cards">{children}</div>;
}

export interface ContentCardProps {
  title: string;
  /** Where the whole card leads; null for nowhere. */
  href: string | null;
  children?: ReactNode;
}

/** A card in the content of a page. */
export function ContentCard({ title, href, children }: ContentCardProps) {
  return (
    <div className="pb-card pb-content-card">
      <p className="pb-card-title">{href === null ? title : <a href={href}>{title}</a>}</p>
      {children !== undefined && <div className="pb-content-card-body">{children}</div>}
    </div>
  );
}
