import { Content } from '@patternfly/react-core';

export interface AtWidthsProps {
  /** Widths of the containers, such as `24rem`. A narrower window scrolls. */
  widths: readonly string[];
  /** Content without ids, because it is repeated. */
  children: React.ReactNode;
}

/** The same content in containers of different widths. */
export function AtWidths({ widths, children }: AtWidthsProps): React.ReactElement {
  return (
    <div style={{ display: 'grid', gap: 'var(--pf-t--global--spacer--lg)' }}>
      {widths.map((width) => (
        <div key={width} data-part="width" style={{ inlineSize: width }}>
          <Content component="small" style={{ marginBlockEnd: 'var(--pf-t--global--spacer--xs)' }}>
            {width}
          </Content>
          {children}
        </div>
      ))}
    </div>
  );
}
