import { open, type FileHandle } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '../../../platform/errors/app-error.js';
import { extensionOf } from '../../../platform/file-store/filename.js';
import { isPlainText } from './plain-text.rules.js';
import { readZipDirectory, readZipEntry } from './zip-directory.rules.js';

/** Permitted file types (contract, section 5; security, T60), by extension. */
interface Kind {
  /** Chosen by the server, never by the client. */
  mimeType: string;
  image?: 'jpg' | 'png' | 'webp';
  matches(path: string): Promise<boolean>;
}

const KINDS: Record<string, Kind> = {
  pdf: { mimeType: 'application/pdf', matches: signature('pdf') },
  png: { mimeType: 'image/png', image: 'png', matches: signature('png', 'apng') },
  jpg: { mimeType: 'image/jpeg', image: 'jpg', matches: signature('jpg') },
  jpeg: { mimeType: 'image/jpeg', image: 'jpg', matches: signature('jpg') },
  webp: { mimeType: 'image/webp', image: 'webp', matches: signature('webp') },
  docx: office('wordprocessingml.document', 'word/'),
  xlsx: office('spreadsheetml.sheet', 'xl/'),
  pptx: office('presentationml.presentation', 'ppt/'),
  odt: openDocument('application/vnd.oasis.opendocument.text'),
  ods: openDocument('application/vnd.oasis.opendocument.spreadsheet'),
  txt: { mimeType: 'text/plain', matches: isPlainText },
  csv: { mimeType: 'text/csv', matches: isPlainText },
};

/** Macros inside documents: content of the macro formats under a harmless extension. */
const PROGRAM = /vbaproject|vbadata|macrosheets\/|^basic\/|^scripts\//i;
const MOST_OF_AN_INDEX = 1024 * 1024;

/**
 * Type of a file by content and extension. Throws UNSUPPORTED_MEDIA_TYPE if they disagree or the type is not
 * allowed.
 */
export async function kindOf(path: string, filename: string): Promise<Pick<Kind, 'mimeType' | 'image'>> {
  const extension = extensionOf(filename).toLowerCase();
  const kind = Object.hasOwn(KINDS, extension) ? KINDS[extension] : undefined;
  if (!kind || !(await kind.matches(path))) {
    throw new AppError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Filtypen tas inte emot. Tillåtna är pdf, png, jpg, webp, docx, xlsx, pptx, odt, ods, txt och csv, med ett innehåll som stämmer med filändelsen.',
    );
  }
  return kind;
}

function signature(...names: string[]): Kind['matches'] {
  return async (path) => names.includes((await fileTypeFromFile(path))?.ext ?? '');
}

/** Office Open XML: a zip whose index has a main part of this kind, without macros. */
function office(kind: string, folder: string): Kind {
  return {
    mimeType: `application/vnd.openxmlformats-officedocument.${kind}`,
    matches: (path) =>
      withZip(path, async (file, entries) => {
        const index = entries.find(({ name }) => name === '[Content_Types].xml');
        if (!index || !entries.some(({ name }) => name.startsWith(folder))) return false;
        const text = (await readZipEntry(file, index, MOST_OF_AN_INDEX))?.toString('utf8') ?? '';
        return text.includes(`${kind}.main+xml`) && !/macroEnabled|vbaProject/i.test(text);
      }),
  };
}

/** OpenDocument: a zip that begins with its own media type in plain. */
function openDocument(mimeType: string): Kind {
  return {
    mimeType,
    matches: (path) =>
      withZip(path, async (file, entries) => {
        const named = entries.find(({ name }) => name === 'mimetype');
        return named !== undefined && (await readZipEntry(file, named, 100))?.toString('latin1') === mimeType;
      }),
  };
}

async function withZip(
  path: string,
  check: (
    file: FileHandle,
    entries: { name: string; method: number; compressed: number; offset: number }[],
  ) => Promise<boolean>,
): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const start = await file.read(Buffer.alloc(4), 0, 4, 0);
    if (start.buffer.toString('latin1') !== 'PK\x03\x04') return false;
    const entries = await readZipDirectory(file, (await file.stat()).size);
    if (!entries || entries.some(({ name }) => PROGRAM.test(name))) return false;
    return await check(file, entries);
  } finally {
    await file.close();
  }
}
