import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { CssName, ReferenceData } from './referenceData.ts';

/** Completes names of CSS variables, wherever `--` stands, and of classes within `class` and `className`. */
export async function completeStyles(
  data: ReferenceData,
  context: CompletionContext
): Promise<CompletionResult | null> {
  const variable = context.matchBefore(/--[\w-]*$/);
  if (variable) {
    return result(variable.from, await variableOptions(data, variable.text), /^--[\w-]*$/);
  }
  const attribute = context.matchBefore(/class(?:Name)?=(["'])(?:(?!\1).)*$/);
  const name = attribute && context.matchBefore(/[\w-]+$/);
  return name ? result(name.from, await classOptions(data, name.text), /^[\w-]*$/) : null;
}

function result(from: number, options: Completion[], validFor: RegExp): CompletionResult | null {
  return options.length === 0 ? null : { from, options, validFor };
}

/** Tokens, and the variables of the component that the text names; of other components, where theirs begin. */
async function variableOptions(data: ReferenceData, text: string): Promise<Completion[]> {
  const [prefixes, tokens] = await Promise.all([data.prefixes(), data.tokens()]);
  const named = prefixes.filter((prefix) => text.startsWith(`--${prefix}`));
  const variables = await Promise.all(named.map((prefix) => data.variables(prefix)));
  const others = prefixes.filter((prefix) => !named.includes(prefix));
  return [
    ...variables.flat().map((variable) => variableOption(variable, 1)),
    ...tokens.map((token) => variableOption(token, 0)),
    ...others.map((prefix): Completion => ({ label: `--${prefix}`, type: 'namespace', boost: -1 }))
  ];
}

function variableOption({ name, value }: CssName, boost: number): Completion {
  return { label: name, type: 'variable', detail: value, boost };
}

async function classOptions(data: ReferenceData, text: string): Promise<Completion[]> {
  const prefixes = await data.prefixes();
  const named = prefixes.filter((prefix) => text.startsWith(prefix));
  const classes = await Promise.all(named.map((prefix) => data.classes(prefix)));
  const labels = new Set([...prefixes, ...classes.flat()]);
  return [...labels].map((label) => ({ label, type: 'class' }));
}
