import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { unavailable, type AppError } from '../../../platform/errors/app-error.js';
import { LOGGER } from '../../../platform/log/log.js';
import { FILE_STORE, storeFault, type FileStore } from '../../../platform/file-store/file-store.js';

/** Metadata of stored bytes. */
export interface StoredBytes {
  storageKey: string;
  size: number;
  sha256: string;
}

/** Files up to this size are read once and held in memory until sent; larger ones are read twice. */
const IN_MEMORY_BYTES = 1024 * 1024;

/** Reads stored bytes with verification: damaged and missing files are never returned (security, F38). */
@Injectable()
export class VerifiedBytes {
  constructor(
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Reads a file into memory. */
  async read(stored: StoredBytes): Promise<Buffer> {
    const chunks: Buffer[] = [];
    await this.verify(stored, (chunk) => chunks.push(chunk));
    return Buffer.concat(chunks);
  }

  /** Opens the bytes as a stream, verified completely before its first byte. */
  async open(stored: StoredBytes): Promise<Readable> {
    if (stored.size <= IN_MEMORY_BYTES) return Readable.from([await this.read(stored)]);
    await this.verify(stored, () => undefined);
    const opened = await this.store.open(stored.storageKey);
    if (!opened) throw this.damaged(stored, 'missing');
    return opened.stream;
  }

  private async verify(stored: StoredBytes, each: (chunk: Buffer) => void): Promise<void> {
    const opened = await this.store.open(stored.storageKey);
    if (!opened) throw this.damaged(stored, 'missing');
    const hash = createHash('sha256');
    let size = 0;
    try {
      for await (const chunk of opened.stream as AsyncIterable<Buffer>) {
        size += chunk.length;
        hash.update(chunk);
        each(chunk);
      }
    } catch (error) {
      throw storeFault(error);
    }
    if (size !== stored.size || hash.digest('hex') !== stored.sha256) throw this.damaged(stored, 'changed');
  }

  /** Logged as an alarm for the operator: the file must be restored from a backup. */
  private damaged(stored: StoredBytes, how: 'missing' | 'changed'): AppError {
    this.log.error({ storageKey: stored.storageKey, how }, 'a stored file is damaged');
    return unavailable('Filen kan inte hämtas just nu. Kontakta administratören.');
  }
}
