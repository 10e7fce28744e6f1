import { Button, Card, CardBody, CardHeader, CardTitle, Label } from '@patternfly/react-core';
import { TrashIcon } from '@patternfly/react-icons/dist/esm/icons/trash-icon';

const ROW: React.CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: 'var(--pf-t--global--spacer--lg)'
};

const HEARD = ['Delete data-3, button', 'Volume data-3, heading level 4', 'Nearly full', '92 of 100 GB are used.'];

/** A card, and the announcements of a screen reader for each of its parts. */
export const HeardCard: React.FunctionComponent = () => (
  <div style={ROW}>
    <Card>
      <CardHeader
        actions={{
          actions: <Button variant="plain" aria-label="Delete data-3" icon={<TrashIcon />} />,
          hasNoOffset: true
        }}
      >
        <CardTitle component="h4">Volume data-3</CardTitle>
      </CardHeader>
      <CardBody>
        <p>
          <Label status="warning">Nearly full</Label>
        </p>
        <p>92 of 100 GB are used.</p>
      </CardBody>
    </Card>
    <Card isPlain>
      <CardTitle>Announcements</CardTitle>
      <CardBody>
        <ol style={{ display: 'grid', gap: 'var(--pf-t--global--spacer--sm)' }}>
          {HEARD.map((text) => (
            <li key={text}>“{text}”</li>
          ))}
        </ol>
      </CardBody>
    </Card>
  </div>
);
