import { parser } from '@lezer/javascript';
import { Parser } from 'acorn';
import jsx from 'acorn-jsx';
import { expect, test } from '../support/test.ts';
import { convertToJavaScript } from '../../engine/src/live/project/toJavaScript.ts';
import { casesOfTier } from '../support/tier.ts';
import { readBuiltExamples } from './siteProjects.ts';

const PlainParser = Parser.extend(jsx());
const typeScript = parser.configure({ dialect: 'ts jsx' });
const TYPES = /^(?:InterfaceDeclaration|TypeAliasDeclaration|TypeAnnotation|ObjectType)$/;

for (const site of ['sites/patternfly', 'sites/starter']) {
  test.describe(site, () => {
    test('removes the types of every example and keeps its comments', async () => {
      test.setTimeout(300_000);
      const examples = readBuiltExamples(site).examples.filter(({ example }) => example.lang === 'ts');
      const errors: string[] = [];
      for (const { name, example } of casesOfTier(examples, { share: 30 })) {
        const result = await convertToJavaScript(example.code);
        errors.push(...errorsOf(example.code, result).map((error) => `${name}: ${error}`));
      }
      expect(examples.length).toBeGreaterThan(3);
      expect(errors).toEqual([]);
    });
  });
}

function errorsOf(code: string, result: string): string[] {
  try {
    PlainParser.parse(result, { ecmaVersion: 'latest', sourceType: 'module' });
  } catch (error) {
    return [String(error)];
  }
  const lost = comments(code).filter((comment) => !comments(result).includes(comment));
  const holes = /\n\n\n/.test(result) ? ['has a hole'] : [];
  return [...lost.map((comment) => `lost ${comment}`), ...holes];
}

/** Returns the comments outside of types. */
function comments(code: string): string[] {
  const found: string[] = [];
  typeScript.parse(code).iterate({
    enter({ name, from, to }) {
      if (name.endsWith('Comment')) {
        found.push(code.slice(from, to).replaceAll(/\s+/g, ' '));
      }
      return !TYPES.test(name);
    }
  });
  return found;
}
