import type { BaselineEntry } from 'patternbook';

const typeError = { package: '@patternfly/react-core', versions: '6.6', code: 'type-error' } as const;

/** Core component examples and demos that don't type-check. */
export const coreProblems: BaselineEntry[] = [
  {
    ...typeError,
    match: `TS2322: Type '"none"' is not assignable`,
    reason: 'The role "none" means the same as "presentation", but the component does not list it.',
    files: { 'src/components/Divider/examples/DividerUsingLi.tsx': 1 }
  },
  {
    ...typeError,
    match: "Property 'focus' does not exist on type 'Element'",
    reason: 'The result of querySelector needs a type argument.',
    files: { 'src/components/Dropdown/examples/DropdownWithSplit.tsx': 1 }
  },
  {
    ...typeError,
    match: "Property 'offsetHeight' does not exist on type 'Element'",
    reason: 'The results of getElementsByClassName need a cast to HTMLElement.',
    files: { 'src/demos/examples/JumpLinks/JumpLinksScrollspy.tsx': 6 }
  },
  {
    ...typeError,
    match: `Type '""' is not assignable`,
    reason: 'The condition gives an empty string or false where no orientation is meant.',
    files: { 'src/demos/examples/JumpLinks/JumpLinksScrollspy.tsx': 1 }
  },
  {
    ...typeError,
    match: "TS2503: Cannot find namespace 'JSX'",
    reason: 'Written for React 18, where JSX was a global namespace.',
    files: { 'src/components/MenuToggle/examples/MenuToggleInForm.tsx': 1 }
  },
  {
    ...typeError,
    match: "Property 'header' does not exist on type",
    reason: 'The property of Page has become masthead; the example shows no header.',
    files: { 'src/components/Page/examples/PageMainSectionVariations.tsx': 1 }
  },
  {
    ...typeError,
    match: `TS2322: Type '"nav"' is not assignable to type`,
    reason: 'The section type "nav" is gone; the section is rendered as a plain one.',
    files: { 'src/components/Page/examples/PageMainSectionVariations.tsx': 1 }
  },
  {
    ...typeError,
    match: "TS2314: Generic type 'Pick' requires 2 type argument(s)",
    reason: 'The names to pick are separated by commas instead of bars.',
    files: { 'src/components/Wizard/examples/WizardStepStatus.tsx': 1 }
  },
  {
    ...typeError,
    match: `TS2322: Type 'string' is not assignable to type '"`,
    reason: 'The variable that holds the status is typed as plain text.',
    files: {
      'src/components/Wizard/examples/WizardStepStatus.tsx': 1,
      'src/demos/examples/ProgressStepper/ProgressStepperBasic.tsx': 1
    }
  },
  {
    ...typeError,
    match: "TS2322: Type 'number' is not assignable to type 'string'",
    reason: 'The index of a step serves as its id.',
    files: { 'src/demos/examples/ProgressStepper/ProgressStepperBasic.tsx': 1 }
  },
  {
    ...typeError,
    match: 'TS2869: Right operand of ?? is unreachable',
    reason: 'A default follows a negation, which is never null; it has no effect.',
    files: {
      'src/demos/CardView/examples/CardView.tsx': 1,
      'src/demos/examples/PrimaryDetail/PrimaryDetailCardView.tsx': 1
    }
  },
  {
    ...typeError,
    match: "Property 'backgroundSrcDark' does not exist",
    reason: 'Compass no longer takes background images; the demos show none.',
    files: {
      'src/demos/Compass/examples/CompassDemo.tsx': 1,
      'src/demos/Compass/examples/CompassDockDemo.tsx': 1
    }
  },
  {
    ...typeError,
    match: "Types of property 'inert' are incompatible",
    reason: 'Written for React 18, where inert was set by an empty string; React 19 takes that for false.',
    files: {
      'src/demos/Compass/examples/CompassDockDemo.tsx': 1,
      'src/demos/examples/Nav/NavDockedNav.tsx': 1
    }
  },
  {
    ...typeError,
    match: `TS2322: Type '"bulk-select"' is not assignable`,
    reason: 'Toolbar items no longer have that variant; it has no effect.',
    files: { 'src/demos/DataList/examples/DataListBasic.tsx': 1 }
  },
  {
    ...typeError,
    match: `TS2322: Type '"overflow-menu"' is not assignable`,
    reason: 'Toolbar items no longer have that variant; it has no effect.',
    files: { 'src/demos/DataList/examples/DataListBasic.tsx': 1 }
  },
  {
    ...typeError,
    match: "TS2322: Type '(_event: React.MouseEvent<HTMLElement>, _value: string, date: Date) => void'",
    reason: 'The event of a date picker is a FormEvent; the demo does not use it.',
    files: { 'src/demos/DatePicker/examples/DatePickerRange.tsx': 2 }
  },
  {
    ...typeError,
    match: "TS2345: Argument of type 'SampleRowData[]' is not assignable",
    reason: 'The state begins with untranslated rows, which the demo replaces before it shows any.',
    files: { 'src/demos/RTL/examples/PaginatedTable.tsx': 1 }
  },
  {
    ...typeError,
    match: 'TS2367: This comparison appears to be unintentional',
    reason: 'The parameter that holds a translation is typed as text.',
    files: { 'src/demos/RTL/examples/PaginatedTable.tsx': 1 }
  },
  {
    ...typeError,
    match: `TS2322: Type '"light"' is not assignable`,
    reason: 'Page sections no longer have the variant "light"; it has no effect.',
    files: {
      'src/demos/RTL/examples/PaginatedTable.tsx': 1,
      'src/demos/examples/PrimaryDetail/PrimaryDetailCardView.tsx': 1
    }
  },
  {
    ...typeError,
    match: "TS2345: Argument of type 'string' is not assignable to parameter of type '(prevState: undefined)",
    reason: 'The state of the date has no type argument, so that it takes nothing but undefined.',
    files: { 'src/demos/SearchInput/examples/SearchInputAdvancedComposable.tsx': 2 }
  },
  {
    ...typeError,
    match: "TS2322: Type 'string | Date' is not assignable to type 'string'",
    reason: 'An invalid date is handed to the date picker as it is.',
    files: { 'src/demos/examples/DateTimePicker/DateTimeRangePicker.tsx': 1 }
  },
  {
    ...typeError,
    match: "TS2741: Property 'children' is missing in type '{ depth: number; }'",
    reason: 'The innermost menu has no children, but its inferred properties ask for them.',
    files: { 'src/demos/examples/Nav/NavFlyout.tsx': 1 }
  },
  {
    ...typeError,
    match: "TS2345: Argument of type 'string | number' is not assignable",
    reason: 'The state is typed by its first value, a number; keys of tabs may be text, too.',
    files: { 'src/demos/examples/Tabs/TabsOpen.tsx': 1 }
  },
  {
    ...typeError,
    match: "Property 'hasNoBreadcrumb' does not exist",
    reason: 'The wrapper of the demos no longer takes the property; it shows no breadcrumb unless asked.',
    files: {
      'src/demos/examples/Tabs/TabsOpen.tsx': 1,
      'src/demos/examples/Tabs/TabsOpenWithSecondaryTabs.tsx': 1
    }
  },
  {
    ...typeError,
    match: `TS2820: Type '"noWrap"' is not assignable`,
    reason: 'The value is spelled "nowrap"; as written it has no effect.',
    files: {
      'src/demos/examples/Tabs/TabsOpen.tsx': 1,
      'src/demos/examples/Tabs/TabsOpenWithSecondaryTabs.tsx': 1
    }
  },
  {
    ...typeError,
    match: "Property 'isSecondary' does not exist",
    reason: 'The property of Tabs has become isSubtab; the inner tabs look like the outer ones.',
    files: { 'src/demos/examples/Tabs/TabsOpenWithSecondaryTabs.tsx': 1 }
  },
  {
    ...typeError,
    match: "Property 'showClose' does not exist",
    reason: 'Written for the deprecated modal; the present one ignores the property.',
    files: {
      'src/demos/examples/Wizard/InModal.tsx': 1,
      'src/demos/examples/Wizard/InModalWithDrawer.tsx': 1,
      'src/demos/examples/Wizard/InModalWithDrawerInformationalStep.tsx': 1
    }
  },
  {
    ...typeError,
    match: "Property 'ß' does not exist",
    reason: 'A slip of the keyboard has become an attribute.',
    files: { 'src/demos/examples/Wizard/InPageWithDrawerInformationalStep.tsx': 1 }
  },
  {
    ...typeError,
    match: "Property 'helperText' does not exist on type 'IntrinsicAttributes & FormGroupProps'",
    reason: 'Form groups no longer have helper text as a property; the text does not show.',
    files: {
      'src/deprecated/components/Wizard/examples/WizardEnabledOnFormValidation.tsx': 1,
      'src/deprecated/components/Wizard/examples/WizardValidateOnButtonPress.tsx': 1
    }
  }
];
