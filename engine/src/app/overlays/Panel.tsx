/** Attributes of the button that opens a panel. */
export function panelToggle(id: string) {
  return { popoverTarget: id, 'aria-controls': id, 'data-panel-toggle': true };
}
