/** What readers do that is counted (requirement 7.20). Labels are in capitals, as the service has them from before. */
export type AnalyticsEvent =
  | { name: 'view_source_click' | 'tab_click' | 'jump_link_click'; label: string }
  | { name: 'code_editor_control_click'; label: CodeEditorControl; value?: 0 | 1 }
  | { name: 'sidenav_section_click'; label: string; value: 0 | 1 }
  /** Kind of the result and what was asked for; the value is the place among the results of that kind, from 1. */
  | { name: 'search_result_click'; label: string; value: number }
  | { name: '404_redirect'; label: string };

/** Controls of an example; elements carry them as `data-control`. The service knows the first six from before. */
export type CodeEditorControl =
  | 'TOGGLE_CODE'
  | 'COPY_CODE'
  | 'CODESANDBOX_LINK'
  | 'FULLSCREEN_LINK'
  | 'TS_TO_JS'
  | 'RESET_CODE'
  | 'COPY_LINK'
  | 'SANDBOX_MENU'
  | 'STACKBLITZ_LINK'
  | 'DOWNLOAD_PROJECT'
  | 'SHARE_CODE'
  | 'EXPAND_CODE'
  | 'PREVIEW_SETTINGS';

/** The service's group of an event. */
export function categoryOf({ name }: AnalyticsEvent): 'click_event' | 'redirect' {
  return name === '404_redirect' ? 'redirect' : 'click_event';
}
