import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Database, type Queryable } from '../../platform/database/database.js';
import { badField } from '../../platform/errors/app-error.js';
import { signedIn, type Call, type RequestContext } from '../../platform/graphql/request-context.js';
import { requireId } from '../../platform/validation/id.js';
import { FILE_STORE, type FileStore } from '../../platform/file-store/file-store.js';
import { newStorageKey } from '../../platform/file-store/storage-key.js';
import { VerifiedBytes } from './bytes/verified-bytes.service.js';

/** What bytes were sent for: nobody uses them for anything else. */
export type UploadPurpose = 'FILE' | 'IMPORT';

/** Bytes that have arrived and belong to nothing yet. */
export interface StagedUpload {
  id: string;
  storageKey: string;
  filename: string;
  mimeType: string;
  size: number;
  sha256: string;
}

interface Arrived {
  path: string;
  size: number;
  sha256: string;
  filename: string;
}

const FIELDS = 'id, storage_key AS "storageKey", filename, mime_type AS "mimeType", size, sha256';

/**
 * The step between bytes and meaning: REST brings the bytes, and an operation of the contract then
 * says whose they become. What nobody claims within an hour is swept.
 */
@Injectable()
export class StagedUploads {
  constructor(
    private readonly database: Database,
    private readonly bytes: VerifiedBytes,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  /** A local folder for bytes that are still arriving. */
  get folder(): string {
    return this.store.incoming;
  }

  /** Takes the file over and answers the id by which its sender can use it. */
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
    const inserted = await this.database.query(
      `INSERT INTO staged_upload (id, user_id, purpose, storage_key, filename, mime_type, size, sha256)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, actor.userId, purpose, key, file.filename, mimeType, file.size, file.sha256],
    );
    if (inserted.length === 0) await this.store.delete(key);
    return id;
  }

  /** One's own upload for this purpose; anything else is as good as none. */
  async find(db: Queryable, call: Call, uploadId: string, purpose: UploadPurpose): Promise<StagedUpload> {
    const [staged] = await db.query<StagedUpload>(
      `SELECT ${FIELDS} FROM staged_upload WHERE id = $1 AND user_id = $2 AND purpose = $3`,
      [requireId(uploadId, 'uploadId'), call.actor.userId, purpose],
    );
    if (!staged) throw unknownUpload();
    return staged;
  }

  /** As `find`, and the upload is used up: its bytes now belong to whatever the transaction makes of them. */
  async take(tx: Queryable, call: Call, uploadId: string, purpose: UploadPurpose): Promise<StagedUpload> {
    const [staged] = await tx.query<StagedUpload>(
      `DELETE FROM staged_upload WHERE id = $1 AND user_id = $2 AND purpose = $3 RETURNING ${FIELDS}`,
      [requireId(uploadId, 'uploadId'), call.actor.userId, purpose],
    );
    if (!staged) throw unknownUpload();
    return staged;
  }

  /** The bytes, for files small enough for the memory. Throws SERVICE_UNAVAILABLE when they are not the ones sent. */
  read(staged: StagedUpload): Promise<Buffer> {
    return this.bytes.read(staged);
  }

  /** Forgets an upload; the sweep takes its bytes. */
  async remove(tx: Queryable, uploadId: string): Promise<void> {
    await tx.query('DELETE FROM staged_upload WHERE id = $1', [uploadId]);
  }
}

function unknownUpload(): Error {
  return badField('uploadId', 'BAD_REFERENCE', 'Filen finns inte längre. Skicka den igen.');
}

/**
 * With an Idempotency-Key the id follows from who sends what under which key: a repeat brings the
 * same bytes again, asks for the very same operation, and so gets the first one's answer.
 */
function idOf(context: RequestContext, userId: string, purpose: UploadPurpose, file: Arrived): string {
  if (context.idempotencyKey === null) return uuid();
  const content = JSON.stringify([userId, context.idempotencyKey, purpose, file.filename, file.sha256]);
  const bytes = createHash('sha256').update(content).digest().subarray(0, 16);
  // The version and variant of a UUID whose maker chose its bits (RFC 9562, version 8).
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
