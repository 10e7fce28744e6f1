import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { splitFrontmatter, readFrontmatter, unknownKeyProblems } from '../../src/content/frontmatter.ts';
import { frontmatterData } from '../support/arbitraryMarkdown.ts';

function read(yaml: string) {
  const split = splitFrontmatter(`---\n${yaml}\n---`);
  if (!split) {
    throw new Error('There is no frontmatter.');
  }
  const { frontmatter, problems, unknownKeys } = readFrontmatter(split, 'page.md');
  return { frontmatter, problems: [...problems, ...unknownKeyProblems(unknownKeys, ['wrapper'])] };
}

describe('readFrontmatter', () => {
  it('fills in defaults, and treats keys without a value as absent', () => {
    const { frontmatter, problems } = read('id: Button\ncssPrefix:\nbeta:');
    expect(problems).toEqual([]);
    expect(frontmatter).toMatchObject({
      id: 'Button',
      section: '',
      source: null,
      cssPrefix: [],
      beta: false,
      sortValue: null
    });
  });

  it('reads all forms of lists', () => {
    const { frontmatter } = read(
      'id: Button\ncssPrefix: a-button\npropComponents: [Button, {component: Icon, source: next}, Button]'
    );
    expect(frontmatter?.cssPrefix).toEqual(['a-button']);
    expect(frontmatter?.propComponents).toEqual([
      { component: 'Button', source: null },
      { component: 'Icon', source: 'next' }
    ]);
  });

  it('reads lists without indentation, and comments', () => {
    const { frontmatter, problems } = read(
      "# A comment\nid: Button\npropComponents: [\n'Button',\n'Icon'\n]\nsection: components"
    );
    expect(problems).toEqual([]);
    expect(frontmatter?.propComponents.map(({ component }) => component)).toEqual(['Button', 'Icon']);
    expect(frontmatter?.section).toBe('components');
  });

  it('reports an invalid value with its location and keeps the page', () => {
    const { frontmatter, problems } = read('id: Button\nsortValue: high');
    expect(frontmatter).toMatchObject({ id: 'Button', sortValue: null });
    expect(problems).toMatchObject([
      {
        severity: 'error',
        code: 'frontmatter-value',
        message: 'Frontmatter key "sortValue" must be a number, but is "high".',
        location: { file: 'page.md', line: 3, column: 12 }
      }
    ]);
  });

  it('reports an invalid value in a list', () => {
    const { problems } = read('id: Button\npropComponents:\n  - Button\n  - 7');
    expect(problems).toMatchObject([{ code: 'frontmatter-value', location: { line: 5, column: 5 } }]);
  });

  it('creates no page without an id or with a section that is not a string', () => {
    expect(read('section: components')).toMatchObject({
      frontmatter: null,
      problems: [{ message: 'The frontmatter has no id.' }]
    });
    expect(read('id: Button\nsection: 7').frontmatter).toBeNull();
  });

  it('reports invalid YAML with its location', () => {
    expect(read('id: "Button\nsection: a')).toMatchObject({
      frontmatter: null,
      problems: [{ code: 'frontmatter-syntax', location: { line: 3 } }]
    });
    expect(read('just text')).toMatchObject({ frontmatter: null, problems: [{ code: 'frontmatter-empty' }] });
  });

  it('warns of unknown keys with a suggestion, but accepts the keys of other tools', () => {
    const { problems } = read('id: Button\nsortvalue: 3\nshape: round\nwrapper: true');
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        code: 'frontmatter-unknown-key',
        hint: 'Did you mean "sortValue"?',
        location: { line: 3 }
      },
      { code: 'frontmatter-unknown-key', location: { line: 4 } }
    ]);
  });
});

describe('YAML of a frontmatter', () => {
  it.each(['open.graph', 'nav title', '"nav title"', "'nav title'", 'título', '<<', '7', 'a/b', '$x', 'x?'])(
    'may have the key %s, which is only unknown',
    (key) => {
      const { frontmatter, problems } = read(`id: Badge\n${key}: x\nsection: components`);
      expect(frontmatter).toMatchObject({ id: 'Badge', section: 'components' });
      const message = `Frontmatter key "${key.replace(/['"]/g, '')}" is not known.`;
      expect(problems).toMatchObject([{ code: 'frontmatter-unknown-key', message, location: { line: 3 } }]);
    }
  );

  it('reports an unknown key without a value, with its position', () => {
    expect(read('id: Badge\ncolour:').problems).toMatchObject([
      { code: 'frontmatter-unknown-key', location: { line: 3 } }
    ]);
  });

  it('ends with three dots, too', () => {
    const split = splitFrontmatter('---\nid: Badge\nsection: components\n...\nText');
    expect(split?.yaml).toBe('id: Badge\nsection: components');
    expect(split?.body).toBe('\n\n\n\nText');
  });

  it('may write a text over several lines', () => {
    const { frontmatter } = read('id: |\n  Badge\ntitle: >\n  A badge\n  of honor\noptIn: "a\n  b"');
    expect(frontmatter).toMatchObject({ id: 'Badge', title: 'A badge of honor', optIn: 'a b' });
  });

  it('reports what is wrong where it is, also beside lists without indentation', () => {
    expect(read('id: Badge\ncssPrefix: [\na\n]\ntitle: Badge: new').problems).toMatchObject([
      { code: 'frontmatter-syntax', location: { line: 6 } }
    ]);
    expect(read('id: *x').problems).toMatchObject([{ code: 'frontmatter-syntax' }]);
  });

  it('is read as a YAML parser reads it, whatever the keys and values are', () => {
    fc.assert(
      fc.property(frontmatterData, fc.string({ unit: 'grapheme', minLength: 1 }), (data, title) => {
        const yaml = stringify({ ...data, id: 'Badge', title });
        // A line that begins so ends the frontmatter: published files write the first heading behind it.
        fc.pre(!/^(?:---|\.\.\.\s*$)/m.test(yaml));
        const { frontmatter, problems } = read(yaml.replace(/\n$/, ''));
        expect(problems.filter(({ code }) => code === 'frontmatter-syntax')).toEqual([]);
        expect(frontmatter?.title).toBe(title.trim().replace(/\s*\n\s*/g, ' ') || null);
        const keys = problems.flatMap(({ code, message }) => (code === 'frontmatter-unknown-key' ? [message] : []));
        expect(keys.length).toBeLessThanOrEqual(Object.keys(parse(yaml) as object).length);
      })
    );
  });
});
