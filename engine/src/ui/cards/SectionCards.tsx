import type { ReactNode } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount } from '../../core/fillText.ts';
import type { Badge, NavigationSection } from '../../model.ts';
import { BadgeLabel } from '../BadgeLabel.tsx';
import { Drawing } from '../drawing/Drawing.tsx';

interface SectionCardsProps {
  sections: NavigationSection[];
  /** Markup of the drawings to show, by the section's address. */
  drawings?: ReadonlyMap<string, string>;
}

/** Cards of all sections that have pages, with their page counts. */
export function SectionCards({ sections, drawings }: SectionCardsProps) {
  return (
    <ul className="pb-cards" role="list">
      {sections
        .filter(({ items }) => items.length > 0)
        .map((section) => (
          <LinkCard key={section.slug} title={section.title} href={section.path} drawing={drawings?.get(section.path)}>
            <bdi>{pageCountText(countPages(section))}</bdi>
          </LinkCard>
        ))}
    </ul>
  );
}

/** Counts the pages of a section, including those of its subsections. */
function countPages(section: NavigationSection): number {
  return section.items.reduce((count, item) => count + (item.kind === 'page' ? 1 : item.items.length), 0);
}

/** Formats a number of pages, e.g. `1 page`. */
function pageCountText(count: number): string {
  return fillCount(texts.common.pages, count);
}

interface LinkCardProps {
  title: string;
  href: string;
  badge?: Badge | null;
  /** Markup of the drawing above the title. */
  drawing?: string | undefined;
  /** Text below the title. */
  children?: ReactNode;
}

/** A card that links to a page. */
function LinkCard({ title, href, badge, drawing, children }: LinkCardProps) {
  return (
    <li className="pb-card">
      {drawing !== undefined && <Drawing markup={drawing} />}
      <p className="pb-card-title">
        <a href={href}>{title}</a>
        {badge && <BadgeLabel badge={badge} />}
      </p>
      {children !== undefined && <p className="pb-card-text">{children}</p>}
    </li>
  );
}
