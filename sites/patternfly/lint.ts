import type { SiteConfig } from 'patternbook';

const core = '@patternfly/react-core';

/** Components that read a context, or are laid out, by the one around them. */
const nesting = {
  [core]: {
    AccordionContent: ['AccordionItem'],
    AccordionItem: ['Accordion'],
    AccordionToggle: ['AccordionItem'],
    ActionListItem: ['ActionList', 'ActionListGroup'],
    BreadcrumbItem: ['Breadcrumb'],
    CardBody: ['Card', 'CardExpandableContent'],
    CardExpandableContent: ['Card'],
    CardFooter: ['Card', 'CardExpandableContent'],
    CardHeader: ['Card'],
    CardTitle: ['Card', 'CardHeader'],
    DataListCell: ['DataListItemCells'],
    DataListItem: ['DataList', 'DragDropSort'],
    DataListItemCells: ['DataListItemRow'],
    DataListItemRow: ['DataListItem'],
    DescriptionListDescription: ['DescriptionListGroup', 'Card'],
    DescriptionListGroup: ['DescriptionList'],
    DescriptionListTerm: ['DescriptionListGroup', 'Card'],
    DrawerContent: ['Drawer'],
    DrawerContentBody: ['DrawerContent'],
    DropdownItem: ['DropdownList', 'DropdownGroup'],
    EmptyStateActions: ['EmptyStateFooter'],
    EmptyStateBody: ['EmptyState'],
    EmptyStateFooter: ['EmptyState'],
    FormSelectOption: ['FormSelect', 'FormSelectOptionGroup'],
    GridItem: ['Grid'],
    HelperTextItem: ['HelperText'],
    InputGroupItem: ['InputGroup'],
    JumpLinksItem: ['JumpLinks', 'JumpLinksList'],
    LevelItem: ['Level'],
    ListItem: ['List'],
    MastheadBrand: ['MastheadMain'],
    MastheadContent: ['Masthead'],
    MastheadLogo: ['MastheadBrand'],
    MastheadMain: ['Masthead'],
    MastheadToggle: ['MastheadMain'],
    MenuItem: ['MenuList', 'DrilldownMenu'],
    ModalBody: ['Modal', 'ChatbotModal'],
    ModalFooter: ['Modal', 'ChatbotModal'],
    ModalHeader: ['Modal', 'ChatbotModal'],
    NavItem: ['NavList', 'NavGroup', 'NavExpandable'],
    NavList: ['Nav'],
    ProgressStep: ['ProgressStepper'],
    SelectOption: ['SelectList', 'SelectGroup'],
    SimpleListItem: ['SimpleList', 'SimpleListGroup'],
    SplitItem: ['Split'],
    StackItem: ['Stack'],
    Tab: ['Tabs'],
    ToolbarGroup: ['ToolbarContent', 'ToolbarGroup', 'ToolbarToggleGroup', 'ToolbarItem'],
    ToolbarItem: ['ToolbarContent', 'ToolbarGroup', 'ToolbarToggleGroup'],
    WizardStep: ['Wizard']
  },
  '@patternfly/react-table': {
    Tbody: ['Table'],
    Td: ['Tr', 'TreeRowWrapper'],
    Th: ['Tr', 'TreeRowWrapper'],
    Thead: ['Table'],
    Tr: ['Tbody', 'Thead']
  }
};

/** They arrange what is in them, and have no context of their own. */
const layouts = [
  ...['Bullseye', 'Flex', 'FlexItem', 'Gallery', 'GalleryItem', 'Grid', 'GridItem', 'Level', 'LevelItem'],
  ...['Split', 'SplitItem', 'Stack', 'StackItem', 'DragDropSort', 'Droppable', 'Draggable', 'Tooltip', 'Popover']
];

/** Controls that warn in the console, or have no name in the accessibility tree, without one of these properties. */
const names = [
  { component: 'Button', oneOf: ['children', 'aria-label', 'aria-labelledby'] },
  { component: 'MenuToggle', when: { variant: 'plain' }, oneOf: ['children', 'aria-label', 'aria-labelledby'] },
  { component: 'Modal', oneOf: ['aria-label', 'aria-labelledby'] },
  { component: 'Progress', oneOf: ['title', 'aria-label', 'aria-labelledby'] },
  { component: 'Switch', oneOf: ['label', 'aria-label', 'aria-labelledby'] },
  { component: 'TextArea', oneOf: ['id', 'aria-label', 'aria-labelledby'] },
  { component: 'TextInput', oneOf: ['id', 'aria-label', 'aria-labelledby'] }
].map((need) => ({ module: core, ...need, around: { Tooltip: { aria: 'labelledby' } } }));

/** What the checker of code can't learn from declarations and style sheets. */
export const lint: SiteConfig['lint'] = {
  nesting,
  layouts,
  names,
  // Names of PatternFly 5, modifiers, and the global variables that tokens have replaced.
  classPrefixes: ['pf-v5-', 'pf-v6-', 'pf-m-'],
  variablePrefixes: ['--pf-v5-', '--pf-v6-']
};
