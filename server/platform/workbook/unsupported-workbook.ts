import { AppError } from '../errors/app-error.js';
import { OLD_OFFICE } from './read-workbook.js';

/** How a workbook with a password names its content, in the directory of the file. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** 415: neither .xlsx nor CSV by name and content. `bytes` is the whole file. */
export function unsupportedWorkbook(bytes: Buffer): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', reasonOf(bytes));
}

function reasonOf(bytes: Buffer): string {
  if (!bytes.subarray(0, OLD_OFFICE.length).equals(OLD_OFFICE))
    return 'Välj en Excelfil (.xlsx) utan makron, eller en textfil (.csv, .tsv eller .txt).';
  return bytes.includes(ENCRYPTED)
    ? 'Filen är skyddad med lösenord. Ta bort lösenordet i Excel, spara filen och välj den igen.'
    : 'Filen är i Excels äldre format (.xls). Spara om den som .xlsx och välj den igen.';
}
