const GITHUB = 'https://github.com/patternfly';

/** URLs of the community and the sponsor. */
export const external = {
  code: GITHUB,
  codeOfConduct: `${GITHUB}/patternfly/blob/main/CODE_OF_CONDUCT.md`,
  discussions: 'https://github.com/orgs/patternfly/discussions',
  roadmap: 'https://github.com/orgs/patternfly/projects/7',
  chat: 'https://join.slack.com/t/patternfly/shared_invite/zt-1npmqswgk-bF2R1E2rglV8jz5DNTezMQ',
  blog: 'https://medium.com/patternfly',
  mailingList: 'https://www.redhat.com/dynamic-form/instance/934b1674-bc8a-4a13-8c9d-d19abcceb263',
  calendar: 'https://calendar.google.com/calendar/embed?src=patternflyteam%40gmail.com&ctz=America%2FNew_York',
  x: 'https://x.com/patternfly',
  sponsor: 'https://www.redhat.com',
  privacy: 'https://www.redhat.com/en/about/privacy-policy',
  terms: 'https://www.redhat.com/en/about/terms-use',
  policies: 'https://www.redhat.com/en/about/all-policies-guidelines'
} as const;
