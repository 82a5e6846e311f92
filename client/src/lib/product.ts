/** Reads a value that the server wrote into the page; an unreplaced placeholder counts as missing. */
function pageMeta(name: string, fallback: string): string {
  const content = document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
  return content === '' || content.startsWith('%') ? fallback : content;
}

/** The `{product}` of the specification: `PRODUCT_NAME` of the server, else its default (contract §1). */
export const productName = pageMeta('product-name', 'Studievy');

/** The version label of the navigation bar (specification §2 and §9). */
export const appVersion = pageMeta('app-version', '1.0.0');

/** Where faults in accessibility are reported by mail; empty when the school has given no address. */
export const contactEmail = pageMeta('contact-email', '');
