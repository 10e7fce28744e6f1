import { describe, expect, it } from 'vitest';
import { splitFrontmatter, readFrontmatter } from '../../src/content/frontmatter.ts';

function read(yaml: string) {
  const split = splitFrontmatter(`---\n${yaml}\n---`);
  if (!split) {
    throw new Error('There is no frontmatter.');
  }
  return readFrontmatter(split, 'page.md');
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
    const { problems } = read('id: Button\nsortvalue: 3\nshape: round\nouia: true');
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
