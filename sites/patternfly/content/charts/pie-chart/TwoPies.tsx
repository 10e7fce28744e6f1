import { ChartContainer, ChartPie, ChartThemeColor } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const MONTHS = [
  { id: 'may', month: 'May', shares: [61, 28, 11] },
  { id: 'june', month: 'June', shares: [66, 22, 12] }
];

const LEVELS = ['Up to date', 'Outdated', 'Unknown'];

export const TwoPies: React.FunctionComponent = () => (
  <ChartCard title="Hosts by patch level">
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {MONTHS.map(({ id, month, shares }) => (
        <ChartPie
          key={id}
          ariaTitle={`Hosts by patch level in ${month}`}
          ariaDesc={`${shares[0]} percent up to date, ${shares[1]} outdated, ${shares[2]} unknown.`}
          containerComponent={<ChartContainer containerId={`two-pies-${id}-chart`} />}
          data={shares.map((y, index) => ({ x: LEVELS[index], y }))}
          height={260}
          labels={() => ''}
          legendData={[{ name: month, symbol: { fill: 'transparent' } }]}
          legendPosition="bottom"
          name={`two-pies-${id}`}
          padding={{ top: 10, right: 10, bottom: 160, left: 10 }}
          themeColor={ChartThemeColor.multiOrdered}
          width={120}
        />
      ))}
    </div>
  </ChartCard>
);
