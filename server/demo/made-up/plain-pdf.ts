/** Lines on a page of A4 before the next one would fall off it. */
const MOST_LINES = 40;

/**
 * A small valid PDF of one page with plain text, so that the demo school's files open. Letters outside
 * Latin-1 become question marks, since the built-in fonts lack them.
 */
export function plainPdf(title: string, lines: readonly string[]): Buffer {
  const content = [
    'BT /F1 18 Tf 56 780 Td',
    `(${escaped(title)}) Tj`,
    '/F1 11 Tf 0 -34 Td 17 TL',
    ...lines.slice(0, MOST_LINES).map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (sv-SE) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(title)}) >>`,
  ];
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  const tail = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + head + tail, 'latin1');
}

function escaped(text: string): string {
  const latin = [...text.replaceAll('–', '-')].map((letter) => (letter.codePointAt(0)! > 255 ? '?' : letter));
  return latin.join('').replace(/[\\()]/g, '\\$&');
}
