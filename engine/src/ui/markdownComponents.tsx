import type { ComponentProps, ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { MarkdownComponent } from '../core/markdownComponents.ts';
import { AuditTable } from './claims/AuditTable.tsx';
import { KeyboardTable, RolesTable } from './claims/ClaimTables.tsx';
import { Exercise } from './exercise/Exercise.tsx';
import { SectionGallery } from './gallery/SectionGallery.tsx';
import { IconGallerySection } from './icons/IconGallerySection.tsx';
import { Island } from './islands/Island.tsx';
import { ReleaseFacts, ReleaseNotes } from './releaseNotes/ReleaseNotes.tsx';
import { StatusMatrix } from './status/StatusMatrix.tsx';
import { TokenScale, TokenSwatches } from './tokens/TokenParts.tsx';
import { TokenTable } from './tokens/TokenTable.tsx';

/**
 * Components available in Markdown. `PROPS` in `site/documents/markdownComponents.ts` creates their props.
 */
const COMPONENTS = {
  SectionGallery,
  TokenTable,
  TokenSwatches,
  TokenScale,
  IconGallery: IconGallerySection,
  StatusMatrix,
  ReleaseNotes,
  ReleaseVersions: ReleaseFacts,
  RolesTable,
  KeyboardTable,
  AccessibilityAudit: AuditTable,
  Exercise: ExerciseIsland
} satisfies Record<MarkdownComponent, ComponentType<never>>;

export type MarkdownComponentProps<Name extends MarkdownComponent> = ComponentProps<(typeof COMPONENTS)[Name]>;

/** Renders the HTML of a component used in Markdown. */
export function renderMarkdownComponent<Name extends MarkdownComponent>(
  name: Name,
  props: MarkdownComponentProps<Name>
): string {
  const Component = COMPONENTS[name] as ComponentType<object>;
  return renderToStaticMarkup(<Component {...props} />);
}

function ExerciseIsland(props: ComponentProps<typeof Exercise>) {
  return <Island name="exercise" id={props.slug} component={Exercise} props={props} load="intent" />;
}
