import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { resolveConfig } from '../../../src/core/config.ts';
import { createSiteHead, foreignOrigins, securityPolicy } from '../../../src/site/documents/siteHead.ts';

const NONE = { scripts: [], connections: [], frames: [], images: [], media: [], fonts: [], forms: [] };

/** Returns the sources of one directive. */
function sources(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('securityPolicy', () => {
  it("allows scripts of the site's origin and inline scripts of the document", () => {
    const hash = createHash('sha256').update('go()').digest('base64');
    expect(sources(securityPolicy(['go()'], NONE), 'script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
  });

  it('allows no other origin unless configured', () => {
    expect(securityPolicy([], NONE)).not.toContain('http');
    const policy = securityPolicy([], {
      scripts: ['https://count.example'],
      connections: ['https://count.example'],
      frames: ['https://survey.example'],
      images: ['https://pictures.example'],
      media: ['https://videos.example'],
      fonts: ['https://fonts.example'],
      forms: ['https://sandbox.example']
    });
    expect(sources(policy, 'script-src')).toContain('https://count.example');
    expect(sources(policy, 'connect-src')).toContain('https://count.example');
    expect(sources(policy, 'media-src')).toEqual(["'self'", 'data:', 'blob:', 'https://videos.example']);
    expect(sources(policy, 'font-src')).toContain('https://fonts.example');
    expect(sources(policy, 'frame-src')).toContain('https://survey.example');
    expect(sources(policy, 'img-src').filter((source) => source.startsWith('https'))).toEqual([
      'https://pictures.example'
    ]);
  });

  it('allows no evaluation of strings as code', () => {
    expect(sources(securityPolicy([], NONE), 'script-src').join()).not.toMatch(/unsafe/);
    expect(sources(securityPolicy([], NONE), 'object-src')).toEqual(["'none'"]);
    expect(sources(securityPolicy([], NONE), 'base-uri')).toEqual(["'none'"]);
  });
});

describe('the head of a site', () => {
  it('has a policy without inline scripts for documents that load the script of the theme', () => {
    const product = { name: 'Acme', slug: 'acme', description: 'Knobs.', versionOf: 'acme-ui' };
    const config = resolveConfig(
      { product, sections: [{ slug: 'components', title: 'Components' }] },
      'site.config.ts'
    );
    const { themeScript, themeScriptFile, policy } = createSiteHead(config, import.meta.dirname).siteHead;
    expect(sources(policy ?? '', 'script-src')).toHaveLength(2);
    expect(policy).toBe(securityPolicy([themeScript], foreignOrigins(config)));
    expect(themeScriptFile?.policy).toBe(securityPolicy([], foreignOrigins(config)));
  });
});
