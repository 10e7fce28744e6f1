import { Card, CardTitle, Gallery } from '@patternfly/react-core';

const SECTION: React.CSSProperties = {
  padding: 'var(--pf-t--global--spacer--md)',
  backgroundColor: 'var(--pf-t--global--background--color--secondary--default)'
};

export const CardsOnSecondary: React.FunctionComponent = () => (
  <div style={SECTION}>
    <Gallery hasGutter minWidths={{ default: '5rem' }}>
      <Card isCompact>
        <CardTitle>Redis</CardTitle>
      </Card>
      <Card isCompact>
        <CardTitle>Vault</CardTitle>
      </Card>
    </Gallery>
  </div>
);
