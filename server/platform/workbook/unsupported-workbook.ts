import { AppError } from '../errors/app-error.js';

/** 415: neither .xlsx nor .csv by name and content together. */
export function unsupportedWorkbook(): AppError {
  return new AppError(
    'UNSUPPORTED_MEDIA_TYPE',
    'Välj en Excelfil (.xlsx) utan makron, eller en textfil (.csv).',
  );
}
