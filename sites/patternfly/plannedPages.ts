function below(section: string, pages: string[]): string[] {
  return pages.map((page) => `${section}/${page}`);
}

/**
 * Pages that are referenced by links, redirects or the site's plan, but not written yet. `check` warns about links to
 * them, and fails if one of them exists: remove a page from this list when you write it.
 */
export const plannedPages: string[] = [
  ...below('/components', ['alert/accessibility', 'label/design-guidelines']),
  ...below('/training', ['html', 'html-fundamentals-training', 'html-css-variables-and-overrides-training'])
];
