import { create } from 'qrcode';
import { INK, type PageWriter, type StructureOptions } from './page-writer.document.js';

/** Draws a QR code as one vector path with an alternative text. */
export function drawQrCode(
  writer: PageWriter,
  text: string,
  alt: string,
  x: number,
  y: number,
  side: number,
): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const unit = side / modules.size;
  const options: StructureOptions = { alt, bbox: [x, y, x + side, y + side] };
  writer.root.add(
    writer.doc.struct('Figure', options, [
      () => {
        for (let row = 0; row < modules.size; row += 1) {
          for (let column = 0; column < modules.size; column += 1) {
            if (modules.get(row, column)) writer.doc.rect(x + column * unit, y + row * unit, unit, unit);
          }
        }
        writer.doc.fill(INK);
      },
    ]),
  );
}
