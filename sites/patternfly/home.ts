import type { SiteConfig } from 'patternbook';
import { external } from './externalAddresses.ts';
import { featuredPosts } from './featuredPosts.ts';

export const home: NonNullable<SiteConfig['home']> = {
  headline: 'Good enterprise software, designed and built in the open',
  text: 'PatternFly gives designers and developers a shared language: components, patterns, and guidelines for consistent, accessible products at any scale.',
  actions: [
    { text: 'Start designing', href: '/get-started/design' },
    { text: 'Start developing', href: '/get-started/develop' }
  ],
  picture: { light: 'artwork/hero-light.svg', dark: 'artwork/hero-dark.svg' },
  tasks: {
    title: 'Start here',
    cards: [
      {
        icon: 'download',
        title: 'Install the packages',
        body: 'Set up React or plain HTML and CSS, and render your first component.',
        link: '/get-started/develop',
        command: 'npm i @patternfly/react-core'
      },
      {
        icon: 'design',
        title: 'Get the design kit',
        body: 'Design in Figma with the same components, tokens, and icons.',
        link: '/get-started/design'
      },
      {
        icon: 'swatches',
        title: 'Look up a token',
        body: 'Filter all design tokens by name, value, layer, and category.',
        link: '/tokens/all-tokens'
      },
      {
        icon: 'shapes',
        title: 'Search the icons',
        body: 'Find an icon by name or meaning, and copy its import or SVG.',
        link: '/design-foundations/icons'
      }
    ]
  },
  example: {
    title: 'Live, and yours to edit',
    text: 'Every example on this site runs on the page. Stop a service, switch the color scheme, or change the code and see what happens.',
    link: { text: 'Build these cards step by step', href: '/training/react-fundamentals-training' },
    address: '/training/react-fundamentals-training/the-finished-cards'
  },
  families: {
    title: 'Components for every job',
    link: { text: 'See all components', href: '/components/all-components' },
    section: 'components'
  },
  posts: {
    title: 'Featured blog posts',
    link: { text: 'Explore our blog', href: external.blog },
    cards: featuredPosts
  },
  stayInformed: {
    title: 'Stay informed',
    link: { text: 'View our repositories', href: external.code },
    cards: [
      {
        title: 'Upgrade to the latest release',
        body: 'Move your product to the current major version, step by step.',
        link: '/get-started/upgrade',
        layout: 'withSubtitle',
        hasExtLinkIcon: false
      },
      {
        title: 'Release highlights',
        body: 'See the additions, improvements, and removals in each release.',
        link: '/get-started/release-highlights',
        layout: 'withSubtitle',
        hasExtLinkIcon: false
      },
      {
        title: 'Community calendar',
        body: 'Find the next open meeting, and join it without an invitation.',
        link: external.calendar,
        layout: 'withSubtitle',
        hasExtLinkIcon: true
      },
      {
        title: 'Roadmap',
        body: 'Follow planned, current, and completed work.',
        link: external.roadmap,
        layout: 'withSubtitle',
        hasExtLinkIcon: true
      },
      {
        title: 'News on X',
        body: 'Get news about releases, events, and articles.',
        link: external.x,
        layout: 'withSubtitle',
        hasExtLinkIcon: true
      },
      {
        title: 'Discussions',
        body: 'Ask a question, share an idea, or help someone with theirs.',
        link: external.discussions,
        layout: 'withSubtitle',
        hasExtLinkIcon: true
      }
    ]
  }
};
