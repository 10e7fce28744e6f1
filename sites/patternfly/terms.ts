import type { SiteConfig } from 'patternbook';

type Terms = NonNullable<NonNullable<SiteConfig['prose']>['terms']>;

/** Vocabulary of docs/writing.md. */
const vocabulary: Terms = [
  {
    use: 'select (a control) or choose (between options)',
    // A click is fine as a pointer event, but not as an instruction.
    instead: [
      'click on',
      'clicks on',
      'click here',
      'Click a',
      'Click an',
      'Click the',
      'tap',
      'taps',
      'tapped',
      'tapping'
    ],
    except: ['double tap']
  },
  { use: 'press (a key)', instead: ['hit enter', 'hit escape', 'hit return', 'hit space', 'hit tab', 'hit the key'] },
  { use: 'user', instead: ['end user', 'end users', 'end-user', 'end-users'] },
  { use: 'icon, image, illustration, or screenshot', instead: ['picture', 'pictures'], except: ['profile picture'] },
  { use: 'dialog (the box) or modal (the component)', instead: ['popup', 'popups', 'pop-up', 'pop-ups'] },
  { use: 'screen reader or assistive technology', instead: ['AT', 'ATs'] },
  { use: 'dark color scheme', instead: ['dark mode', 'dark modes'] },
  { use: 'light color scheme', instead: ['light mode', 'light modes'] },
  { use: 'high contrast', instead: ['high contrast mode', 'high-contrast mode'] },
  { use: 'token or CSS variable', instead: ['design variable', 'design variables'] },
  { use: 'example', instead: ['sample', 'samples'], except: ['sample size', 'sample rate'] },
  { use: 'turn on', instead: ['enable', 'enables', 'enabling'] },
  { use: 'disabled', instead: ['greyed out', 'grayed out', 'greyed-out', 'grayed-out'] },
  // Directions on their own are left out: arrow keys have them, and both words have other meanings.
  { use: 'at the start', instead: ['left side', 'left-hand', 'left-aligned'] },
  { use: 'at the end', instead: ['right side', 'right-hand', 'right-aligned'] }
];

const filler: Terms = [
  {
    use: 'the sentence without it',
    instead: ['simply', 'easily', 'just', 'please note', 'please be aware', 'note that', 'of course', 'obviously'],
    except: [
      'just after',
      'just as',
      'just before',
      'just below',
      'just above',
      'just enough',
      'just happened',
      'just in time',
      'just like',
      'just now',
      'just one'
    ]
  },
  {
    use: 'the effect, without praise',
    instead: ['powerful', 'seamless', 'seamlessly', 'effortless', 'effortlessly']
  },
  {
    use: 'PatternFly, or speak to the reader',
    instead: ['we', "we're", "we've", "we'll", 'our', 'ours', 'us', "let's"]
  }
];

const names: Terms = [
  // In lowercase it is a repository.
  { use: 'PatternFly', instead: ['Patternfly', 'PatternFLY', 'Pattern Fly'] },
  { use: 'JavaScript', instead: ['Javascript', 'javascript', 'Java Script'] },
  { use: 'TypeScript', instead: ['Typescript', 'typescript', 'Type Script'] },
  { use: 'GitHub', instead: ['Github', 'github'], except: ['github.com'] },
  { use: 'npm', instead: ['NPM', 'Npm'] },
  { use: 'email', instead: ['e-mail', 'e-mails'] },
  { use: 'website', instead: ['web site', 'web sites'] }
];

/** Words to replace, as reported by `check`. */
export const terms: Terms = [...vocabulary, ...filler, ...names];
