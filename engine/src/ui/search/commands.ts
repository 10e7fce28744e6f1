import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { ownValue } from '../../core/ownValue.ts';
import { AXES } from '../../core/siteThemes.ts';
import { copyText } from '../../browser/copying.ts';
import { openOverlay } from '../islands/overlays.ts';
import { readPreference } from '../../browser/preferences.ts';
import { wordsOf } from '../../search/builtIn/words.ts';
import type { SearchAnswer, SearchResult } from '../../search/searchProvider.ts';
import { SETTINGS, choose, chosenOption } from '../displaySettings/settings.ts';
import { searchForm } from './searchedSite.ts';
import type { ResultIconName } from './ResultIcon.tsx';
import { ownThemeDialog } from '../ownTheme/feature.ts';
import { shortcutsHelp } from '../shortcuts/feature.ts';

/** A command of the palette: a link, or a function that runs once the palette is closed. */
export interface Command {
  id: string;
  title: string;
  icon: ResultIconName;
  /** Additional search terms. */
  keywords: string;
  /** Whether the query names the command, or only one of its additional terms. */
  isNamed: boolean;
  action: { href: string; opensWindow: boolean } | (() => void);
}

/** Context of the commands. */
export interface CommandContext {
  /** Address of the release notes, or null for none. */
  releaseNotes: string | null;
}

/** Search terms of the settings with commands, and their icons. */
const SETTINGS_WITH_COMMANDS = new Map<string, Pick<Command, 'keywords' | 'icon'>>([
  ...AXES.map(({ key }) => [key, { keywords: texts.commands.themeWords, icon: 'theme' as const }] as const),
  ['high-contrast-preference', { keywords: texts.commands.contrastWords, icon: 'contrast' }],
  ['patternbook-direction', { keywords: texts.commands.directionWords, icon: 'direction' }]
]);

/** Icons of options that have their own. */
const SCHEME_ICONS: Readonly<Record<string, ResultIconName>> = { system: 'screen', light: 'sun', dark: 'moon' };

/** Prefix of queries that are limited to commands. */
const COMMANDS_ONLY = '>';

/** Whether a query is limited to commands. */
export function asksForCommands(query: string): boolean {
  return query.trimStart().startsWith(COMMANDS_ONLY);
}

/** A command before it is compared with a query. */
type KnownCommand = Omit<Command, 'isNamed'>;

/** A command that changes a setting. */
interface SettingCommand extends KnownCommand {
  /** Key of the setting. */
  setting: string;
}

/** Finds the commands that a query names, and those of the results that it names; a few of all for an empty query. */
export function commandsFor(
  query: string,
  { results }: Pick<SearchAnswer, 'results'>,
  context: CommandContext
): Command[] {
  if (query.trim() === '') {
    return firstCommands(context).map((command) => ({ ...command, isNamed: false }));
  }
  const words = textsOf(query.replace(COMMANDS_ONLY, ' '));
  const known = words.length > 0 || asksForCommands(query) ? [...settingCommands(), ...placeCommands(context)] : [];
  return [
    ...known
      .filter(({ title, keywords }) => beginAll(words, textsOf(`${title} ${keywords}`)))
      .map((command) => ({ ...command, isNamed: beginAll(words, textsOf(command.title)) })),
    ...resultCommands(results, words).map((command) => ({ ...command, isNamed: true }))
  ];
}

/** Most commands of an empty query, which shows other things first, and most settings among them. */
const MOST_FIRST = 5;
const MOST_SETTINGS = 3;

/** Returns one command for each of the most used settings, then places. */
function firstCommands(context: CommandContext): KnownCommand[] {
  const first = settingCommands().filter(({ setting }, index, all) => all[index - 1]?.setting !== setting);
  return [...first.slice(0, MOST_SETTINGS), ...placeCommands(context)].slice(0, MOST_FIRST);
}

/** Creates a command for each option of a setting except the current one; it is applied at once. */
function settingCommands(): SettingCommand[] {
  return SETTINGS.flatMap((setting) => {
    const { key } = setting;
    const known = SETTINGS_WITH_COMMANDS.get(key);
    if (known === undefined) {
      return [];
    }
    const current = chosenOption(setting, readPreference(key));
    return setting.options
      .filter((option) => option !== current)
      .map((option): SettingCommand => ({
        setting: key,
        id: `${key} ${option.value}`,
        title: `${setting.legend}: ${option.label}`,
        icon: ownValue(SCHEME_ICONS, option.value) ?? known.icon,
        keywords: `${known.keywords} ${texts.commands.settingWords}`,
        action: () => choose(setting, option)
      }));
  });
}

function placeCommands({ releaseNotes }: CommandContext): KnownCommand[] {
  const shortcuts: KnownCommand = {
    id: 'shortcuts',
    title: texts.commands.shortcuts,
    icon: 'keyboard',
    keywords: texts.commands.shortcutsWords,
    action: () => void openOverlay(shortcutsHelp, {})
  };
  const ownTheme: KnownCommand = {
    id: 'own-theme',
    title: texts.commands.ownTheme,
    icon: 'theme',
    keywords: texts.commands.ownThemeWords,
    action: () => void openOverlay(ownThemeDialog, {})
  };
  if (releaseNotes === null) {
    return [shortcuts, ownTheme];
  }
  const notes: KnownCommand = {
    id: 'release-notes',
    title: texts.commands.releaseNotes,
    icon: 'page',
    keywords: texts.commands.releaseNotesWords,
    action: { href: releaseNotes, opensWindow: false }
  };
  return [shortcuts, ownTheme, notes];
}

/** Creates commands for the best example and the best import among the results that the query names. */
function resultCommands(results: readonly SearchResult[], words: readonly string[]): KnownCommand[] {
  const named = results.filter((result) => isNamed(result, words));
  const example = named.find(({ standalone }) => standalone !== null);
  const imported = named.find(({ importLine }) => importLine !== null);
  const commands: KnownCommand[] = [];
  if (imported?.importLine) {
    const { title, importLine } = imported;
    commands.push({
      id: 'copy-import',
      title: fillText(texts.commands.copyImport, { title }),
      icon: 'copy',
      keywords: '',
      action: () => copyImport(importLine)
    });
  }
  if (example?.standalone) {
    const action = { href: example.standalone, opensWindow: true };
    const title = fillText(texts.commands.fullScreen, { title: example.title });
    commands.push({ id: 'full-screen', title, icon: 'fullScreen', keywords: '', action });
  }
  return commands;
}

/** Copies an import. The palette is closed by then, so the tooltip of the masthead's search shows the outcome. */
function copyImport(importLine: string): void {
  const button = searchForm()?.querySelector('button');
  if (button) {
    const refused = fillText(texts.clipboard.importRefused, { line: importLine });
    void copyText(importLine, button, { copied: texts.clipboard.importCopied, refused });
  }
}

/** Whether all words of a query begin words of a result's name or of its page's, and at least one of its own. */
function isNamed({ title, place }: SearchResult, words: readonly string[]): boolean {
  const own = textsOf(title);
  return beginAll(words, [...own, ...place.flatMap(textsOf)]) && words.some((word) => beginAll([word], own));
}

function beginAll(words: readonly string[], candidates: readonly string[]): boolean {
  return words.every((word) => candidates.some((candidate) => candidate.startsWith(word)));
}

function textsOf(text: string): string[] {
  return wordsOf(text).map((word) => word.text);
}
