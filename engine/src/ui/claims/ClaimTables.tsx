import { Fragment, type ReactNode } from 'react';

import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { FilledText } from '../FilledText.tsx';
import type { ClaimedElement, ClaimedStates, KeyClaim, RoleClaim } from '../../examples/claims/claimsSchema.ts';
import { TextWithCode } from '../TextWithCode.tsx';

/** A claim with the example that shows it. */
interface RoleRow {
  claim: RoleClaim;
  example: ExampleLink;
}

const ROLE_COLUMNS = [
  texts.claims.part,
  texts.claims.role,
  texts.claims.name,
  texts.claims.states,
  texts.claims.example
];

export interface RolesTableProps {
  rows: readonly RoleRow[];
  /** Title of the component's page. */
  title: string;
}

/** Roles, names and states of the parts of a component. */
export function RolesTable({ rows, title }: RolesTableProps) {
  return (
    <ClaimTable
      label={fillText(texts.claims.roles, { title })}
      columns={ROLE_COLUMNS}
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
      {is.name === undefined || is.name === '' ? texts.claims.none : <q>{is.name}</q>}
      {nameFrom && <span className="pb-claim-source"> {texts.claims.nameFrom[nameFrom]}</span>}
      {description !== undefined && (
        <p className="pb-claim-text">
          <FilledText text={texts.claims.description} values={{ text: <q>{description}</q> }} />
        </p>
      )}
    </>
  );
}

function States({ states }: { states: ClaimedStates }) {
  const entries = Object.entries(states);
  return entries.length === 0 ? (
    texts.claims.none
  ) : (
    <ul className="pb-claim-states">
      {entries.map(([name, value]) => (
        <li key={name}>
          <bdi>
            <code>{name}</code>: {value === null ? texts.claims.notSet : <code>{value}</code>}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

/** A claim with the example that shows it. */
interface KeyRow {
  claim: KeyClaim;
  example: ExampleLink;
}

/** Labels of keys whose names in code differ from their labels on keyboards. */
const KEY_LABELS = new Map([
  [' ', texts.claims.space],
  ['ArrowDown', texts.claims.arrowDown],
  ['ArrowUp', texts.claims.arrowUp],
  ['ArrowLeft', texts.claims.arrowLeft],
  ['ArrowRight', texts.claims.arrowRight]
]);

const KEY_COLUMNS = [texts.claims.key, texts.claims.focus, texts.claims.result, texts.claims.example];

export interface KeyboardTableProps {
  rows: readonly KeyRow[];
  /** Title of the component's page. */
  title: string;
}

/** Keyboard interaction of a component. */
export function KeyboardTable({ rows, title }: KeyboardTableProps) {
  return (
    <ClaimTable
      label={fillText(texts.claims.keyboard, { title })}
      columns={KEY_COLUMNS}
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

/** Link to an example in its tab. */
export interface ExampleLink {
  title: string;
  href: string;
}

interface ClaimTableProps {
  label: string;
  columns: readonly string[];
  /** Cells of each row in the order of the columns; the first names the row. */
  rows: readonly (readonly ReactNode[])[];
}

/**
 * A table whose rows become blocks in narrow windows. Changing `display` drops the table semantics in some browsers,
 * hence the explicit roles.
 */
export function ClaimTable({ label, columns, rows }: ClaimTableProps) {
  return (
    <table className="pb-claims" role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([name, ...cells], index) => (
          <tr key={index} role="row">
            <th role="rowheader" scope="row">
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]} role="cell" data-column={columns[column + 1]}>
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function LinkToExample({ example: { title, href } }: { example: ExampleLink }) {
  return <a href={href}>{title}</a>;
}
