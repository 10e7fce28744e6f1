import type { ProjectFiles } from './viteProject.ts';

/**
 * Fields of the form that StackBlitz opens a project from. It takes texts alone.
 * @param files images must have kept their addresses
 */
export function stackBlitzFields(files: ProjectFiles, title: string, description: string): Record<string, string> {
  const texts = Object.entries(files).flatMap(([path, content]) =>
    typeof content === 'string' ? [[`project[files][${path}]`, content] as const] : []
  );
  return {
    'project[title]': title,
    'project[description]': description,
    'project[template]': 'node',
    ...Object.fromEntries(texts)
  };
}
