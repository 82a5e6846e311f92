import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { FileStoreConfig } from '../../config.js';
import {
  storeFault,
  type FileSource,
  type FileStore,
  type OpenedFile,
  type StoredFile,
} from './file-store.js';
import { assertRoomIn, FLOOR_BYTES } from './free-room.js';
import { isStorageKey, pathOfKey } from './storage-key.js';

/** The bucket may contain other objects; the cleanup job must only see ours. */
const PREFIX = 'files/';

const silent = (): void => undefined;

/** Files in an S3-compatible store. An object is whole or absent by the protocol itself. */
export class S3Store implements FileStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(
    config: Extract<FileStoreConfig, { kind: 's3' }>,
    readonly incoming: string,
  ) {
    this.bucket = config.bucket;
    this.client = new S3Client({
      endpoint: config.endpoint,
      region: config.region,
      ...(config.credentials ? { credentials: config.credentials } : {}),
      // Self-hosted stores rarely have a hostname for each bucket.
      forcePathStyle: true,
      // Not all S3-compatible stores support the newer checksums; we hash the content ourselves.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      // Errors are logged once, as JSON, by our own code; the library would write to the console.
      logger: { debug: silent, info: silent, warn: silent, error: silent },
      requestHandler: { connectionTimeout: 2_000, requestTimeout: 30_000 },
    });
  }

  async put(key: string, source: FileSource): Promise<void> {
    const inMemory = Buffer.isBuffer(source);
    try {
      const size = inMemory ? source.length : (await stat(source.path)).size;
      const body = inMemory ? source : createReadStream(source.path);
      await this.client.send(
        new PutObjectCommand({ ...this.objectOf(key), Body: body, ContentLength: size }),
      );
      if (!inMemory) await rm(source.path, { force: true });
    } catch (error) {
      throw storeFault(error);
    }
  }

  async open(key: string): Promise<OpenedFile | null> {
    try {
      const { Body, ContentLength } = await this.client.send(new GetObjectCommand(this.objectOf(key)));
      return { stream: Body as Readable, size: ContentLength ?? 0 };
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw storeFault(error);
    }
  }

  async delete(key: string): Promise<void> {
    try {
      await this.client.send(new DeleteObjectCommand(this.objectOf(key)));
    } catch (error) {
      throw storeFault(error);
    }
  }

  async *list(): AsyncGenerator<StoredFile> {
    let next: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.bucket, Prefix: PREFIX, ContinuationToken: next }),
      );
      for (const { Key, LastModified } of page.Contents ?? []) {
        const key = Key?.slice(PREFIX.length) ?? '';
        if (isStorageKey(key) && LastModified) yield { key, modifiedAt: LastModified };
      }
      next = page.NextContinuationToken;
    } while (next);
  }

  /** Bytes pass through a local folder, which needs free space. */
  assertRoom(): Promise<void> {
    return assertRoomIn(this.incoming, FLOOR_BYTES);
  }

  private objectOf(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: `${PREFIX}${pathOfKey(key)[2]}` };
  }
}
