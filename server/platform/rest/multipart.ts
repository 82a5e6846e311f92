import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import multer, { MulterError, type StorageEngine } from 'multer';
import { CLIENT_ADVICE } from '../errors/error-language.js';
import { AppError, badField } from '../errors/app-error.js';
import { storeFault } from '../file-store/file-store.js';
import { cleanFilename } from '../file-store/filename.js';
import { tooLarge } from '../http/body.js';

/** Boundaries, headers and small fields around the file. */
const ENVELOPE_BYTES = 64 * 1024;
const FIELD_BYTES = 32 * 1024;

/** A file that has arrived whole, in a local folder. */
export interface ReceivedFile {
  path: string;
  size: number;
  /** Of the bytes as they were sent, hexadecimal. */
  sha256: string;
  /** Cleaned: see `cleanFilename`. */
  filename: string;
}

/** A multipart body. `discard` deletes files that were not taken over; call it in a `finally`. */
export interface Received {
  file: ReceivedFile;
  fields: Record<string, string>;
  discard(): Promise<void>;
}

interface Options {
  folder: string;
  maxBytes: number;
  /** Names of the text fields allowed with the file. */
  fields?: readonly string[];
}

/**
 * Reads a multipart body with one file in the field `file` (security, T62 to T66). To be called once
 * sign-in and role have been checked (permissions, section 1.9). On any refusal nothing is left on disk.
 */
export async function receiveFile(
  request: IncomingMessage,
  response: ServerResponse,
  options: Options,
): Promise<Received> {
  assertMultipart(request);
  if (Number(request.headers['content-length'] ?? 0) > options.maxBytes + ENVELOPE_BYTES) {
    throw tooLarge(options.maxBytes);
  }
  const storage = new HashingStorage(options.folder);
  try {
    const { file, fields } = await parse(request, response, storage, options);
    if (!file) throw badField('file', 'REQUIRED', 'Välj en fil.');
    if (file.size === 0) throw badField('file', 'TOO_SHORT', 'Filen är tom.');
    return { file, fields, discard: () => storage.discard() };
  } catch (error) {
    await storage.discard();
    throw refusal(error, options);
  }
}

function assertMultipart(request: IncomingMessage): void {
  const type = request.headers['content-type'] ?? '';
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (!/^multipart\/form-data\s*;/i.test(type) || encoding !== 'identity') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', CLIENT_ADVICE.multipart);
  }
}

async function parse(
  request: IncomingMessage,
  response: ServerResponse,
  storage: HashingStorage,
  { maxBytes, fields: allowed = [] }: Options,
): Promise<{ file: ReceivedFile | null; fields: Record<string, string> }> {
  const read = multer({
    storage,
    defParamCharset: 'utf8',
    limits: {
      fileSize: maxBytes,
      files: 1,
      fields: 10,
      parts: 20,
      fieldSize: FIELD_BYTES,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  }).single('file');
  const parsed = request as Request;
  await new Promise<void>((resolve, reject) => {
    read(parsed, response as Response, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries((parsed.body ?? {}) as Record<string, unknown>)) {
    if (!allowed.includes(name)) throw badField(name, 'UNKNOWN_FIELD', 'Fältet är okänt.');
    if (typeof value !== 'string') throw badField(name, 'TYPE', 'Värdet har fel typ.');
    fields[name] = value;
  }
  return { file: storage.received, fields };
}

/** Writes the file under a random name while it arrives, and hashes it on the way. */
class HashingStorage implements StorageEngine {
  received: ReceivedFile | null = null;
  private readonly path: string;
  private readonly stop = new AbortController();
  private writing: Promise<unknown> = Promise.resolve();

  constructor(private readonly folder: string) {
    this.path = join(folder, randomUUID());
  }

  _handleFile(
    _request: Request,
    file: Express.Multer.File,
    done: (error?: unknown, info?: object) => void,
  ): void {
    const written = this.write(file);
    this.writing = written.then(
      (received) => {
        this.received = received;
        done(null, { path: received.path, size: received.size });
      },
      (error: unknown) => done(error),
    );
  }

  _removeFile(_request: Request, _file: Express.Multer.File, done: (error: Error | null) => void): void {
    this.discard().then(() => done(null), done);
  }

  /** Stops writing first: a file that is still to be opened would come into being after its removal. */
  async discard(): Promise<void> {
    this.stop.abort();
    await this.writing;
    await rm(this.path, { force: true });
  }

  private async write(file: Express.Multer.File): Promise<ReceivedFile> {
    const hash = createHash('sha256');
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        size += chunk.length;
        hash.update(chunk);
        next(null, chunk);
      },
    });
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const target = await open(this.path, 'wx', 0o600);
    await pipeline(file.stream, measure, target.createWriteStream(), { signal: this.stop.signal });
    return { path: this.path, size, sha256: hash.digest('hex'), filename: cleanFilename(file.originalname) };
  }
}

/** Refusal for a limit, a disk error, or a malformed body. */
function refusal(error: unknown, { maxBytes }: Options): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return tooLarge(maxBytes);
    if (error.code === 'LIMIT_FIELD_VALUE') return tooLarge(FIELD_BYTES);
    if (error.code === 'LIMIT_UNEXPECTED_FILE') {
      return badField('file', 'NOT_ALLOWED', 'Skicka en fil åt gången, i fältet file.');
    }
    return badField('body', 'NOT_ALLOWED', 'Skicka en fil åt gången, i fältet file.');
  }
  if (isSystemFault(error)) return storeFault(error);
  return badField('body', 'FORMAT', 'Innehållet kunde inte läsas. Skicka filen igen.');
}

function isSystemFault(error: unknown): boolean {
  return (
    error instanceof Error && 'syscall' in error && typeof (error as NodeJS.ErrnoException).code === 'string'
  );
}
