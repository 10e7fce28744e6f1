import type { SiteConfig } from 'patternbook';

type Terms = NonNullable<NonNullable<SiteConfig['prose']>['terms']>;

/** Vocabulary of docs/writing.md. */
const vocabulary: Terms = [
  {
    use: 'select (a control) or choose (between options)',
    instead: ['click', 'clicks', 'clicked', 'clicking', 'tap', 'taps', 'tapped', 'tapping'],
    // The DOM event is always called click.
    except: ['a click', 'the click', 'click event', 'click events', 'click handler', 'click handlers', 'double tap']
  },
  { use: 'press (a key)', instead: ['hit enter', 'hit escape', 'hit return', 'hit space', 'hit tab', 'hit the key'] },
  {
    use: 'person or people; reader or customer where that is meant',
    instead: ['user', 'users', 'end user', 'end users', 'end-user', 'end-users'],
    except: [
      'user name',
      'user names',
      'user agent',
      'user agents',
      'user interface',
      'user interfaces',
      'user experience',
      'user research',
      'user feedback'
    ]
  },
  { use: 'dialog (what opens) or modal (the component)', instead: ['popup', 'popups', 'pop-up', 'pop-ups'] },
  { use: 'screen reader or assistive technology', instead: ['AT', 'ATs'] },
  { use: 'dark color scheme', instead: ['dark mode', 'dark modes'] },
  { use: 'light color scheme', instead: ['light mode', 'light modes'] },
  { use: 'high contrast', instead: ['high contrast mode', 'high-contrast mode'] },
  { use: 'token or CSS variable', instead: ['design variable', 'design variables'] },
  { use: 'example', instead: ['sample', 'samples'], except: ['sample size', 'sample rate'] },
  { use: 'product', instead: ['app', 'apps'], except: ['Create React App'] },
  { use: 'turn on', instead: ['enable', 'enables', 'enabling'] },
  { use: 'turn off', instead: ['disable', 'disables', 'disabling'] },
  { use: 'is unavailable', instead: ['greyed out', 'grayed out', 'greyed-out', 'grayed-out'] },
  // Bare directions are not listed, since arrow keys and other terms contain them.
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
    use: 'what it does, without praise',
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
