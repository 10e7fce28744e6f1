import type { HistoryFile } from '../../history/historyFile.ts';

/** Writes a history with one line for each release, value, and group, so that differences of the file are readable. */
export function formatHistory({ format, releases, values, facts }: HistoryFile): string {
  const sections = Object.entries(facts).map(([section, groups]) => {
    const lines = Object.entries(groups).map(([group, names]) => `${JSON.stringify(group)}:${JSON.stringify(names)}`);
    return `${JSON.stringify(section)}:{\n${lines.join(',\n')}\n}`;
  });
  return `{\n"format":${format},\n"releases":${list(releases)},\n"values":${list(values)},\n"facts":{\n${sections.join(',\n')}\n}\n}\n`;
}

function list(items: readonly unknown[]): string {
  return `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
}
