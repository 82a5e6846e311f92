import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../auth/actor.js';
import type { Queryable } from '../database/database.js';
import type { Work } from '../database/unit-of-work.js';
import { badField } from '../errors/app-error.js';
import { FILE_STORE, type FileStore } from '../files/file-store.js';
import { FilesService } from '../files/files.service.js';
import { newStorageKey } from '../files/storage-key.js';
import type { DocumentInput, IssuedDocument } from '../graphql/generated.js';
import { logAccess } from '../history/access-log.js';
import { formatCode, newCode } from './document-code.js';
import { titleOf } from './document-words.js';
import { ISSUED, SUBJECT_JOINS, viewOf, type IssuedRow } from './issued-document.js';
import { printSheet } from './pdf/print-sheet.js';
import { buildSheet } from './sheet-builder.js';

export interface Order {
  actor: Actor;
  document: DocumentInput;
  /** Where the check page is. */
  origin: string;
  saveToFiles: boolean;
  batchId: string | null;
}

/** Makes documents: the sheet, its code, its bytes, its row, and what the student's history says of it. */
@Injectable()
export class DocumentPress {
  constructor(
    private readonly files: FilesService,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  /** Within the caller's transaction; bytes of one that is rolled back are swept. BAD_USER_INPUT where there is a problem. */
  async issue(tx: Work, { actor, document, origin, saveToFiles, batchId }: Order): Promise<IssuedDocument> {
    const built = await buildSheet(tx, document);
    if (!built.sheet) {
      const { path, message } = built.problem!;
      throw badField(`document.${path}`, 'NOT_ALLOWED', message);
    }
    const { sheet, studentId, courseInstanceId } = built;
    const [id, code, createdAt] = [uuid(), newCode(), new Date()];
    const checkAt = `${origin}/verifiera/${formatCode(code)}`;
    const bytes = await printSheet(sheet, { code, checkAt, createdAt });
    const storageKey = await this.keep(bytes);
    await tx.query(
      `INSERT INTO document (id, type, language, code, student_id, course_instance_id, issuer, storage_key, size,
         sha256, batch_id, created_at, created_by, created_by_name)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        ...[id, sheet.type, sheet.language, code, studentId, courseInstanceId, sheet.schoolName, storageKey],
        ...[bytes.length, sha256(bytes), batchId, createdAt, actor.userId, actor.name],
      ],
    );
    await logAccess(tx, actor, 'CREATE_DOCUMENT', { studentId, detail: titleOf(sheet.type) });
    if (studentId) {
      tx.history({
        ...{ studentId, actor, changes: ['document'], previousValues: { document: null } },
        newValues: { document: `${titleOf(sheet.type)} (${formatCode(code)})` },
      });
    }
    if (saveToFiles && studentId) await this.saveToFiles(tx, actor, id, bytes);
    return readIssued(tx, id);
  }

  /** Puts a copy of the bytes among the student's files, by the way of every other file. */
  async saveToFiles(tx: Work, actor: Actor, id: string, bytes: Buffer): Promise<void> {
    const { studentId, filename } = await readIssued(tx, id);
    const file = await this.files.put(tx, actor, studentId!, {
      ...{ storageKey: await this.keep(bytes), filename, mimeType: 'application/pdf' },
      ...{ size: bytes.length, sha256: sha256(bytes) },
    });
    await tx.query('UPDATE document SET file_id = $2 WHERE id = $1', [id, file.id]);
  }

  private async keep(bytes: Buffer): Promise<string> {
    const key = newStorageKey();
    await this.store.put(key, bytes);
    return key;
  }
}

export async function readIssued(db: Queryable, id: string): Promise<IssuedDocument> {
  const [row] = await db.query<IssuedRow>(
    `SELECT ${ISSUED} FROM document d ${SUBJECT_JOINS} WHERE d.id = $1`,
    [id],
  );
  return viewOf(row!);
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
