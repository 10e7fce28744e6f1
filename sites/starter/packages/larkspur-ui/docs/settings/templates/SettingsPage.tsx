import { useState, type FunctionComponent } from 'react';
import { Button, Disclosure, Meter, Notice } from 'larkspur-ui';

export const SettingsPage: FunctionComponent = () => {
  const [name, setName] = useState('Ann Meadow');
  const [savedName, setSavedName] = useState(name);
  const isChanged = name !== savedName;

  return (
    <main style={{ maxWidth: '32rem', margin: '0 auto', padding: '2rem', display: 'grid', gap: '1.5rem' }}>
      <h1>Account settings</h1>
      <label style={{ display: 'grid', gap: '0.25rem' }}>
        Name
        <input value={name} autoComplete="name" onChange={(event) => setName(event.target.value)} />
      </label>
      <Meter label="Storage" value={3} max={5} valueText="3 of 5 GB" />
      <Disclosure summary="Close the account">
        <Button variant="secondary">Close my account…</Button>
      </Disclosure>
      <div>
        <Button disabled={!isChanged} onClick={() => setSavedName(name)}>
          Save settings
        </Button>
      </div>
      <Notice isLive title={isChanged ? 'There are changes to save' : 'All changes are saved'} />
    </main>
  );
};
