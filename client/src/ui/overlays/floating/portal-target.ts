/**
 * Where a popup is put: in the dialog that its opener is in, which is all that a screen reader sees while
 * the dialog is open, else in the page's main part; from the top bar, at the end of the page.
 */
export function portalTarget(anchor: Element | null): HTMLElement {
  return anchor?.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], main') ?? document.body;
}
