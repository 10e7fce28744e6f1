import { readClaims } from '../examples/claims/readClaims.ts';
import { componentProblem } from '../content/componentProblem.ts';
import { siteExamples } from '../examples/siteExamples.ts';
import { readExercise } from '../examples/exercise/readExercise.ts';
import type { MarkdownComponent } from '../core/markdownComponents.ts';
import type { ComponentBlock, Problem, Site, Source } from '../model.ts';

type Read = (source: Source, block: ComponentBlock) => unknown;

/** Components of pages whose data is wrong, so that the build has to leave them out. */
export function componentDataProblems(site: Site): Problem[] {
  const examples = new Map(siteExamples(site).map((place) => [place.example.path, place]));
  const claims: Read = (source, block) => readClaims(source, block, (address) => examples.get(address) ?? null);
  const readers: Partial<Record<string, Read>> = {
    RolesTable: claims,
    KeyboardTable: claims,
    Exercise: readExercise
  } satisfies Partial<Record<MarkdownComponent, Read>>;
  return site.pages
    .flatMap(({ sources }) => sources)
    .flatMap((source) =>
      source.blocks.flatMap((block) => (block.kind === 'component' ? problemOf(source, block, readers) : []))
    );
}

function problemOf(source: Source, block: ComponentBlock, readers: Partial<Record<string, Read>>): Problem[] {
  try {
    readers[block.name]?.(source, block);
    return [];
  } catch (fault) {
    return [componentProblem(block, fault)];
  }
}
