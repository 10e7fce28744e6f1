import { Breadcrumb, BreadcrumbItem } from '@patternfly/react-core';

import type { Crumb } from './surroundings.ts';

interface PageCrumbsProps {
  crumbs: Crumb[];
  /** Title of the page itself. */
  current: string;
}

/** The way from the section to the page. */
export function PageCrumbs({ crumbs, current }: PageCrumbsProps) {
  return (
    <Breadcrumb className="pb-crumbs">
      {crumbs.map(({ title, path }) => (
        <BreadcrumbItem key={title} {...(path !== null && { to: path })}>
          {title}
        </BreadcrumbItem>
      ))}
      <BreadcrumbItem>
        <span aria-current="page">{current}</span>
      </BreadcrumbItem>
    </Breadcrumb>
  );
}
