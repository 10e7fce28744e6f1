import { MenuToggle, TextInputGroup, TextInputGroupMain, type MenuToggleProps } from '@patternfly/react-core';
import { RhUiEllipsisVerticalFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-ellipsis-vertical-fill-icon';
import { Variants } from '../../../figures/Variants.tsx';

type Variant = NonNullable<MenuToggleProps['variant']>;

const TEXTS = {
  default: 'Frankfurt',
  primary: 'Create',
  plainText: '1 - 20 of 48',
  secondary: 'Actions'
};

const USES: Record<Variant, string> = {
  default: 'A value: a select in a form, a toolbar, or a filter.',
  plain: 'An icon alone, such as the kebab of a row or a card.',
  primary: 'The main action of a page, if it has several kinds.',
  plainText: 'Text in a quiet place, such as pagination or a breadcrumb.',
  secondary: 'Actions for a page or a selection, beside buttons.',
  typeahead: 'A select with a text field that filters its options.'
};

function ToggleOf({ variant }: { variant: Variant }): React.ReactElement {
  if (variant === 'plain') {
    return <MenuToggle variant="plain" aria-label="Actions for web-1" icon={<RhUiEllipsisVerticalFillIcon />} />;
  }
  if (variant === 'typeahead') {
    return (
      <MenuToggle variant="typeahead" aria-label="Regions" style={{ inlineSize: '10rem' }}>
        <TextInputGroup isPlain>
          <TextInputGroupMain aria-label="Find a region" value="Frank" />
        </TextInputGroup>
      </MenuToggle>
    );
  }
  return <MenuToggle variant={variant}>{TEXTS[variant]}</MenuToggle>;
}

export const MenuToggleVariants: React.FunctionComponent = () => (
  <Variants component={MenuToggle} prop="variant" uses={USES} specimen={(variant) => <ToggleOf variant={variant} />} />
);
