import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Database, type Queryable } from '../../platform/database/database.js';
import { badField } from '../../platform/errors/app-error.js';
import { signedIn, type Call, type RequestContext } from '../../platform/graphql/request-context.js';
import { requireId } from '../../platform/validation/id.js';
import { FILE_STORE, type FileStore } from '../../platform/file-store/file-store.js';
import { newStorageKey } from '../../platform/file-store/storage-key.js';
import type { Arrived } from './file-intake.service.js';
import { VerifiedBytes } from './bytes/verified-bytes.service.js';
import {
  addUpload,
  removeUpload,
  takeUpload,
  UPLOAD,
  type StagedUpload,
  type UploadPurpose,
} from './files.repository.js';

/**
 * Uploads received by REST until a GraphQL operation uses them. Unclaimed ones are deleted after an hour.
 */
@Injectable()
export class StagedUploads {
  constructor(
    private readonly database: Database,
    private readonly bytes: VerifiedBytes,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  /** A local folder for incoming uploads. */
  get folder(): string {
    return this.store.incoming;
  }

  /** Takes over the file and returns the id by which its sender can use it. */
  async stage(
    context: RequestContext,
    purpose: UploadPurpose,
    file: Arrived,
    mimeType: string,
  ): Promise<string> {
    const { actor } = signedIn(context);
    const id = idOf(context, actor.userId, purpose, file);
    const key = newStorageKey();
    await this.store.put(key, { path: file.path });
    const { filename, size, sha256 } = file;
    const isNew = await addUpload(this.database, {
      ...{ id, userId: actor.userId, purpose, storageKey: key, filename, mimeType, size, sha256 },
    });
    if (!isNew) await this.store.delete(key);
    return id;
  }

  /** An own upload for this purpose; rejects all others as unknown. */
  async find(db: Queryable, call: Call, uploadId: string, purpose: UploadPurpose): Promise<StagedUpload> {
    const [staged] = await db.query<StagedUpload>(
      `SELECT ${UPLOAD} FROM staged_upload WHERE id = $1 AND user_id = $2 AND purpose = $3`,
      [requireId(uploadId, 'uploadId'), call.actor.userId, purpose],
    );
    if (!staged) throw unknownUpload();
    return staged;
  }

  /** As `find`, and consumes the upload: its bytes now belong to the transaction's result. */
  async take(tx: Queryable, call: Call, uploadId: string, purpose: UploadPurpose): Promise<StagedUpload> {
    const staged = await takeUpload(tx, requireId(uploadId, 'uploadId'), call.actor.userId, purpose);
    if (!staged) throw unknownUpload();
    return staged;
  }

  /** Reads the bytes into memory. Throws SERVICE_UNAVAILABLE if they are damaged. */
  read(staged: StagedUpload): Promise<Buffer> {
    return this.bytes.read(staged);
  }

  /** Deletes an upload; the cleanup job deletes its bytes. */
  async remove(tx: Queryable, uploadId: string): Promise<void> {
    await removeUpload(tx, uploadId);
  }
}

function unknownUpload(): Error {
  return badField('uploadId', 'BAD_REFERENCE', 'Filen finns inte längre. Skicka den igen.');
}

/**
 * With an Idempotency-Key the id is derived from sender, content and key: a repeat with the same bytes calls the same
 * operation, and so gets the first response.
 */
function idOf(context: RequestContext, userId: string, purpose: UploadPurpose, file: Arrived): string {
  if (context.idempotencyKey === null) return uuid();
  const content = JSON.stringify([userId, context.idempotencyKey, purpose, file.filename, file.sha256]);
  const bytes = createHash('sha256').update(content).digest().subarray(0, 16);
  // Version and variant bits of a custom UUID (RFC 9562, version 8).
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
