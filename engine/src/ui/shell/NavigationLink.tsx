import { BadgeLabel } from '../BadgeLabel.tsx';
import type { NavigationPage } from '../../model.ts';

interface NavigationLinkProps {
  page: Pick<NavigationPage, 'title' | 'path'> & Partial<Pick<NavigationPage, 'badge'>>;
  isCurrent: boolean;
}

/** A link of the side navigation. */
export function NavigationLink({ page: { title, path, badge }, isCurrent }: NavigationLinkProps) {
  return (
    <a
      className={isCurrent ? 'pf-v6-c-nav__link pf-m-current' : 'pf-v6-c-nav__link'}
      href={path}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className="pf-v6-c-nav__link-text">{title}</span>
      {badge && <BadgeLabel badge={badge} />}
    </a>
  );
}
