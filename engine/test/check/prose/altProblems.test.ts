import { describe, expect, it } from 'vitest';
import { altProblems } from '../../../src/check/prose/altProblems.ts';
import { ownPage, summarize } from './ownPages.ts';

const check = (body: string): string[] => summarize(altProblems(ownPage(body)));

describe('alternative text', () => {
  it.each([
    ['Markdown', '![A larkspur in flower](./flower.svg)'],
    ['an image', '<img src="./flower.svg" alt="A larkspur in flower">'],
    ['an image over several lines', '<img\n  src="./flower.svg"\n  alt="A larkspur in flower"\n/>'],
    ['an image for show', 'Text <img src="./flower.svg" alt=""> and <img src="./flower.svg" alt> and so on.'],
    ['an attribute with a bracket', '<img title="a > b" src=./flower.svg alt=Larkspur>'],
    ['a hidden drawing', '<svg aria-hidden="true"><path d="M0 0"/></svg>'],
    ['a drawing with a name', '<svg role="img" aria-label="A larkspur"><path d="M0 0"/></svg>'],
    ['a drawing with a title', '<svg role="img"><title>A larkspur</title></svg>']
  ])('is valid for %s', (_, body) => {
    expect(check(body)).toEqual([]);
  });

  it.each([
    ['none in Markdown', 'Text.\n\n![](./flower.svg)', ['3 missing-alt']],
    ['none in HTML', '<p>Text</p>\n<img src="./flower.svg">', ['2 missing-alt']],
    ['none within a paragraph', 'Text\nwith <img src="./flower.svg"> in it', ['2 missing-alt']],
    ['an attribute that ends so', '<img src="./flower.svg" data-alt="Flower">', ['1 missing-alt']],
    ['none of a drawing', '<svg><path d="M0 0"/></svg>', ['1 missing-alt']],
    ['an empty title of a drawing', '<svg><title></title></svg>', ['1 missing-alt']],
    ['the name of a file', '![flower-2.png](./flower.svg)', ['1 poor-alt']],
    ['what it is', '![Image of a larkspur](./flower.svg)', ['1 poor-alt']],
    ['what it is, with an article', '<img src="./flower.svg" alt="A picture of a larkspur">', ['1 poor-alt']]
  ])('is reported: %s', (_, body, expected) => {
    expect(check(body)).toEqual(expected);
  });
});
