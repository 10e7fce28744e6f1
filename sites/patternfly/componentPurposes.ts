import type { SiteConfig } from 'patternbook';

type Purpose = NonNullable<SiteConfig['purposes']>[string][number];

/** Creates a group of the gallery of components. */
function purpose(title: string, ...names: string[]): Purpose {
  return { title, pages: names.map((name) => `/components/${name}`) };
}

/** Components by the purpose that readers look for. */
export const componentPurposes: Purpose[] = [
  purpose(
    'Actions',
    'action-list',
    'button',
    'clipboard-copy',
    'drag-and-drop',
    'menus/dropdown',
    'menus/menu',
    'menus/menu-toggle',
    'overflow-menu',
    'toggle-group',
    'toolbar'
  ),
  purpose(
    'Forms and input',
    'code-editor',
    'date-and-time/calendar-month',
    'date-and-time/date-and-time-picker',
    'date-and-time/date-picker',
    'date-and-time/time-picker',
    'dual-list-selector',
    'file-upload/multiple-file-upload',
    'file-upload/simple-file-upload',
    'forms/checkbox',
    'forms/form',
    'forms/form-control',
    'forms/form-select',
    'forms/radio',
    'forms/text-area',
    'forms/text-input',
    'helper-text',
    'inline-edit',
    'input-group',
    'menus/options-menu',
    'menus/select',
    'number-input',
    'password-generator',
    'password-strength',
    'search-input',
    'slider',
    'switch',
    'text-input-group'
  ),
  purpose(
    'Feedback and status',
    'alert',
    'badge',
    'banner',
    'empty-state',
    'hint',
    'label',
    'notification-badge',
    'notification-drawer',
    'progress',
    'progress-stepper',
    'skeleton',
    'spinner'
  ),
  purpose('Overlays', 'about-modal', 'backdrop', 'drawer', 'modal', 'popover', 'tooltip'),
  purpose(
    'Navigation',
    'back-to-top',
    'breadcrumb',
    'jump-links',
    'menus/application-launcher',
    'menus/context-selector',
    'menus/custom-menus',
    'navigation',
    'pagination',
    'skip-to-content',
    'tabs',
    'wizard'
  ),
  purpose(
    'Data and content',
    'accordion',
    'avatar',
    'card',
    'chip',
    'code-block',
    'content',
    'data-list',
    'description-list',
    'expandable-section',
    'icon',
    'list',
    'simple-list',
    'table',
    'tile',
    'timestamp',
    'title',
    'tree-view',
    'truncate'
  ),
  purpose(
    'Page structure',
    'background-image',
    'brand',
    'compass',
    'divider',
    'hero',
    'login-page',
    'masthead',
    'page',
    'panel',
    'sidebar'
  )
];
