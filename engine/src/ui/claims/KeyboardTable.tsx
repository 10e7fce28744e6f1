import { Fragment } from 'react';

import type { ClaimedElement, KeyClaim } from '../../examples/claims/claimsSchema.ts';
import { TextWithCode } from '../TextWithCode.tsx';
import { ClaimTable, type ExampleLink, LinkToExample } from './ClaimTable.tsx';

/** A claim with the example that shows it. */
export interface KeyRow {
  claim: KeyClaim;
  example: ExampleLink;
}

/** Keys whose names in code are not what is written on them. */
const KEY_LABELS = new Map([
  [' ', 'Space'],
  ['ArrowDown', 'Down arrow'],
  ['ArrowUp', 'Up arrow'],
  ['ArrowLeft', 'Left arrow'],
  ['ArrowRight', 'Right arrow']
]);

const COLUMNS = ['Key', 'Focus on', 'What it does', 'Shown in'];

/** What keys do in a component. @param title of the component's page */
export function KeyboardTable({ rows, title }: { rows: readonly KeyRow[]; title: string }) {
  return (
    <ClaimTable
      label={`Keyboard: ${title}`}
      columns={COLUMNS}
      rows={rows.map(({ claim, example }) => [
        <Keys key="key" combination={claim.key} />,
        <Focused key="focus" element={claim.on} />,
        <TextWithCode key="does" text={claim.does} />,
        <LinkToExample key="example" example={example} />
      ])}
    />
  );
}

function Keys({ combination }: { combination: string }) {
  return combination.split('+').map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' + '}
      <kbd>{KEY_LABELS.get(key) ?? key}</kbd>
    </Fragment>
  ));
}

function Focused({ element: { role, name } }: { element: ClaimedElement }) {
  return (
    <>
      <code>{role}</code>
      {name !== undefined && (
        <>
          {' '}
          <q>{name}</q>
        </>
      )}
    </>
  );
}
