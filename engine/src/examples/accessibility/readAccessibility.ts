import { textAttribute } from '../../core/markdownComponent.ts';
import { successCriteria } from '../../core/wcag.ts';
import type { ComponentBlock, Source } from '../../model.ts';
import { requireImportedData } from '../importedData.ts';
import {
  type AccessibilityData,
  accessibilitySchema,
  criteriaFamiliesSchema,
  type CriterionResult
} from './accessibilitySchema.ts';

/**
 * Reads what `<WhoProvides own={…} />` lists for those who use the component.
 * @throws Error if the file is invalid, or links to a section that the tab doesn't have
 */
export function readYouProvide(source: Source, block: ComponentBlock): AccessibilityData['youProvide'] {
  const { file, data, lineOf } = readOwn(source, block);
  const lost = data.youProvide.findIndex(({ at }) => !source.anchors.includes(at));
  if (lost >= 0) {
    const line = lineOf(['youProvide', lost, 'at']);
    throw new Error(`${file}:${line} links to "#${data.youProvide[lost]?.at}", which the tab doesn't have.`);
  }
  return data.youProvide;
}

/**
 * Reads the rows of `<SuccessCriteria families={…} family="…" own={…} />`: those of the family, with the exceptions of
 * the page, in the order of WCAG.
 * @throws Error if a file is invalid, names a criterion twice, or there is no such family
 */
export function readCriteria(source: Source, block: ComponentBlock): CriterionResult[] {
  const families = requireImportedData(source, block, {
    attribute: 'families',
    kind: 'families of success criteria',
    schema: criteriaFamiliesSchema
  });
  const name = textAttribute(block, 'family') ?? '';
  const family = families.data[name];
  if (!family) {
    const names = Object.keys(families.data).join(', ');
    throw new Error(`${source.file}: <${block.name}> needs the family of ${families.file} in family="…": ${names}.`);
  }
  const { file, data, lineOf } = readOwn(source, block);
  const rows = new Map(family.map((row) => [row.criterion, row]));
  const excepted = new Set<string>();
  for (const [index, exception] of data.exceptions.entries()) {
    const { criterion } = exception;
    if (excepted.has(criterion)) {
      throw new Error(`${file}:${lineOf(['exceptions', index])} has a second exception for ${criterion}.`);
    }
    excepted.add(criterion);
    if (!('applies' in exception)) {
      rows.set(criterion, exception);
    } else if (!rows.delete(criterion)) {
      throw new Error(
        `${file}:${lineOf(['exceptions', index])}: the family "${name}" has no ${criterion} to leave out.`
      );
    }
  }
  return [...successCriteria.keys()].flatMap((number) => rows.get(number) ?? []);
}

function readOwn(source: Source, block: ComponentBlock) {
  return requireImportedData(source, block, {
    attribute: 'own',
    kind: 'accessibility data',
    schema: accessibilitySchema
  });
}
