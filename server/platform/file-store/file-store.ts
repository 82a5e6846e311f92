import type { Readable } from 'node:stream';
import { unavailable, type AppError } from '../errors/app-error.js';

/** Injection token of the file store. */
export const FILE_STORE = Symbol('FILE_STORE');

/** Bytes in memory, or a file in the store's `incoming` folder, which the store takes away. */
export type FileSource = Buffer | { path: string };

export interface OpenedFile {
  stream: Readable;
  size: number;
}

export interface StoredFile {
  key: string;
  modifiedAt: Date;
}

/** Stores the bytes of files under random keys; file names are text in the database (security, T61). */
export interface FileStore {
  /** A local folder for bytes that are still arriving. */
  readonly incoming: string;
  /** When it returns, the bytes survive a power cut (security, F4). Throws SERVICE_UNAVAILABLE. */
  put(key: string, source: FileSource): Promise<void>;
  /** Null when there is no such file. Throws SERVICE_UNAVAILABLE when the store is away. */
  open(key: string): Promise<OpenedFile | null>;
  /** Also succeeds when there is no such file. */
  delete(key: string): Promise<void>;
  /** Every stored file, for the cleanup job. */
  list(): AsyncIterable<StoredFile>;
  /** Throws SERVICE_UNAVAILABLE when free space is below the minimum (security, F14). */
  assertRoom(): Promise<void>;
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** A storage error for users; its cause is logged. */
export function storeFault(error: unknown): AppError {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && FULL.has(code)) return noRoom(error);
  return unavailable('Filen kan inte nås just nu. Försök igen senare.', error);
}

export function noRoom(cause?: unknown): AppError {
  return unavailable('Utrymmet är slut. Försök igen senare.', cause);
}
