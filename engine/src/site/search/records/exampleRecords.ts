import type { Example } from '../../../model.ts';
import { examplesOf } from '../../../examples/siteExamples.ts';
import type { SearchRecord } from '../../../search/searchRecord.ts';
import type { PlacedTab } from './place.ts';
import { makeRecord } from './record.ts';

/** Names in a program that tell what it is about: elements, what they are given, what is imported. */
const PROGRAM_NAMES = [/<([A-Z]\w+)/g, /\s((?:on|is|has|are)[A-Z]\w*)\b/g, /\s([a-z]+[A-Z]\w*)=/g];
/** In markup: classes. */
const MARKUP_CLASSES = /\sclass="([^"]*)"/g;

/** Examples by their titles and the names in their code; what they say is filler and no part of it. */
export function exampleRecords(tabs: readonly PlacedTab[]): SearchRecord[] {
  return tabs.flatMap(({ source, place }) =>
    examplesOf(source).map((example) =>
      makeRecord('example', place, {
        title: example.title,
        address: `${source.path}#${example.slug}`,
        keywords: namesInCode(example),
        standalone: example.path,
        ...(example.isDeprecated ? { badge: 'deprecated' as const } : example.isBeta ? { badge: 'beta' as const } : {})
      })
    )
  );
}

function namesInCode({ lang, code }: Example): string[] {
  const names =
    lang === 'html'
      ? [...code.matchAll(MARKUP_CLASSES)].flatMap(([, classes = '']) => classes.split(/\s+/))
      : PROGRAM_NAMES.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(names)].filter((name) => name !== '').toSorted();
}
