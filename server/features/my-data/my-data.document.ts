import { Injectable } from '@nestjs/common';
import { block } from '../documents/sheets/draft.document.js';
import { labelsOf } from '../documents/document-labels.mapper.js';
import { markForArchive } from '../documents/pdf/archive-marks.document.js';
import { PageWriter, QUIET } from '../documents/pdf/page-writer.document.js';
import { writeBlock, writeHead } from '../documents/pdf/print-sheet.document.js';
import type { SheetBlock } from '../../platform/graphql/generated.js';
import { SchoolSettings } from '../school-settings/school-settings.service.js';
import { blocksOf, type Extract } from './my-data-blocks.document.js';

const TITLE = 'Registerutdrag';
const ABOUT =
  'Det här är de uppgifter som skolan har sparat om dig. Du har rätt att få dem rättade: välj Begär rättelse under Profil. Samma uppgifter finns som en maskinläsbar fil (JSON).';

/** The register extract as a readable document: tagged PDF with the same content as the file. */
@Injectable()
export class MyDataPaper {
  constructor(private readonly school: SchoolSettings) {}

  async print(extract: Extract): Promise<Buffer> {
    const { schoolName } = await this.school.read();
    const subject = extract.student?.name ?? extract.account.name;
    const writer = new PageWriter({
      // The library doesn't escape the title's XML.
      title: `${TITLE} – ${subject}`.replace(/[<>&]/g, ' '),
      author: schoolName.replace(/[<>&]/g, ' '),
      language: 'sv-SE',
      landscape: false,
      createdAt: new Date(extract.createdAt),
      // The extract must be printable with any characters.
      missing: 'mark',
    });
    writeHead(writer, { schoolName, title: TITLE, subject });
    const blocks: SheetBlock[] = [block({ paragraphs: [ABOUT] }), ...blocksOf(extract)];
    for (const [index, part] of blocks.entries()) {
      writeBlock(writer, part);
      // Yields to the event loop during long extracts.
      if (index % 10 === 9) await new Promise((resolve) => setImmediate(resolve));
    }
    writer.eachPage((number, count) => writeFoot(writer, schoolName, number, count));
    markForArchive(writer.doc);
    return writer.finish();
  }
}

function writeFoot(writer: PageWriter, schoolName: string, number: number, count: number): void {
  const y = writer.doc.page.height - 52;
  const letter = { size: 8, color: QUIET };
  writer.artifact('Pagination', () => {
    writer.letters(`${schoolName}  ·  ${TITLE}`, writer.left, y, writer.width - 110, letter);
    const x = writer.left + writer.width - 110;
    writer.letters(labelsOf('SV').page(number, count), x, y, 110, { ...letter, align: 'right' });
  });
}
