import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database, type Queryable } from '../../../platform/database/database.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { AppError, badField } from '../../../platform/errors/app-error.js';
import { FILE_STORE, type FileStore } from '../../../platform/file-store/file-store.js';
import { FilesService } from '../../files/files.service.js';
import { newStorageKey } from '../../../platform/file-store/storage-key.js';
import type { DocumentInput, DocumentSheet, IssuedDocument } from '../../../platform/graphql/generated.js';
import { logAccess } from '../../../platform/history/access-log.js';
import { formatCode, newCode } from './document-code.rules.js';
import { titleOf } from '../document-labels.mapper.js';
import { ISSUED, SUBJECT_JOINS, viewOf, type IssuedRow } from './issued-document.mapper.js';
import { printSheet } from '../pdf/print-sheet.document.js';
import { buildSheet } from '../sheets/sheet-builder.document.js';
import { noteSavedFile, addDocument } from '../documents.repository.js';

export interface Order {
  actor: Actor;
  document: DocumentInput;
  /** Origin of the verification page. */
  origin: string;
  saveToFiles: boolean;
  batchId: string | null;
}

/** A printed sheet with its code, stored but not yet referenced by a row. */
export interface Proof {
  sheet: DocumentSheet;
  code: string;
  createdAt: Date;
  bytes: Buffer;
  storageKey: string;
  /** Storage key of the copy for the student's files; null unless requested. */
  copyKey: string | null;
}

/** Prints, stores and issues documents, and records them in the student's history. */
@Injectable()
export class DocumentPress {
  constructor(
    private readonly database: Database,
    private readonly files: FilesService,
    @Inject(FILE_STORE) private readonly store: FileStore,
  ) {}

  /**
   * Prints and stores a document before the transaction that issues it, since typesetting and the file store can be slow.
   * Null if there is nothing to print; `issue` then throws the reason. A job deletes files that are never issued.
   */
  async proof(order: Order): Promise<Proof | null> {
    const built = await buildSheet(this.database, order.document).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    if (!built?.sheet) return null;
    return this.print(built.sheet, order, built.studentId !== null).catch((error: unknown) => {
      // A character that no font contains.
      if (error instanceof AppError) return null;
      throw error;
    });
  }

  /** Issues a document within the caller's transaction. BAD_USER_INPUT if there is a problem. */
  async issue(tx: Work, order: Order, proof: Proof | null): Promise<IssuedDocument> {
    return readIssued(tx, (await this.write(tx, order, proof))!);
  }

  /** Issues a document of a batch; false if an earlier attempt has already issued it. */
  async issuePart(tx: Work, order: Order & { batchId: string }, proof: Proof | null): Promise<boolean> {
    return (await this.write(tx, order, proof)) !== null;
  }

  private async write(tx: Work, order: Order, proof: Proof | null): Promise<string | null> {
    const { actor, batchId } = order;
    const built = await buildSheet(tx, order.document);
    if (!built.sheet) {
      const { path, message } = built.problem!;
      throw badField(`document.${path}`, 'NOT_ALLOWED', message);
    }
    const { sheet, studentId, courseInstanceId } = built;
    // Prints again if the records have changed since the proof: a document shows the state at issue.
    const made = isDeepStrictEqual(proof?.sheet, sheet)
      ? proof!
      : await this.print(sheet, order, studentId !== null);
    const { code, createdAt, bytes, storageKey, copyKey } = made;
    const id = uuid();
    const isNew = await addDocument(tx, {
      ...{ id, code, studentId, courseInstanceId, storageKey, batchId, createdAt },
      ...{ type: sheet.type, language: sheet.language, issuer: sheet.schoolName },
      ...{ size: bytes.length, sha256: sha256(bytes), batchSubjectId: batchId && order.document.subjectId },
      ...{ createdBy: actor.userId, createdByName: actor.name },
    });
    if (!isNew) return null;
    await logAccess(tx, actor, 'CREATE_DOCUMENT', { studentId, detail: titleOf(sheet.type) });
    if (studentId) {
      tx.history(
        actor,
        studentId,
        { document: null },
        { document: `${titleOf(sheet.type)} (${formatCode(code)})` },
      );
    }
    if (copyKey) await this.saveToFiles(tx, actor, id, { bytes, storageKey: copyKey });
    return id;
  }

  /** Adds a copy with its own storage key to the student's files. */
  async saveToFiles(
    tx: Work,
    actor: Actor,
    id: string,
    { bytes, storageKey }: Pick<Proof, 'bytes' | 'storageKey'>,
  ): Promise<void> {
    const { studentId, filename } = await readIssued(tx, id);
    const file = await this.files.put(tx, actor, studentId!, {
      ...{ storageKey, filename, mimeType: 'application/pdf' },
      ...{ size: bytes.length, sha256: sha256(bytes) },
    });
    await noteSavedFile(tx, id, file.id);
  }

  async keep(bytes: Buffer): Promise<string> {
    const key = newStorageKey();
    await this.store.put(key, bytes);
    return key;
  }

  private async print(
    sheet: DocumentSheet,
    { origin, saveToFiles }: Order,
    isAboutStudent: boolean,
  ): Promise<Proof> {
    const [code, createdAt] = [newCode(), new Date()];
    const checkAt = `${origin}/verifiera/${formatCode(code)}`;
    const bytes = await printSheet(sheet, { code, checkAt, createdAt });
    const storageKey = await this.keep(bytes);
    const copyKey = saveToFiles && isAboutStudent ? await this.keep(bytes) : null;
    return { sheet, code, createdAt, bytes, storageKey, copyKey };
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
