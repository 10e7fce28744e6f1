import { expect, it } from 'vitest';

import { markupProblems } from '../../src/check/markupProblems.ts';
import { renderedProblems } from '../../src/check/renderedProblems.ts';
import { policyProblems } from '../../src/content/policyProblems.ts';
import type { ResolvedConfig } from '../../src/core/config.ts';
import { makeExample, makeSource } from '../ui/acme.ts';
import { parsePage } from '../content/support/parsePage.ts';

const config = {
  examples: {
    imageOrigins: ['https://pictures.example/a'],
    mediaOrigins: [] as string[],
    frameOrigins: ['https://videos.example']
  }
} as ResolvedConfig;

const source = makeSource({
  anchors: ['use', 'old', 'basic', 'part']
});

it('ids that an example shares with its page are reported', () => {
  const html = '<p id="basic"></p><p id=use></p><a name="old"></a><p id="part"></p><p id="own"></p><p id="props"></p>';
  const example = makeExample({ lang: 'html', code: html });
  const idsOf = (messages: { message: string }[]) => messages.map(({ message }) => /id "(\w+)"/.exec(message)?.[1]);
  expect(idsOf(markupProblems(example, source, config))).toEqual(['basic', 'use', 'old', 'part']);
  expect(idsOf(renderedProblems(makeExample(), source, html, config))).toEqual(['basic', 'use', 'old', 'part']);
  expect(renderedProblems(makeExample({ isFullscreen: true }), source, html, config)).toEqual([]);
});

it('what the policy blocks is reported, unless the configuration names its origin', () => {
  const code = [
    '<img src="https://pictures.example/b.png" alt="">',
    '<img src="//elsewhere.example/b.png" srcset="https://pictures.example/c.png 2x" alt="">',
    '<iframe src=https://videos.example/1></iframe><iframe src="https://other.example"></iframe>',
    '<video src="https://videos.example/1.mp4" poster="data:image/png;base64,"></video>',
    '<audio><source src="data:audio/wav;base64,"></audio>',
    '<object data="/x.swf"></object>',
    '<p onclick="a()"></p><a href="javascript:a()">a</a>',
    '<form action="https://other.example"></form><form action="/x"></form>',
    '<a href="https://other.example">a</a>'
  ];
  const expected = [
    '//elsewhere.example/b.png 2',
    'https://other.example 3',
    'https://videos.example/1.mp4 4',
    '/x.swf 6',
    'onclick 7',
    'javascript:a() 7',
    'https://other.example 8'
  ];
  const example = makeExample({ lang: 'html', code: code.join('\n'), location: { file: '/acme/knob.md', line: 0 } });
  const inExample = markupProblems(example, source, config).map(
    ({ message, location }) => `${message.split(': ').at(-1)} ${location?.line}`
  );
  expect(inExample).toEqual(expected);

  const { foreign } = parsePage(
    `![a](https://elsewhere.example/a.png) ![b](https://pictures.example/b.png)\n\n${code.join('\n\n')}`
  );
  const inProse = policyProblems(foreign, config).map(({ code: name, message, location }) => [
    name,
    message.split(': ').at(-1),
    location?.line
  ]);
  expect(inProse[0]).toEqual(['blocked-by-policy', 'https://elsewhere.example/a.png', 4]);
  expect(inProse.slice(1).map(([, target]) => target)).toEqual(expected.map((text) => text.replace(/ \d+$/, '')));
});

it('sheets and metadata of programs are reported', () => {
  const codesOf = (html: string, isFullscreen = false) =>
    renderedProblems(makeExample({ isFullscreen }), source, html, config).map(({ code }) => code);
  expect(codesOf('<style>h1{}</style><p>a</p>')).toEqual(['global-style']);
  expect(codesOf('<style>h1{}</style>', true)).toEqual([]);
  expect(codesOf('<style> @scope { h1 {} }</style><style data-library="a">.x{}</style>')).toEqual([]);
  expect(codesOf('<style data-precedence="low" data-href="a">p{}</style>')).toEqual(['global-style']);
  expect(codesOf('<p id="pb_tooltip">a</p>')).toEqual(['shared-id']);
  expect(codesOf('<meta http-equiv="refresh" content="0"/><base target="x"/><svg><title>a</title></svg>')).toEqual([
    'document-element',
    'document-element'
  ]);
  expect(codesOf('<img src="https://elsewhere.example/a.png"/><img src="https://pictures.example/b.png"/>')).toEqual([
    'blocked-by-policy'
  ]);
  expect(codesOf('<img src="./a.png" srcset="./a.png 2x, b.png"/><img src="/c.png"/><a href="d">d</a>')).toEqual([
    'missing-file',
    'missing-file'
  ]);
  expect(codesOf('<title>a</title><script>a.$$reactFormReplay</script>')).toEqual([]);
});
