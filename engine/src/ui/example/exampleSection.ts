import { interfaceId } from '../../core/interfaceIds.ts';
import type { ExampleName } from './exampleStore.ts';

/** Id of the heading of an exercise that readers solve in an example. */
export function exerciseId(slug: string): string {
  return interfaceId('exercise', slug);
}

type Slug = Pick<ExampleName, 'slug'>;

/** Finds the section of an example on the page. The id of a playground is that of its heading. */
export function sectionOf({ slug }: Slug): HTMLElement | null {
  return document.getElementById(slug)?.closest('section') ?? null;
}

/** Whether an example is a playground, whose address contains the values of its controls in place of preview settings. */
export function isPlayground(example: Slug): boolean {
  return sectionOf(example)?.matches('.pb-playground') === true;
}
