/**
 * Opens what is made first, in a tab of its own: a browser lets a page open one by the press itself and not later
 * on, so it stands empty until the address is there, and is closed again when the making fails. False where no tab
 * may be opened; what was made is there all the same.
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
