import type { Change, ComponentChange, FieldChange, PropChange, VariableChange } from '../../history/change.ts';
import { commandsOf, type FixesOf } from '../../history/codemods.ts';
import { moduleOf, nameOf } from '../../history/snapshot.ts';

type Of<Subject extends Change['subject']> = Extract<Change, { subject: Subject }>;

/**
 * Formats changes as Markdown: a chapter for each kind of thing, components by name, and the commands that mend some.
 * @param fixesOf names the codemods of a change
 */
export function formatChanges(
  changes: readonly Change[],
  { from, to }: { from: string; to: string },
  fixesOf: FixesOf
): string {
  const of = <Subject extends Change['subject']>(subject: Subject): Of<Subject>[] =>
    changes.filter((change): change is Of<Subject> => change.subject === subject);
  const parts = [
    `# Changes from ${from} to ${to}`,
    ...(changes.length === 0 ? ['Nothing that is compared has changed.'] : []),
    ...chapter('Packages', of('package').map(packageLine)),
    ...components(changes, fixesOf),
    ...chapter(
      'Other exports',
      of('export').map(
        (change) =>
          `- ${presence(change, code(nameOf(change.export)))} (${code(moduleOf(change.export))})${codemods(change, fixesOf)}`
      )
    ),
    ...types(of('field')),
    ...chapter('CSS variables', variableLines(of('variable'))),
    ...chapter('Tokens', of('token').map(tokenLine)),
    ...chapter('Icons', byKind(of('icon').map(({ icon, kind }) => ({ name: icon, kind })))),
    ...chapter(
      'Examples',
      of('example').map((change) => `- ${presence(change, `“${change.example}”`)} (${change.tab})`)
    ),
    ...chapter(
      'Codemods',
      commandsOf(changes.flatMap(fixesOf)).map((text) => `- ${code(text)}`)
    )
  ];
  return `${parts.join('\n\n')}\n`;
}

function chapter(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')];
}

function packageLine({ package: name, kind, before, after }: Of<'package'>): string {
  return kind === 'version' ? `- ${code(name)} ${before} → ${after}` : `- ${code(name)} ${kind} (${after ?? before})`;
}

/** Properties of exported types, by type. */
function types(changes: readonly FieldChange[]): string[] {
  const groups = [...Map.groupBy(changes, (change) => change.export)];
  return groups.length === 0
    ? []
    : [
        '## Exported types',
        ...groups.flatMap(([id, list]) => [
          `### ${nameOf(id)}`,
          [`From ${code(moduleOf(id))}`, ''].concat(list.map((change) => propLine(change, change.field))).join('\n')
        ])
      ];
}

/** Names the rules of codemods that mend a change, at the end of its line. */
function codemods(change: Change, fixesOf: FixesOf): string {
  const names = fixesOf(change).map(({ rule, href }) => `[${rule}](${href})`);
  return names.length === 0 ? '' : `; codemod: ${names.join(', ')}`;
}

function components(changes: readonly Change[], fixesOf: FixesOf): string[] {
  const own = changes.filter(
    (change): change is ComponentChange | PropChange => change.subject === 'component' || change.subject === 'prop'
  );
  const groups = [...Map.groupBy(own, ({ component }) => component)];
  return groups.length === 0
    ? []
    : [
        '## Components',
        ...groups
          .toSorted(([a], [b]) => (nameOf(a) < nameOf(b) ? -1 : 1))
          .flatMap(([id, list]) => [
            `### ${nameOf(id)}`,
            [`From ${code(moduleOf(id))}`, '']
              .concat(list.map((change) => `${line(change)}${codemods(change, fixesOf)}`))
              .join('\n')
          ])
      ];
}

function line(change: ComponentChange | PropChange): string {
  return change.subject === 'component' ? componentLine(change) : propLine(change, change.prop);
}

function componentLine(change: ComponentChange): string {
  const { kind, before, after } = change;
  return kind === 'moved'
    ? `- moved from ${code(moduleOf(before ?? ''))} to ${code(moduleOf(after ?? ''))}`
    : `- ${presence(change, 'component')}`;
}

function propLine(change: PropChange | FieldChange, name: string): string {
  const { kind, before, after } = change;
  const prop = code(name);
  switch (kind) {
    case 'renamed':
      return `- property ${code(before)} renamed to ${code(after)}`;
    case 'type':
      return `- type of ${prop} changed: ${code(before)} → ${code(after)}`;
    case 'default':
      return `- default of ${prop} changed: ${value(before)} → ${value(after)}`;
    case 'required':
      return `- ${prop} is now ${after}`;
    case 'added':
      return `- property ${prop} added: ${code(after)}`;
    case 'removed':
    case 'deprecated':
    case 'undeprecated':
      return `- ${presence(change, `property ${prop}`)}`;
  }
}

/** Says that something was added, removed, moved, deprecated, or no longer is. */
function presence({ kind, after }: Change, name: string): string {
  if (kind === 'deprecated') {
    return `${name} deprecated${after ? `: ${after.replace(/\s+/g, ' ')}` : ''}`;
  }
  return kind === 'undeprecated' ? `${name} no longer deprecated` : `${name} ${kind}`;
}

/** Variables whose names have only another number are counted, by style sheet. */
function variableLines(changes: readonly VariableChange[]): string[] {
  const sheets = [...Map.groupBy(changes, ({ prefix }) => prefix)];
  return sheets.flatMap(([prefix, list]) => {
    const renamed = list.filter(({ kind }) => kind === 'renamed');
    const rest = list.filter(({ kind }) => kind !== 'renamed').map(({ variable, kind }) => ({ name: variable, kind }));
    const [first] = renamed;
    return [
      `- ${code(prefix)}`,
      ...(first ? [`  - renamed: ${renamed.length}, such as ${code(first.before)} → ${code(first.after)}`] : []),
      ...byKind(rest).map((text) => `  ${text}`)
    ];
  });
}

function tokenLine({ token, kind, theme, before, after }: Of<'token'>): string {
  return kind === 'value'
    ? `- ${code(token)} in ${theme}: ${value(before)} → ${value(after)}`
    : `- ${code(token)} ${kind} (${value(after ?? before)})`;
}

/** One line for all that were added, and one for all that were removed. */
function byKind(names: readonly { name: string; kind: string }[]): string[] {
  return [...Map.groupBy(names, ({ kind }) => kind)].map(
    ([kind, list]) => `- ${kind}: ${list.map(({ name }) => code(name)).join(', ')}`
  );
}

function value(text: string | null): string {
  return text === null ? 'none' : code(text);
}

/** Code that may contain backticks. */
function code(text: string | null): string {
  const plain = (text ?? '').replace(/\s+/g, ' ');
  return plain.includes('`') ? `\`\` ${plain} \`\`` : `\`${plain}\``;
}
