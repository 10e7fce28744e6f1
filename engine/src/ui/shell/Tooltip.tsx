/** What `browser/tooltip.ts` fills and places: above everything, out of the way until then. */
export function Tooltip() {
  return (
    <div id="tooltip" className="pf-v6-c-tooltip pb-tooltip" role="tooltip" popover="manual">
      <div className="pf-v6-c-tooltip__arrow" />
      <div className="pf-v6-c-tooltip__content" />
    </div>
  );
}
