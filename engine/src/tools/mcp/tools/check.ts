import { z } from 'zod';

import { createLinter } from '../../../lint/linter.ts';
import { lintFile } from '../../lint/lintFiles.ts';
import { pageNote, pageOf } from '../paging.ts';
import { defineTool } from '../tool.ts';

const PER_PAGE = 50;
const MOST_CHARACTERS = 2_000_000;

export const checkTool = defineTool({
  name: 'check',
  title: 'Check code',
  description:
    'Check code that uses the design system: unknown or deprecated components and props, wrong values, missing names, nesting, imports, raw colors and sizes, unknown tokens and classes. Judged by the versions that the project has installed.',
  input: {
    code: z.string().min(1).max(MOST_CHARACTERS),
    file: z
      .string()
      .max(300)
      .optional()
      .describe('its name; the extension is the language: tsx (default), ts, jsx, js, css, html'),
    page: z.int().min(1).optional()
  },
  async run({ code, file = 'code.tsx', page = 1 }, { system }) {
    const { data, site, isInstalled, unchecked } = await system();
    const { findings, failure } = lintFile(file, code, createLinter(data));
    const judge = data.packages.map(({ name, version }) => `${name} ${version}`).join(', ');
    const by = `Checked against ${judge}${isInstalled ? ', as installed in this project' : ', as documented by the site'}.${unchecked === null ? '' : ` ${unchecked}`}`;
    if (failure !== null) {
      return `The code can’t be read: ${failure.replace(/\.$/, '')}. ${by}`;
    }
    if (findings.length === 0) {
      return `No problems found. ${by}`;
    }
    const shown = pageOf(findings, page, PER_PAGE);
    const list = shown.items.map(({ line, column, severity, rule, message, suggestion, page: about }) =>
      [
        `- ${line}:${column} ${severity} ${rule}: ${message}`,
        ...(suggestion === null ? [] : [`Use ${suggestion}.`]),
        ...(about === null ? [] : [`${site ?? ''}${about}`])
      ].join(' ')
    );
    return [
      `${shown.total} problem${shown.total === 1 ? '' : 's'}. ${by} ${pageNote(shown)}`.trim(),
      list.join('\n')
    ].join('\n\n');
  }
});
