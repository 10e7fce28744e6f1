import ts from 'typescript';
import { expect, it } from 'vitest';
import { type FigureSource, figureSources, nodesOf, readContent } from './figureSources.ts';

/** Properties that place a component in its figure, or give it a size, and leave its own look as it is. */
const LAYOUT =
  /^(?:inlineSize|blockSize|(?:min|max)(?:Inline|Block)Size|margin\w*|padding\w*|inset\w*|position|zIndex|isolation|overflow\w*|textAlign|flex\w*|grid(?:Area|Row|Column)|(?:align|justify)Self|container\w+)$/;

/** Figures that change more, each because of what it shows. Key: the file, or the page and the title of the fence. */
const ON_PURPOSE: Readonly<Record<string, readonly string[]>> = {
  // The text size and the line height are the subject.
  'design-foundations/typography/FixedLines.tsx': ['fontSize', 'lineHeight'],
  'design-foundations/typography/GrowingLines.tsx': ['fontSize', 'lineHeight'],
  'design-foundations/typography/LimitedLine.tsx': ['fontSize'],
  'design-foundations/typography/LongLine.tsx': ['fontSize'],
  'accessibility/LargeTextCard.tsx': ['fontSize', 'lineHeight'],
  // The don't shows the override itself.
  'ux-writing/HeaderInCapitals.tsx': ['textTransform'],
  'design-foundations/spacers/EqualDistances.tsx': [
    '--pf-v6-c-form--GridGap',
    '--pf-v6-c-form__group-label--PaddingBlockEnd'
  ],
  // Readers see the figure as in grayscale.
  'accessibility/StatusByColor.tsx': ['filter'],
  'accessibility/StatusByWord.tsx': ['filter'],
  // A figure is narrower than the window that these components expect.
  'patterns/primary-detail/HostsDrawer.tsx': [
    '--pf-v6-c-drawer__panel--MinWidth',
    '--pf-v6-c-drawer__panel--FlexBasis',
    'transition'
  ],
  'patterns/primary-detail/LogBelowJobs.tsx': ['--pf-v6-c-drawer__panel--FlexBasis'],
  'components/drawer/DrawerBox.tsx': ['--pf-v6-c-drawer__panel--FlexBasis', 'transition', 'transform'],
  'components/wizard/ServerWizard.tsx': ['--pf-v6-c-wizard__nav--lg--Width'],
  'components/dual-list-selector/TwoLists.tsx': [
    '--pf-v6-c-dual-list-selector--GridTemplateColumns--pane--MinMax--min'
  ],
  'components/page/PageFrame.tsx': [
    '--pf-v6-c-page__sidebar--Width--base',
    '--pf-v6-c-page__sidebar--Width',
    '--pf-v6-c-page__sidebar--TranslateX',
    '--pf-v6-c-page__sidebar--Opacity',
    'gridTemplateAreas',
    'gridTemplateColumns'
  ],
  'patterns/primary-detail/MessagesAlwaysOpen.tsx': ['--pf-v6-c-drawer__panel--FlexBasis'],
  'design-foundations/theming/SameTaskInThemes.tsx': ['display', 'alignItems', 'justifyContent', 'whiteSpace'],
  // What opens over a page stays in its figure.
  'components/modal/design-guidelines.md Box and backdrop': ['--pf-v6-c-backdrop--Position'],
  'components/modal/design-guidelines.md At the top': ['--pf-v6-c-backdrop--Position'],
  'figures/PopoverBox.tsx': ['--pf-v6-c-popover--MinWidth'],
  'figures/DialogBox.tsx': [
    '--pf-v6-c-modal-box--ZIndex',
    '--pf-v6-c-modal-box--m-sm--sm--MaxWidth',
    '--pf-v6-c-modal-box--MaxWidth'
  ],
  // The word below a value is not part of the row's heading.
  'figures/Variants.tsx': ['fontWeight'],
  // The region has a theme of its own.
  'tokens/RegionTheme.tsx': ['--pf-t--global--border--radius--pill']
};

/** Classes that do what no prop does, and one that the don't shows. */
const CLASSES = [
  'components/forms/form/design-guidelines.md Labels beside in a drawer: "pf-m-horizontal-on-xs"',
  'design-foundations/typography/BoldAsHeading.tsx: "pf-v6-u-font-size-xl"',
  'design-foundations/typography/TypeInPage.tsx: "pf-m-page-title"',
  'patterns/bulk-selection/SelectableServers.tsx: "pf-v6-c-table__check"'
];

const sources = figureSources();

/** The expression in parentheses and assertions. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

/** Names of a style's properties, also of constants of the same module. */
function propertiesOf(style: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): string[] {
  const node = bare(style);
  if (ts.isIdentifier(node)) {
    const constant = constants.get(node.text);
    return constant ? propertiesOf(constant, constants) : [];
  }
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].flatMap((branch) => propertiesOf(branch, constants));
  }
  return ts.isObjectLiteralExpression(node)
    ? node.properties.flatMap((property) => {
        if (ts.isSpreadAssignment(property)) {
          return propertiesOf(property.expression, constants);
        }
        return ts.isComputedPropertyName(property.name) ? [] : [property.name.text];
      })
    : [];
}

/** Components of the packages that the module imports, apart from charts, whose `style` is an interface of its own. */
function componentsOf(tree: ts.SourceFile): Set<string> {
  const imports = nodesOf(tree, ts.isImportDeclaration).filter(({ moduleSpecifier }) =>
    /^'@patternfly\/(?!react-charts)/.test(moduleSpecifier.getText())
  );
  return new Set(imports.flatMap((node) => nodesOf(node, ts.isImportSpecifier)).map(({ name }) => name.text));
}

/** Properties that a module sets on components, or on elements with a component's class. */
function overridesOf({ tree }: FigureSource): string[] {
  const components = componentsOf(tree);
  const constants = new Map(
    nodesOf(tree, ts.isVariableDeclaration).flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer ? [[name.text, initializer] as const] : []
    )
  );
  return nodesOf(tree, ts.isJsxAttributes).flatMap(({ parent, properties }) => {
    const attributes = new Map(
      properties.filter(ts.isJsxAttribute).map(({ name, initializer }) => [name.getText(), initializer])
    );
    const isComponent = components.has(parent.tagName.getText().split('.')[0] ?? '');
    const hasClass = /\bpf-v6-c-/.test(attributes.get('className')?.getText() ?? '');
    const style = attributes.get('style');
    return (isComponent || hasClass) && style && ts.isJsxExpression(style) && style.expression
      ? propertiesOf(style.expression, constants)
      : [];
  });
}

/** Variables that a page explains, so that its figures may set them. */
function isExplained(variable: string, place: string): boolean {
  const [page = ''] = place.split(' ');
  return (
    variable.startsWith('--') &&
    page.endsWith('.md') &&
    readContent(page)
      .replaceAll(/^.*style.*$/gm, '')
      .includes(`\`${variable}\``)
  );
}

it('leaves the own style of components as it is', () => {
  const faults = sources.flatMap((source) =>
    overridesOf(source)
      .filter((property) => !LAYOUT.test(property) && !isExplained(property, source.place))
      .filter((property) => !ON_PURPOSE[source.place]?.includes(property))
      .map((property) => `${source.place}: ${property}`)
  );
  expect(faults).toEqual([]);
});

it('gives components no classes of other components', () => {
  const faults = sources.flatMap(({ place, tree }) => {
    const components = componentsOf(tree);
    return nodesOf(tree, ts.isJsxAttribute)
      .filter(({ name, parent }) => name.getText() === 'className' && components.has(parent.parent.tagName.getText()))
      .map(({ initializer }) => initializer?.getText() ?? '')
      .filter((value) => /\bpf-(?:v6-[clu]-|m-)/.test(value))
      .map((value) => `${place}: ${value}`);
  });
  expect(faults.sort()).toEqual(CLASSES);
});
