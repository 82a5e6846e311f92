/**
 * Opens the URL that `make` returns in a new tab. Browsers allow new tabs only during the click itself, so the tab
 * opens empty, navigates when the URL is known, and closes if `make` fails. Returns false when the browser blocks the
 * tab; `make` has run even so.
 */
export async function openInTab(make: () => Promise<string>): Promise<boolean> {
  const tab = window.open('', '_blank');
  try {
    const url = await make();
    tab?.location.replace(url);
    return tab !== null;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
