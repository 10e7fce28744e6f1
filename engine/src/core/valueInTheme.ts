/** A value, with those of the themes that differ from it. */
export type Themed<Value> = Value & { readonly themes: readonly (Value & { readonly names: readonly string[] })[] };

/** Returns what applies in a theme. @param theme name of the theme */
export function valueInTheme<Value>(themed: Themed<Value>, theme: string | undefined): Value {
  return themed.themes.find(({ names }) => theme !== undefined && names.includes(theme)) ?? themed;
}
