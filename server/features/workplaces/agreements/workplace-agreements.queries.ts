import { Injectable } from '@nestjs/common';
import {
  AGREEMENT_NOTICE_DAYS,
  AGREEMENT_SOON_DAYS,
} from '../../../../domain/placements/workplace-agreement.js';
import { Database } from '../../../platform/database/database.js';
import type { Read } from '../../../platform/database/rows.js';
import { notFound } from '../../../platform/errors/app-error.js';
import type { WorkplaceAgreementFile } from '../../../platform/graphql/generated.js';
import { requireId } from '../../../platform/validation/id.js';

const AGREEMENT = `json_build_object('id', a.id, 'version', a.version, 'validFrom', a.valid_from,
  'validTo', a.valid_to, 'note', a.note, 'filename', a.filename, 'createdBy', a.created_by_name)`;

/** Agreements with workplace `w` as JSON. */
export const AGREEMENTS = `(SELECT coalesce(json_agg(${AGREEMENT} ORDER BY a.valid_to DESC, a.id), '[]')
  FROM workplace_agreement a WHERE a.workplace_id = w.id)`;

/** Last day of the agreements with workplace `w`; null without one. */
export const AGREED_UNTIL = '(SELECT max(a.valid_to) FROM workplace_agreement a WHERE a.workplace_id = w.id)';

/** Whether workplace `w` has an agreement. */
export const AGREEMENT_STATE = `(SELECT CASE WHEN max(a.valid_to) IS NULL THEN 'NONE'
    WHEN max(a.valid_to) < today() THEN 'EXPIRED'
    WHEN max(a.valid_to) <= today() + ${AGREEMENT_SOON_DAYS} THEN 'EXPIRES_SOON' ELSE 'VALID' END
  FROM workplace_agreement a WHERE a.workplace_id = w.id)`;

/** Begin of the causes of the notifications about a workplace. */
export const agreementCauses = (workplaceId: string): string => `workplace-agreement:${workplaceId}:`;

const CAUSE = `'workplace-agreement:' || a.workplace_id || ':' || a.id || ':' || a.valid_to`;

/** Agreements without a later one that end soon and are not notified of. */
export const DUE_AGREEMENTS = `SELECT a.id FROM workplace_agreement a JOIN workplace w ON w.id = a.workplace_id
  WHERE a.valid_to BETWEEN today() AND today() + ${AGREEMENT_NOTICE_DAYS} AND w.state <> 'STOPPED'
    AND NOT EXISTS (SELECT FROM workplace_agreement l WHERE l.workplace_id = a.workplace_id
      AND (l.valid_to, l.id) > (a.valid_to, a.id))
    AND NOT EXISTS (SELECT FROM notification n WHERE n.cause = ${CAUSE})
  ORDER BY a.id`;

/** Notifies the administrators: `$1` agreements, `$2` new ids. */
export const AGREEMENT_NOTICE = `SELECT chosen.id, 'WORKPLACE_AGREEMENT' AS kind, ${CAUSE} AS cause,
    'Ramavtalet med ' || w.name || ' går ut ' || a.valid_to || '.' AS message,
    NULL::uuid AS student_id, 'WORKPLACE' AS subject, w.id AS subject_id, 'ADMINISTRATORS' AS audience,
    '{}'::uuid[] AS recipients
  FROM unnest($1::uuid[], $2::uuid[]) AS chosen (agreement_id, id)
  JOIN workplace_agreement a ON a.id = chosen.agreement_id JOIN workplace w ON w.id = a.workplace_id`;

type StoredFile = WorkplaceAgreementFile & { storageKey: string; sha256: string };

/** Files of agreements. */
@Injectable()
export class WorkplaceAgreementFiles {
  constructor(private readonly database: Database) {}

  /** File of an agreement, with the place of its bytes. NOT_FOUND without one. */
  async of(id: string): Promise<StoredFile> {
    const [found] = await this.database.query<
      Read<'workplace_agreement', 'id' | 'filename' | 'mimeType' | 'size' | 'storageKey' | 'sha256'>
    >(
      `SELECT id, filename, mime_type AS "mimeType", size::integer AS size, storage_key AS "storageKey", sha256
       FROM workplace_agreement WHERE id = $1 AND storage_key IS NOT NULL`,
      [requireId(id, 'id')],
    );
    if (!found) throw notFound('Avtalet har ingen fil.');
    return found as StoredFile;
  }
}
