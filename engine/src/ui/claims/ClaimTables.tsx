import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { FilledText } from '../FilledText.tsx';
import type { ClaimedElement, ClaimedStates, KeyClaim, RoleClaim } from '../../examples/claims/claimsSchema.ts';
import { Quotation } from '../Quotation.tsx';
import { ProseWithCode } from '../ProseWithCode.tsx';
import { ClaimFold } from './ClaimFold.tsx';
import { ClaimTable, type ClaimTableProps, FoldedTable } from './ClaimTable.tsx';
import { Keys } from './Keys.tsx';
import { ShowMe } from './player/ShowMe.tsx';
import { Said, SilentNote, SpeechNote } from './Speech.tsx';
import type { Speech } from './speech.ts';

/** A claim with the example that shows it. */
interface RoleRow {
  claim: RoleClaim;
  example: ExampleLink;
  /** What a screen reader said about the part; null if it wasn't recorded. */
  said: readonly string[] | null;
}

const ROLE_COLUMNS = [texts.claims.part, texts.claims.role, texts.claims.nameComesFrom, texts.claims.states];
const ROLE_WIDTHS = [42, 14, 19, 25];
const ROLE_EVIDENCE = [texts.claims.part, texts.claims.name, texts.claims.example];

export interface RolesTableProps {
  rows: readonly RoleRow[];
  /** Title of the component's page. */
  title: string;
  /** Null if the site was never recorded. */
  speech: Speech | null;
}

/** Roles, names and states of the parts of a component, and the examples that prove them. */
export function RolesTable({ rows, title, speech }: RolesTableProps) {
  const label = fillText(texts.claims.roles, { title });
  return (
    <ClaimFold result={fillCount(texts.claims.rolesResult, rows.length)}>
      <FoldedTable
        className="pb-claims-roles"
        label={label}
        columns={ROLE_COLUMNS}
        widths={ROLE_WIDTHS}
        more={texts.claims.moreParts}
        rows={rows.map(({ claim, said }) => [
          <PartName key="part" claim={claim} said={said} />,
          <code key="role">{claim.is.role}</code>,
          <ProseWithCode
            key="name"
            text={claim.nameFrom === undefined ? texts.claims.none : texts.claims.nameFrom[claim.nameFrom]}
          />,
          <States key="states" states={claim.states} />
        ])}
      />
      <Evidence
        of={label}
        speech={speech}
        said={rows}
        columns={ROLE_EVIDENCE}
        rows={rows.map(({ claim, example }) => [
          <ProseWithCode key="part" text={claim.part} />,
          <AccessibleName key="name" claim={claim} />,
          <LinkToExample key="example" example={example} />
        ])}
      />
    </ClaimFold>
  );
}

function PartName({ claim: { part, says }, said }: Pick<RoleRow, 'claim' | 'said'>) {
  return (
    <>
      <span>
        <ProseWithCode text={part} />
      </span>
      <div className="pb-claim-notes">
        <p className="pb-claim-text">
          <ProseWithCode text={says} />
        </p>
        <Said words={said} />
      </div>
    </>
  );
}

function AccessibleName({ claim: { is, description } }: { claim: RoleClaim }) {
  return (
    <>
      {is.name === undefined || is.name === '' ? texts.claims.none : <Quotation words={is.name} />}
      {description !== undefined && (
        <p className="pb-claim-text">
          <FilledText text={texts.claims.description} values={{ text: <Quotation words={description} /> }} />
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
  /** What a screen reader said after the key; null if it wasn't recorded. */
  said: readonly string[] | null;
}

const KEY_COLUMNS = [texts.claims.key, texts.claims.result];
const KEY_EVIDENCE = [texts.claims.key, texts.claims.focus, texts.claims.example];

export interface KeyboardTableProps {
  rows: readonly KeyRow[];
  /** Title of the component's page. */
  title: string;
  /** Null if the site was never recorded. */
  speech: Speech | null;
}

/** Keyboard interaction of a component by key, and the examples that prove it. */
export function KeyboardTable({ rows, title, speech }: KeyboardTableProps) {
  const label = fillText(texts.claims.keyboard, { title });
  return (
    <>
      <ClaimTable
        className="pb-claims-keys"
        label={label}
        columns={KEY_COLUMNS}
        rows={[...Map.groupBy(rows, ({ claim }) => claim.key)].map(([key, ofKey]) => [
          <Keys key="key" combination={key} />,
          <Effects key="does" rows={ofKey} />
        ])}
      />
      <Evidence
        of={label}
        speech={speech}
        said={rows}
        columns={KEY_EVIDENCE}
        rows={rows.map(({ claim, example }) => [
          <Keys key="key" combination={claim.key} />,
          <Focused key="focus" element={claim.on} />,
          <LinkToExample key="example" example={example} />
        ])}
      />
    </>
  );
}

/** What a key does: on each role, if it does something else there. */
function Effects({ rows }: { rows: readonly KeyRow[] }) {
  const [first, ...others] = rows;
  if (first && others.length === 0) {
    return (
      <div className="pb-claim-effect">
        <Effect row={first} role={null} isSilenceSaid={false} />
      </div>
    );
  }
  const hasRoles = others.some(({ claim }) => claim.on.role !== first?.claim.on.role);
  const isSilent = rows.every(({ said }) => said?.length === 0);
  return (
    <>
      <ul className="pb-claim-states">
        {rows.map((row) => (
          <li key={row.claim.on.role + row.claim.does} className="pb-claim-effect">
            <Effect row={row} role={hasRoles ? row.claim.on.role : null} isSilenceSaid={isSilent} />
          </li>
        ))}
      </ul>
      {isSilent && <SilentNote />}
    </>
  );
}

interface EffectProps {
  row: KeyRow;
  /** The role, if the key does something else on another one. */
  role: string | null;
  /** Whether it is said once for all roles that the screen reader says nothing. */
  isSilenceSaid: boolean;
}

function Effect({ row: { claim, example, said }, role, isSilenceSaid }: EffectProps) {
  return (
    <>
      <span>
        {role !== null && !namesRole(claim.does, role) && (
          <>
            <code>{role}</code>:{' '}
          </>
        )}
        <ProseWithCode text={claim.does} />
      </span>{' '}
      <ShowMe claim={claim} title={example.title} role={role} />
      {!isSilenceSaid && <Said words={said} />}
    </>
  );
}

/** Whether the sentence says which role it is about, in the singular or the plural. */
function namesRole(sentence: string, role: string): boolean {
  return new RegExp(`\\b${role}s?\\b`, 'i').test(sentence);
}

function Focused({ element: { role, name } }: { element: ClaimedElement }) {
  return (
    <>
      <code>{role}</code>
      {name !== undefined && (
        <>
          {' '}
          <Quotation words={name} />
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

interface EvidenceProps extends Pick<ClaimTableProps, 'columns' | 'rows'> {
  /** Label of the table that it belongs to. */
  of: string;
  /** Null if the site was never recorded. */
  speech: Speech | null;
  /** What a screen reader said in each case. */
  said: readonly Pick<RoleRow, 'said'>[];
}

const EVIDENCE_WIDTHS = [30, 40, 30];

/**
 * The tests behind a table, each with the element that it concerns and its example, and how the words of the screen
 * reader were recorded. Closed at first.
 */
function Evidence({ of, speech, said, columns, rows }: EvidenceProps) {
  return (
    <details className="pb-claim-evidence">
      <summary className="pb-summary pb-chevron">
        {fillCount(texts.claims.evidence, rows.length)}
        {said.some(({ said: words }) => words !== null) && texts.claims.evidenceOfSpeech}
      </summary>
      <SpeechNote speech={speech} rows={said} />
      <ClaimTable
        label={fillText(texts.claims.evidenceOf, { table: of })}
        columns={columns}
        widths={EVIDENCE_WIDTHS}
        rows={rows}
      />
    </details>
  );
}

export function LinkToExample({ example: { title, href } }: { example: ExampleLink }) {
  return <a href={href}>{title}</a>;
}
