import type { SiteConfig } from 'patternbook';
import { FOOTER_COPYRIGHT_START_YEAR } from './constants.ts';
import { external } from './externalAddresses.ts';

export const footer: NonNullable<SiteConfig['footer']> = {
  statement:
    'PatternFly is an open source design system for enterprise products. Designers and developers build it in the open, so that every team can ship software that is consistent, accessible, and pleasant to use. Red Hat sponsors and maintains it; everyone is welcome to take part.',
  columns: [
    {
      title: 'What’s new',
      links: [
        { text: 'Upgrade', href: '/get-started/upgrade' },
        { text: 'Release highlights', href: '/get-started/release-highlights' },
        { text: 'PatternFly AI', href: '/patternfly-ai/about-ai' },
        { text: 'Tokens', href: '/tokens/about-tokens' }
      ]
    },
    {
      title: 'Contribute',
      links: [
        { text: 'About PatternFly', href: '/get-started/about-patternfly' },
        { text: 'How to contribute', href: '/get-started/contribute' },
        { text: 'Code of conduct', href: external.codeOfConduct },
        { text: 'Source code', href: external.code }
      ]
    },
    {
      title: 'Community',
      links: [
        { text: 'Get in touch', href: '/community#get-in-touch' },
        { text: 'Chat on Slack', href: external.chat },
        { text: 'Blog', href: external.blog },
        { text: 'Mailing list', href: external.mailingList },
        { text: 'Calendar', href: external.calendar },
        { text: 'Discussions', href: external.discussions }
      ]
    }
  ],
  social: [
    { text: 'PatternFly on GitHub', href: external.code, icon: 'github' },
    { text: 'PatternFly on X', href: external.x, icon: 'x' }
  ],
  copyright: { since: FOOTER_COPYRIGHT_START_YEAR, holder: { text: 'Red Hat', href: external.sponsor } },
  legal: [
    { text: 'Privacy statement', href: external.privacy },
    { text: 'Terms of use', href: external.terms },
    { text: 'All policies and guidelines', href: external.policies }
  ]
};
