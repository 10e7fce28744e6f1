import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { readIfExists } from '../../content/files.ts';
import { loadSiteContext } from '../../content/siteContext.ts';
import { SITE_FACTS_ADDRESS, type SiteFacts } from '../../core/siteFacts.ts';
import { slug } from '../../core/slug.ts';
import { UserError } from '../../core/userError.ts';
import { type CommandLine, UsageError } from '../cli/commandLine.ts';
import { openSystem } from '../lint/openSystem.ts';
import { tabsOf } from '../mcp/catalog.ts';
import { openSiteFiles } from '../siteFiles/siteFiles.ts';
import { agentIndex, marksOf } from './agentIndex.ts';
import { CLIENTS, isClientName, withServer } from './clientFiles.ts';

const INDEX_FILE = 'AGENTS.md';

/** `patternbook agents`: writes an index for assistants into the project's AGENTS.md, and configurations of clients. */
export async function agents({ from, site, clients, json }: CommandLine): Promise<number> {
  const unknown = clients.find((name) => !isClientName(name));
  if (unknown !== undefined) {
    throw new UsageError(`There is no client "${unknown}". The clients are ${Object.keys(CLIENTS).join(', ')}.`);
  }
  const project = process.cwd();
  const files = openSiteFiles(from ?? (await loadSiteContext(site)).outFolder);
  const facts = await files.json<SiteFacts>(SITE_FACTS_ADDRESS);
  const { data, isInstalled } = await openSystem({ from: files.place, packages: [], site }, project);
  const place = files.isRemote ? files.place : path.relative(project, files.place) || '.';
  const index = agentIndex({ facts, place, tabs: await tabsOf(files), data, isInstalled });
  const written = [
    { file: INDEX_FILE, text: withIndex(readIfExists(path.join(project, INDEX_FILE)), index, facts.name) },
    ...clients.filter(isClientName).map((client) => {
      const { file } = CLIENTS[client];
      const known = readIfExists(path.join(project, file));
      return { file, text: withServer(known, client, { name: slug(facts.name), place }) };
    })
  ];
  // Nothing is written if one of them can't be.
  for (const { file, text } of written) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
  const names = written.map(({ file }) => file);
  process.stdout.write(
    json
      ? `${JSON.stringify({ files: names, bytes: Buffer.byteLength(index) }, null, 2)}\n`
      : `Wrote ${names.join(', ')}.\n`
  );
  return 0;
}

/**
 * Puts the index in the place of an earlier one, or at the end.
 * @param text of the file; null if there is none
 * @throws UserError for an index that begins and doesn't end
 */
export function withIndex(text: string | null, index: string, name: string): string {
  const { start, end } = marksOf(name);
  const known = text ?? '';
  const from = known.indexOf(start);
  const to = known.indexOf(end, from);
  if (from === -1) {
    return `${known === '' ? '' : `${known.trimEnd()}\n\n`}${index}\n`;
  }
  if (to === -1) {
    throw new UserError(`${INDEX_FILE} has "${start}" without "${end}". Remove it, and run the command again.`);
  }
  return known.slice(0, from) + index + known.slice(to + end.length);
}
