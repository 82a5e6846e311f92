import { API_LIMITS } from '../../../domain/api-limits.js';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { imageSize } from 'image-size';
import { AppError, badField } from '../../platform/errors/app-error.js';
import { FILE_STORE, storeFault, type FileStore } from '../../platform/file-store/file-store.js';
import { kindOf } from './bytes/file-kind.rules.js';
import { Semaphore } from '../../platform/file-store/semaphore.js';
import { withoutMetadata } from './bytes/image-metadata.rules.js';

/** Maximum size of a file: 20 MB (contract, section 5). */
export const FILE_LIMIT_BYTES = API_LIMITS.fileBytes;

/** Limits concurrent images, each of which takes up to twice 20 MB of memory. */
const PICTURES_AT_ONCE = 2;

/** A received file on disk. */
export interface Arrived {
  path: string;
  size: number;
  sha256: string;
  filename: string;
}

/** Limits decompression bombs: a few kilobytes may decompress to gigabytes in the browser. */
const MOST_PIXELS = 50_000_000;

/** Throws BAD_USER_INPUT above `MOST_PIXELS`, UNSUPPORTED_MEDIA_TYPE if the size is unreadable. */
function assertDisplayable(bytes: Buffer): void {
  const { width, height } = sizeOf(bytes);
  if (width * height <= MOST_PIXELS) return;
  throw badField(
    'file',
    'RANGE',
    `Bilden är ${width} × ${height} bildpunkter. Högst 50 miljoner bildpunkter tas emot: förminska bilden och försök igen.`,
  );
}

function sizeOf(bytes: Buffer): { width: number; height: number } {
  try {
    return imageSize(bytes);
  } catch {
    throw damaged();
  }
}

function damaged(): AppError {
  return new AppError('UNSUPPORTED_MEDIA_TYPE', 'Bilden är skadad och kan inte tas emot.');
}

/** Checks every uploaded file before it is added to a student (security, T60 to T67). */
@Injectable()
export class FileIntake {
  private readonly pictures = new Semaphore(PICTURES_AT_ONCE);

  constructor(@Inject(FILE_STORE) private readonly store: FileStore) {}

  /** Folder for incoming files. Throws SERVICE_UNAVAILABLE if the disk is nearly full. */
  async folder(): Promise<string> {
    await this.store.assertRoom();
    return this.store.incoming;
  }

  /** Checks the file type and removes metadata from images, in place. */
  async examine<T extends Arrived>(file: T): Promise<{ file: T; mimeType: string }> {
    const { mimeType, image } = await kindOf(file.path, file.filename);
    if (!image) return { file, mimeType };
    return { file: await this.pictures.run(() => this.clean(image, file)), mimeType };
  }

  private async clean<T extends Arrived>(kind: 'jpg' | 'png' | 'webp', file: T): Promise<T> {
    const bytes = await readFile(file.path);
    assertDisplayable(bytes);
    const clean = withoutMetadata(kind, bytes);
    if (!clean) throw damaged();
    if (clean.equals(bytes)) return file;
    try {
      await writeFile(file.path, clean);
    } catch (error) {
      throw storeFault(error);
    }
    return { ...file, size: clean.length, sha256: createHash('sha256').update(clean).digest('hex') };
  }
}
