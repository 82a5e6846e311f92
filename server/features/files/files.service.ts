import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../platform/auth/actor.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { UnitOfWork, type Work } from '../../platform/database/unit-of-work.js';
import { conflict, forbidden, notFound } from '../../platform/errors/app-error.js';
import { noteActivity } from '../enrollments/student-activity.repository.js';
import type { AddFileInput, UploadedFile } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { mayChangeFiles, maySeeFiles } from '../students/students.policy.js';
import { requireId } from '../../platform/validation/id.js';
import { mayKnowUploader } from './files.policy.js';
import { StagedUploads } from './staged-uploads.service.js';
import type { StoredBytes } from './bytes/verified-bytes.service.js';
import { type StagedUpload, addFile, markDeleted } from './files.repository.js';

/** Quotas of a student (security, T64). */
const MOST_FILES = 200;
const MOST_BYTES = 1024 ** 3;

/** Columns of `uploaded_file f` as the contract names them. */
const FILE = `f.id, f.student_id AS "studentId", f.filename, iso(f.uploaded_at) AS "uploadedAt", f.size::integer AS size,
  f.mime_type AS "mimeType", f.uploaded_by_name AS "uploadedBy"`;

/** Stored bytes without an owner. */
export type FileBytes = Pick<StagedUpload, 'storageKey' | 'filename' | 'mimeType' | 'size' | 'sha256'>;

type FileRow = Omit<UploadedFile, 'viewerMayDelete'>;

/** A student's files (contract, section 5; permissions, M16 to M19). */
@Injectable()
export class FilesService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly uploads: StagedUploads,
  ) {}

  /** Newest first. FORBIDDEN for another student's list, whether that student exists or not. */
  async list(call: Call, givenId: string): Promise<UploadedFile[]> {
    const studentId = requireId(givenId, 'studentId');
    if (!maySeeFiles(call.actor, { id: studentId })) throw forbidden();
    const params = new SqlParams();
    const found = `SELECT s.id, s.is_protected FROM student s
      WHERE s.id = ${params.add(studentId)} AND ${visibleTo(call.actor, params)}`;
    const rows = await this.database.query<{ files: FileRow[] }>(
      `WITH found AS (${found}), ${accessLogPart(call.actor, 'LIST_FILES', params, 'found')}
       SELECT (SELECT coalesce(json_agg(file), '[]') FROM (
         SELECT ${FILE} FROM uploaded_file f WHERE f.student_id = found.id AND f.deleted_at IS NULL
         ORDER BY f.uploaded_at DESC, f.id DESC) file) AS files
       FROM found`,
      params.values,
    );
    if (!rows[0]) throw notFound();
    return rows[0].files.map((file) => viewOf(call.actor, file));
  }

  /** One file. NOT_FOUND for hidden, deleted and unknown files alike. */
  async find(call: Call, id: string): Promise<UploadedFile> {
    const params = new SqlParams();
    const found = `SELECT s.id, s.is_protected, f.id AS file_id FROM uploaded_file f JOIN student s ON s.id = f.student_id
      WHERE f.id = ${params.add(requireId(id, 'id'))} AND f.deleted_at IS NULL AND ${visibleTo(call.actor, params)}`;
    const [file] = await this.database.query<FileRow>(
      `WITH found AS (${found}), ${accessLogPart(call.actor, 'READ_FILE', params, 'found')}
       SELECT ${FILE} FROM found JOIN uploaded_file f ON f.id = found.file_id`,
      params.values,
    );
    if (!file || !maySeeFiles(call.actor, { id: file.studentId })) throw notFound();
    return viewOf(call.actor, file);
  }

  /** Location of a file's bytes, for the download after `find` has checked permissions. */
  async stored(id: string): Promise<StoredBytes> {
    const [stored] = await this.database.query<StoredBytes>(
      'SELECT storage_key AS "storageKey", size, sha256 FROM uploaded_file WHERE id = $1 AND deleted_at IS NULL',
      [id],
    );
    if (!stored) throw notFound();
    return stored;
  }

  /** Adds the caller's upload to the student's files. */
  add(call: Call, input: AddFileInput): Promise<UploadedFile> {
    const studentId = requireId(input.studentId, 'studentId');
    if (!mayChangeFiles(call.actor)) throw forbidden();
    return this.work.run(call, async (tx) => {
      const file = await this.addUpload(tx, call, studentId, input.uploadId);
      await noteActivity(tx, studentId);
      return file;
    });
  }

  /** Adds the caller's upload in the caller's transaction, which has checked the permission to the student. */
  async addUpload(tx: Work, call: Call, studentId: string, uploadId: string): Promise<UploadedFile> {
    if (!mayChangeFiles(call.actor)) throw forbidden();
    await assertStill(tx, call.actor);
    return this.put(tx, call.actor, studentId, await this.uploads.take(tx, call, uploadId, 'FILE'));
  }

  /**
   * Adds stored bytes to a student's files in the caller's transaction, with the same quota, row and history for every
   * source. The caller has checked permissions.
   */
  async put(tx: Work, actor: Actor, studentId: string, bytes: FileBytes): Promise<UploadedFile> {
    await lockStudent(tx, actor, studentId);
    await assertQuota(tx, studentId, bytes.size);
    const { storageKey, filename, mimeType, size, sha256 } = bytes;
    const id = uuid();
    await addFile(tx, {
      ...{ id, studentId, storageKey, filename, mimeType, size, sha256 },
      ...{ uploadedBy: actor.userId, uploadedByName: actor.name },
    });
    tx.history(actor, studentId, { files: null }, { files: filename });
    const [file] = await tx.query<FileRow>(`SELECT ${FILE} FROM uploaded_file f WHERE f.id = $1`, [id]);
    return viewOf(actor, file!);
  }

  /** Hides the file immediately; its bytes are deleted after 30 days (security, T69). */
  remove(call: Call, givenId: string): Promise<string> {
    const id = requireId(givenId, 'id');
    if (!mayChangeFiles(call.actor)) throw forbidden();
    return this.work.run(call, async (tx) => {
      const params = new SqlParams();
      const [file] = await tx.query<Read<'uploaded_file', 'studentId' | 'filename'>>(
        `SELECT f.student_id AS "studentId", f.filename FROM uploaded_file f JOIN student s ON s.id = f.student_id
         WHERE f.id = ${params.add(id)} AND f.deleted_at IS NULL AND ${visibleTo(call.actor, params)} FOR UPDATE OF f`,
        params.values,
      );
      if (!file) throw notFound();
      await markDeleted(tx, id, call.actor.userId);
      tx.history(call.actor, file.studentId, { files: file.filename }, { files: null });
      return id;
    });
  }
}

function viewOf(actor: Actor, file: FileRow): UploadedFile {
  return {
    ...file,
    uploadedBy: mayKnowUploader(actor) ? file.uploadedBy : null,
    viewerMayDelete: mayChangeFiles(actor),
  };
}

/** An upload may take a minute: permissions are checked again before it counts (security, F26). */
async function assertStill(tx: Queryable, actor: Actor): Promise<void> {
  const rows = await tx.query('SELECT FROM app_user WHERE id = $1 AND active AND role = $2', [
    actor.userId,
    actor.role,
  ]);
  if (rows.length === 0) throw forbidden();
}

/** Serialises concurrent uploads, so that the quota is exact. */
async function lockStudent(tx: Queryable, actor: Actor, studentId: string): Promise<void> {
  const params = new SqlParams();
  const [found] = await tx.query(
    `SELECT s.id FROM student s WHERE s.id = ${params.add(studentId)} AND ${visibleTo(actor, params)} FOR NO KEY UPDATE`,
    params.values,
  );
  if (!found) throw notFound();
}

async function assertQuota(tx: Queryable, studentId: string, more: number): Promise<void> {
  const [held] = await tx.query<{ files: number; bytes: number }>(
    `SELECT count(*)::integer AS files, coalesce(sum(size), 0)::bigint AS bytes
     FROM uploaded_file WHERE student_id = $1 AND deleted_at IS NULL`,
    [studentId],
  );
  if (held!.files >= MOST_FILES)
    throw conflict('FILE_QUOTA', `Eleven har redan ${MOST_FILES} filer. Ta bort någon först.`);
  if (held!.bytes + more > MOST_BYTES)
    throw conflict('FILE_QUOTA', 'Elevens filer får ta högst 1 GB. Ta bort någon först.');
}
