import type { BaselineEntry } from 'patternbook';

const typeError = { package: '@patternfly/react-charts', versions: '8.6', code: 'type-error' } as const;

/** Chart examples that don't type-check, and types that are missing. */
export const chartProblems: BaselineEntry[] = [
  {
    package: '@patternfly/react-charts',
    versions: '8.6',
    code: 'props-missing-types',
    match: 'import "echarts/types/src/util/types"',
    reason: 'The exports of ECharts 5 do not offer this file. Only the type of a theme is unknown.',
    files: { 'dist/esm/echarts/components/themes/Theme.d.ts': 1 }
  },
  {
    ...typeError,
    match: 'TS2554: Expected 1 arguments, but got 0.',
    reason: 'Written for React 18: useRef() without an initial value.',
    files: {
      'src/echarts/components/Line/examples/Responsive.tsx': 1,
      'src/echarts/components/Sankey/examples/Responsive.tsx': 1,
      'src/echarts/components/Sankey/examples/Toolbox.tsx': 1
    }
  },
  {
    ...typeError,
    match: "Property 'x0' does not exist on type 'CallbackArgs'",
    reason: "The chart library's types leave out a value that it passes to callbacks of bars.",
    files: { 'src/victory/components/ChartBar/examples/ChartBarAlertsTimeline.tsx': 1 }
  },
  {
    ...typeError,
    match: "'() => ({ datum }: { datum: any; }) => string' is not assignable to type 'string'",
    reason: 'The interface of the data declares labels as text, but each is a function.',
    files: { 'src/victory/components/ChartBar/examples/ChartBarBottomLegend.tsx': 16 }
  },
  {
    ...typeError,
    match: "TS2322: Type '{ paddingRight: string; textAlign: string; width: string; }'",
    reason: 'A style object outside the markup is typed with plain strings.',
    files: { 'src/victory/components/ChartBoxPlot/examples/ChartBoxPlotEmbeddedHtml.tsx': 5 }
  },
  {
    ...typeError,
    match: 'TS2739: Type',
    reason: 'The chart passes the missing properties to its label component when it renders.',
    files: {
      'src/victory/components/ChartBoxPlot/examples/ChartBoxPlotEmbeddedHtml.tsx': 1,
      'src/victory/components/ChartTooltip/examples/ChartTooltipEmbeddedHtml.tsx': 1
    }
  },
  {
    ...typeError,
    match: "datum' is missing in type '{}'",
    reason: 'The chart passes the missing property to its label component when it renders.',
    files: {
      'src/victory/components/ChartLegend/examples/ChartLegendLinks.tsx': 1,
      'src/victory/components/ChartLegend/examples/ChartLegendTooltips.tsx': 1,
      'src/victory/components/ChartTooltip/examples/ChartTooltipLegend.tsx': 1
    }
  },
  {
    ...typeError,
    match: "Property 'donutOrientation' does not exist",
    reason: 'No chart has the property any more; it has no effect.',
    files: { 'src/victory/components/ChartDonut/examples/ChartDonutBottomAlignedLegend.tsx': 1 }
  },
  {
    ...typeError,
    match: "is not assignable to type '[string | string[]]'",
    reason: 'The package declares chartNames as a list of exactly one name.',
    files: {
      'src/victory/components/ChartLegend/examples/ChartLegendInteractive.tsx': 1,
      'src/victory/components/ChartLegend/examples/ChartLegendInteractivePieChart.tsx': 1,
      'src/victory/components/Patterns/examples/PatternsInteractiveAreaChart.tsx': 1,
      'src/victory/components/Patterns/examples/PatternsInteractivePieChart.tsx': 1
    }
  },
  {
    ...typeError,
    match: "Property 'width' does not exist on type 'DetailedHTMLProps<ThHTMLAttributes",
    reason: 'React knows no width attribute of header cells, which HTML has dropped.',
    files: { 'src/victory/components/ChartTooltip/examples/ChartTooltipEmbeddedHtml.tsx': 1 }
  },
  {
    ...typeError,
    match: "Property 'reference' does not exist on type 'IntrinsicAttributes & TooltipProps'",
    reason: 'The property of Tooltip has become triggerRef; the tooltip no longer finds its label.',
    files: { 'src/victory/components/ChartTooltip/examples/ChartTooltipLegend.tsx': 1 }
  }
];
