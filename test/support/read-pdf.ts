import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a PDF and its number of pages. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ text: string; pages: number; title: unknown; language: unknown }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const parts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    parts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const info = (await pdf.getMetadata()).info as { Title?: unknown; Language?: unknown };
  const text = parts.join(' ').replace(/\s+/g, ' ');
  return { text, pages: pdf.numPages, title: info.Title, language: info.Language };
}
