import { describe, expect, it } from 'vitest';
import { createTermCheck } from '../../../engine/src/check/prose/termProblems.ts';
import { ownPage } from '../../../engine/test/check/prose/ownPages.ts';
import { config } from './realSite.ts';

const checkTerms = createTermCheck(config.prose.terms);

/** Returns the words of a text that the vocabulary replaces. */
function replaced(text: string): (string | undefined)[] {
  return ownPage(text)
    .passages.flatMap(checkTerms)
    .map(({ message }) => message.split('"')[1]);
}

describe('the vocabulary of the site', () => {
  it.each([
    ['Click the button, or tap it. Then click on the link.', ['Click the', 'tap', 'click on']],
    ['End users enable dark mode.', ['End users', 'enable', 'dark mode']],
    ['The picture in the popup is grayed out.', ['picture', 'popup', 'grayed out']],
    ['Simply add it: we just like our easily read samples.', ['Simply', 'easily', 'we', 'our', 'samples']],
    ['Patternfly on Github, with Typescript.', ['Patternfly', 'Github', 'Typescript']],
    ['It works with AT.', ['AT']]
  ])('reports: %s', (text, expected) => {
    expect(replaced(text).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    'A click sends the click event. Users hover over the icon, click outside, or disable the app.',
    'The user interface asks for a user name and a profile picture.',
    'The disabled control was just now enabled, in the United States (US).',
    'Look at patternfly/patternfly-react, at the latest release.',
    'The left arrow key moves to the left, in right-to-left pages too.',
    'Selection is appropriate; tapestry, clickable, justify, usually, weight.'
  ])('accepts: %s', (text) => {
    expect(replaced(text)).toEqual([]);
  });
});
