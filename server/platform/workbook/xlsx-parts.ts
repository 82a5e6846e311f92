import { isDateFormat } from './spreadsheet-date.js';
import { unreadable } from './workbook.js';
import { walkXml, type Attributes, type XmlListener } from './xml/walk-xml.js';
import type { ZipArchive } from './zip-archive.js';

/** The parts besides the sheets: shared strings, and which styles show dates. */
export interface XlsxParts {
  /** The visible sheets in order, each unpacked on demand. */
  sheets: { name: string; part: () => Buffer | null }[];
  hiddenSheets: readonly string[];
  sharedStrings: string[];
  dateStyles: ReadonlySet<number>;
  since1904: boolean;
}

interface Relation {
  id: string;
  type: string;
  target: string;
}

/** Finds the visible sheets and their parts. Never follows external links (security, T73). */
export function readParts(zip: ZipArchive): XlsxParts {
  const workbookPath = relations(zip, '').find((relation) => relation.type === 'officeDocument')?.target;
  const workbook = workbookPath === undefined ? null : zip.read(workbookPath);
  if (workbookPath === undefined || !workbook) throw unreadable();
  const related = relations(zip, workbookPath);
  const { sheets, hiddenSheets, since1904 } = readWorkbook(workbook);
  const partOf = (wanted: (relation: Relation) => boolean) => {
    const target = related.find(wanted)?.target;
    return target === undefined ? null : zip.read(target);
  };
  const partOfSheet = (id: string) =>
    partOf((relation) => relation.id === id && relation.type === 'worksheet');
  const strings = partOf((relation) => relation.type === 'sharedStrings');
  const styles = partOf((relation) => relation.type === 'styles');
  return {
    sheets: sheets.slice(0, MOST_SHEETS).map(({ id, name }) => ({ name, part: () => partOfSheet(id) })),
    hiddenSheets,
    since1904,
    sharedStrings: strings ? readSharedStrings(strings) : [],
    dateStyles: styles ? readDateStyles(styles) : new Set(),
  };
}

function relations(zip: ZipArchive, part: string): Relation[] {
  const slash = part.lastIndexOf('/');
  const folder = part.slice(0, slash + 1);
  const bytes = zip.read(`${folder}_rels/${part.slice(slash + 1)}.rels`);
  if (!bytes) throw unreadable();
  const found: Relation[] = [];
  walkXml(bytes, {
    open(name, attributes) {
      if (name !== 'Relationship' || attributes['TargetMode'] === 'External') return;
      const { Id: id = '', Type: type = '', Target: target = '' } = attributes;
      found.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target: resolve(folder, target) });
    },
  });
  return found;
}

/** A target is relative to the folder of its part, or absolute within the zip. */
function resolve(folder: string, target: string): string {
  return new URL(target, `zip:///${folder}`).pathname.slice(1);
}

/** Maximum number of sheets read. */
const MOST_SHEETS = 10;

interface NamedSheet {
  id: string;
  name: string;
}

function readWorkbook(bytes: Buffer): {
  sheets: NamedSheet[];
  hiddenSheets: string[];
  since1904: boolean;
} {
  const { visible, all, since1904 } = walkXml(bytes, new WorkbookListener());
  const sheets = visible.length > 0 ? visible : all.slice(0, 1);
  if (sheets.length === 0) throw unreadable();
  const hiddenSheets = all.filter((sheet) => !sheets.includes(sheet)).map(({ name }) => name);
  return { sheets, hiddenSheets, since1904 };
}

const TRUE: ReadonlySet<string> = new Set(['1', 'true', 'on']);

/** Whether a row or column is not to be seen: hidden, or without a height or width. */
export function isHidden({ hidden, ht, width }: Attributes): boolean {
  return (
    TRUE.has(hidden?.trim() ?? '') || [ht, width].some((size) => size !== undefined && Number(size) === 0)
  );
}

class WorkbookListener implements XmlListener {
  readonly visible: NamedSheet[] = [];
  readonly all: NamedSheet[] = [];
  since1904 = false;

  open(name: string, attributes: Attributes): void {
    if (name === 'workbookPr') this.since1904 = TRUE.has(attributes['date1904']?.trim() ?? '');
    if (name !== 'sheet') return;
    const sheet = { id: attributes['r:id'] ?? '', name: unescapeText(attributes['name'] ?? '') };
    this.all.push(sheet);
    if ((attributes['state'] ?? 'visible') === 'visible') this.visible.push(sheet);
  }
}

function readSharedStrings(bytes: Buffer): string[] {
  return walkXml(bytes, new StringsListener()).strings;
}

class StringsListener implements XmlListener {
  readonly strings: string[] = [];
  private whole = '';
  private inText = false;
  private phonetic = false;

  open(name: string): void {
    if (name === 'si') this.whole = '';
    else if (name === 'rPh') this.phonetic = true;
    else if (name === 't') this.inText = !this.phonetic;
  }

  close(name: string): void {
    if (name === 'si') this.strings.push(unescapeText(this.whole));
    else if (name === 'rPh') this.phonetic = false;
    else if (name === 't') this.inText = false;
  }

  text(part: string): void {
    if (this.inText) this.whole += part;
  }
}

/**
 * Decodes characters that XML cannot contain (`_x000D_`). Those that the database cannot store either become
 * U+FFFD, so that the row's validation can report them.
 */
export function unescapeText(text: string): string {
  // Characters that XML cannot contain only arrive escaped.
  if (!text.includes('_x')) return text;
  return text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replaceAll('\u0000', '\ufffd')
    .toWellFormed();
}

function readDateStyles(bytes: Buffer): ReadonlySet<number> {
  return walkXml(bytes, new StylesListener()).dates;
}

class StylesListener implements XmlListener {
  readonly dates = new Set<number>();
  private readonly codes = new Map<number, string>();
  private inCellFormats = false;
  private style = 0;

  open(name: string, attributes: Attributes): void {
    if (name === 'numFmt') this.codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
    else if (name === 'cellXfs') this.inCellFormats = true;
    else if (name === 'xf' && this.inCellFormats) {
      const id = Number(attributes['numFmtId'] ?? 0);
      if (isDateFormat(id, this.codes.get(id))) this.dates.add(this.style);
      this.style += 1;
    }
  }

  close(name: string): void {
    if (name === 'cellXfs') this.inCellFormats = false;
  }
}
