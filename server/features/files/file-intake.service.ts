import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.js';
import { FILE_STORE, storeFault, type FileStore } from '../../platform/file-store/file-store.js';
import { kindOf } from './bytes/file-kind.rules.js';
import { Semaphore } from '../../platform/file-store/semaphore.js';
import { withoutMetadata } from './bytes/image-metadata.rules.js';

/** At most 20 MB a file (contract, section 5). */
export const FILE_LIMIT_BYTES = 20_971_520;

/** Pictures pass through memory whole: up to twice 20 MB each. */
const PICTURES_AT_ONCE = 2;

/** Bytes that have arrived in a file of their own. */
export interface Arrived {
  path: string;
  size: number;
  sha256: string;
  filename: string;
}

/** What every file goes through before it may become a student's (security, T60 to T67). */
@Injectable()
export class FileIntake {
  private readonly pictures = new Semaphore(PICTURES_AT_ONCE);

  constructor(@Inject(FILE_STORE) private readonly store: FileStore) {}

  /** Where files arrive. Throws SERVICE_UNAVAILABLE before a byte is read when the disk is nearly full. */
  async folder(): Promise<string> {
    await this.store.assertRoom();
    return this.store.incoming;
  }

  /** Checks the kind and takes metadata out of pictures, in place. */
  async examine<T extends Arrived>(file: T): Promise<{ file: T; mimeType: string }> {
    const { mimeType, image } = await kindOf(file.path, file.filename);
    if (!image) return { file, mimeType };
    return { file: await this.pictures.run(() => this.clean(image, file)), mimeType };
  }

  private async clean<T extends Arrived>(kind: 'jpg' | 'png' | 'webp', file: T): Promise<T> {
    const bytes = await readFile(file.path);
    const clean = withoutMetadata(kind, bytes);
    if (!clean) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Bilden är skadad och kan inte tas emot.');
    if (clean.equals(bytes)) return file;
    try {
      await writeFile(file.path, clean);
    } catch (error) {
      throw storeFault(error);
    }
    return { ...file, size: clean.length, sha256: createHash('sha256').update(clean).digest('hex') };
  }
}
