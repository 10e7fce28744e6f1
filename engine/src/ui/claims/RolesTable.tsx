import type { ClaimedStates, RoleClaim } from '../../examples/claims/claimsSchema.ts';
import { TextWithCode } from '../TextWithCode.tsx';
import { ClaimTable, type ExampleLink, LinkToExample } from './ClaimTable.tsx';

/** A claim with the example that shows it. */
export interface RoleRow {
  claim: RoleClaim;
  example: ExampleLink;
}

const NAME_SOURCES: Record<NonNullable<RoleClaim['nameFrom']>, string> = {
  content: 'from its content',
  'aria-label': 'from aria-label',
  'aria-labelledby': 'from aria-labelledby',
  label: 'from its label'
};

const COLUMNS = ['Part', 'Role', 'Accessible name', 'States and properties', 'Shown in'];

/** What the parts of a component are to assistive technologies. @param title of the component's page */
export function RolesTable({ rows, title }: { rows: readonly RoleRow[]; title: string }) {
  return (
    <ClaimTable
      label={`Roles, names, and states: ${title}`}
      columns={COLUMNS}
      rows={rows.map(({ claim, example }) => [
        <PartName key="part" claim={claim} />,
        <code key="role">{claim.is.role}</code>,
        <AccessibleName key="name" claim={claim} />,
        <States key="states" states={claim.states} />,
        <LinkToExample key="example" example={example} />
      ])}
    />
  );
}

function PartName({ claim: { part, says } }: { claim: RoleClaim }) {
  return (
    <>
      {part}
      <p className="pb-claim-text">
        <TextWithCode text={says} />
      </p>
    </>
  );
}

function AccessibleName({ claim: { is, nameFrom, description } }: { claim: RoleClaim }) {
  return (
    <>
      {is.name === undefined || is.name === '' ? 'none' : <q>{is.name}</q>}
      {nameFrom && <span className="pb-claim-source"> {NAME_SOURCES[nameFrom]}</span>}
      {description !== undefined && (
        <p className="pb-claim-text">
          Description: <q>{description}</q>
        </p>
      )}
    </>
  );
}

function States({ states }: { states: ClaimedStates }) {
  const entries = Object.entries(states);
  return entries.length === 0 ? (
    'none'
  ) : (
    <ul className="pb-claim-states">
      {entries.map(([name, value]) => (
        <li key={name}>
          <code>{name}</code>: {value === null ? 'not set' : <code>{value}</code>}
        </li>
      ))}
    </ul>
  );
}
