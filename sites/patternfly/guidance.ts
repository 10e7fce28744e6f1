import type { SiteConfig } from 'patternbook';

type Model = NonNullable<SiteConfig['guidance']>[string];

/** Sizes whose tabs need a section. */
const ALL: ('S' | 'M' | 'L')[] = ['S', 'M', 'L'];
const LONGER: ('S' | 'M' | 'L')[] = ['M', 'L'];

const designGuidelines: Model = {
  section: 'components',
  outline: [
    { titles: ['When to use'], needed: ALL },
    { titles: ['Anatomy'], needed: ALL },
    { titles: ['Variants'], needed: ALL },
    { titles: ['Sizes and spacing', 'Sizes', 'Spacing'] },
    { titles: ['States'] },
    { titles: ['Behavior'], needed: LONGER },
    { titles: ['Responsive behavior'], needed: LONGER },
    { titles: ['Placement'], needed: LONGER },
    { titles: ['Content'] },
    { titles: ['Accessibility'], needed: ALL },
    { titles: ['Related components'], needed: ALL }
  ],
  limits: {
    S: { words: [250, 400], figures: [2, 4], pairs: [1, 2], height: 4000 },
    M: { words: [450, 750], figures: [4, 9], pairs: [3, 4], height: 7500 },
    L: { words: [900, 1300], figures: [9, 16], pairs: [5, 6], height: 12_000 }
  }
};

const accessibility: Model = {
  section: 'components',
  outline: [
    { titles: ['Your responsibilities'], needed: ALL },
    { titles: ['Keyboard'] },
    { titles: ['Roles, names, and states'], needed: ALL },
    { titles: ['Focus'] },
    { titles: ['Measured'] },
    { titles: ['Success criteria'], needed: ALL },
    { titles: ['HTML attributes'] },
    { titles: ['Screen readers'] },
    { titles: ['Known gaps'] },
    { titles: ['Automated audit'], needed: ALL }
  ],
  limits: { S: { words: [150, 250] }, M: { words: [350, 450] }, L: { words: [650, 850] } }
};

/**
 * Models of the tabs about components: their sections, and how much each size has. The sizes and what is counted are
 * explained in `docs/writing.md`.
 */
export const guidance: NonNullable<SiteConfig['guidance']> = {
  'design-guidelines': designGuidelines,
  accessibility
};
