import { z } from 'zod';

import type { Icon, IconsIndex } from '../../../reference/icons/schema.ts';
import { UserError } from '../../../core/userError.ts';
import { pageNote, pageOf } from '../paging.ts';
import { defineTool, type ToolContext } from '../tool.ts';
import { find } from './search.ts';

const PER_PAGE = 15;

export const iconsTool = defineTool({
  name: 'icons',
  title: 'Find icons',
  description:
    'Find icons by meaning or name ("delete", "user"), with their imports and recommended use. The name of one icon also answers its SVG.',
  input: { query: z.string().min(1).max(256), page: z.int().min(1).optional() },
  async run({ query, page = 1 }, context) {
    const { icons } = await context.files.json<IconsIndex>('/api/icons.json');
    const one = icons.find(({ name, component }) => [name, component].includes(query.trim()));
    if (one) {
      return [lineOf(one), await drawingOf(one, context)].join('\n\n');
    }
    const { results } = await find(context, query, ['icon']);
    const found = results.flatMap(({ title, importLine }) =>
      icons
        .filter(
          ({ name, component }) =>
            title === name || title === component || importLine?.includes(`{ ${component} }`) === true
        )
        .slice(0, 1)
    );
    if (found.length === 0) {
      throw new UserError(
        `No icon means "${query}". Use a word for its meaning, such as "warning", or for what it shows.`
      );
    }
    const shown = pageOf(found, page, PER_PAGE);
    const count = `${shown.total} icon${shown.total === 1 ? '' : 's'}. ${pageNote(shown)}`.trim();
    return [count, shown.items.map((icon) => `- ${lineOf(icon)}`).join('\n')].join('\n\n');
  }
});

function lineOf({ name, component, importPath, usage, purpose }: IconsIndex['icons'][number]): string {
  const line = component === null ? '' : `: \`import { ${component} } from '${importPath}';\``;
  return [`**${name}**${line}`, ...(usage === null ? [] : [usage]), ...(purpose === null ? [] : [`(${purpose})`])].join(
    ' '
  );
}

async function drawingOf({ name, slice }: IconsIndex['icons'][number], { files }: ToolContext): Promise<string> {
  const drawings = await files.json<Icon[]>(slice);
  const [picture] = Object.values(drawings.find((each) => each.name === name)?.svgs ?? {});
  return picture
    ? `\`\`\`svg\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="${picture.viewBox}" fill="currentColor">${picture.content}</svg>\n\`\`\``
    : '';
}
