import { expect, it } from 'vitest';

import { INITIAL_POLICY, framePolicy } from '../../../src/live/frame/policy.ts';

function directivesOf(policy: string): Record<string, string> {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources.join(' ')]));
}

const policyOfFrame = framePolicy('https://docs.example.com', 'c2VjcmV0');

it('allows only scripts, styles and images of the site, and its own scripts', () => {
  expect(directivesOf(policyOfFrame)).toMatchObject({
    'default-src': "'none'",
    'script-src': "https://docs.example.com 'nonce-c2VjcmV0'",
    'style-src': "https://docs.example.com 'unsafe-inline'",
    'img-src': 'https://docs.example.com data: blob:',
    'font-src': 'data:'
  });
});

it.each([INITIAL_POLICY, policyOfFrame])('blocks all outgoing requests: %s', (policy) => {
  const directives = directivesOf(policy);
  for (const closed of ['connect-src', 'form-action', 'base-uri', 'object-src', 'frame-src', 'worker-src']) {
    expect(directives).toHaveProperty(closed, "'none'");
  }
});

it('names the site, since `self` matches nothing in a frame of an opaque origin in WebKit', () => {
  expect(policyOfFrame).not.toContain("'self'");
});
