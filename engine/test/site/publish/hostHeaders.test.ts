import { describe, expect, it } from 'vitest';

import { headersAt, hostHeaders } from '../../../src/site/publish/hostHeaders.ts';

const FRAME = '/assets/frame-1a2b3c4d.html';
const rules = hostHeaders({ frame: FRAME });

/** Directives of the policy at an address. */
function policyAt(address: string): string[] {
  return headersAt(rules, address)['Content-Security-Policy']?.split('; ') ?? [];
}

describe('hostHeaders', () => {
  it.each(['/', '/components/button', '/assets/page-1a2b3c4d.js', '/routes.json', FRAME])(
    'keep %s from being taken for another type, framed by others, or told of where readers come from',
    (address) => {
      const headers = headersAt(rules, address);
      expect(headers).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Cross-Origin-Opener-Policy': 'same-origin'
      });
      expect(headers['Permissions-Policy']).toMatch(/\bcamera=\(\).*\bgeolocation=\(\)/);
      expect(policyAt(address)).toContain("frame-ancestors 'self'");
    }
  );

  it('put the isolated frame, and nothing else, into an origin of its own', () => {
    expect(policyAt(FRAME)).toEqual(["frame-ancestors 'self'", 'sandbox allow-scripts allow-forms']);
    for (const address of ['/', '/components/button/basic', '/assets/frame-1a2b3c4d.js']) {
      expect(policyAt(address).join()).not.toContain('sandbox');
    }
  });

  it('keep the isolated frame, and nothing else, from connecting to other servers', () => {
    expect(headersAt(rules, FRAME)['Connection-Allowlist']).toBe('(response-origin)');
    expect(headersAt(rules, '/components/button')).not.toHaveProperty('Connection-Allowlist');
  });

  it('let browsers keep what is named by its content, and ask for everything else', () => {
    expect(headersAt(rules, '/assets/page-1a2b3c4d.js')['Cache-Control']).toBe('max-age=31536000, immutable');
    expect(headersAt(rules, '/components/button')).not.toHaveProperty('Cache-Control');
  });

  it('let pages of another origin frame what the host of the frame serves, by every policy and header', () => {
    const elsewhere = hostHeaders({ frame: FRAME, pageOrigin: 'https://www.example.com' });
    const policies = elsewhere.flatMap(({ headers }) => headers['Content-Security-Policy'] ?? []);
    expect(policies).toHaveLength(2);
    for (const policy of policies) {
      expect(policy).toMatch(/^frame-ancestors 'self' https:\/\/www\.example\.com(?:;|$)/);
    }
    expect(headersAt(elsewhere, FRAME)).not.toHaveProperty('X-Frame-Options');
  });
});

describe('headersAt', () => {
  it('takes the last rule that fits', () => {
    const some = [
      { pattern: '/*', headers: { A: '1', B: '1' } },
      { pattern: '/a/*', headers: { B: '2' } },
      { pattern: '/a/b', headers: { C: '3' } }
    ];
    expect(headersAt(some, '/a/b')).toEqual({ A: '1', B: '2', C: '3' });
    expect(headersAt(some, '/a/b/')).toEqual({ A: '1', B: '2' });
    expect(headersAt(some, '/a')).toEqual({ A: '1', B: '1' });
    expect(headersAt([], '/a')).toEqual({});
  });
});
