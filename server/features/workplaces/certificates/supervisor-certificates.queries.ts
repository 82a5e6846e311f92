import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import { notFound } from '../../../platform/errors/app-error.js';
import type { SupervisorCertificate } from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';

type StoredCertificate = SupervisorCertificate & { storageKey: string; sha256: string };

/** Files of certificates. */
@Injectable()
export class SupervisorCertificateFiles {
  constructor(private readonly database: Database) {}

  /** Certificate of a supervisor, with the place of its bytes. NOT_FOUND without one. */
  async of(id: string): Promise<StoredCertificate> {
    const [found] = await this.database.query<
      Read<'supervisor', 'id' | 'filename' | 'mimeType' | 'size' | 'storageKey' | 'sha256'>
    >(
      `SELECT id, filename, mime_type AS "mimeType", size::integer AS size, storage_key AS "storageKey", sha256
       FROM supervisor WHERE id = $1 AND storage_key IS NOT NULL`,
      [requireId(id, 'id')],
    );
    if (!found) throw notFound('Handledaren har inget intyg.');
    return found as StoredCertificate;
  }
}
