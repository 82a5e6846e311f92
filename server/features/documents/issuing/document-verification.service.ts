import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Read, Row } from '../../../platform/database/rows.js';
import type { DocumentVerification as Verification } from '../../../platform/graphql/generated.js';
import { formatCode, readCode } from './document-code.rules.js';
import { titleOf } from '../document-labels.mapper.js';

interface CheckedDocument
  extends Read<'document', 'code' | 'type' | 'issuer'>, Read<'student', 'personalNumber'> {
  issuedOn: string;
  revokedOn: string | null;
  erasedOn: string | null;
  sha256: string;
  name: Row<'student'>['name'] | null;
  isProtected: Row<'student'>['is_protected'] | null;
}

/**
 * The public check of a document's code (contract, section 5; permissions, M70). It returns whether the document is
 * genuine and valid, and just enough of the holder to detect an altered copy.
 */
@Injectable()
export class DocumentVerification {
  constructor(private readonly database: Database) {}

  /** Null for a malformed code and for one that was never issued. */
  async check(typed: string): Promise<Verification | null> {
    const code = readCode(typed);
    if (code === null) return null;
    const [row] = await this.database.query<CheckedDocument>(
      `SELECT d.code, d.type, (d.created_at AT TIME ZONE 'Europe/Stockholm')::date::text AS "issuedOn", d.issuer,
         (d.revoked_at AT TIME ZONE 'Europe/Stockholm')::date::text AS "revokedOn",
         (d.erased_at AT TIME ZONE 'Europe/Stockholm')::date::text AS "erasedOn", d.sha256,
         s.name, s.personal_number AS "personalNumber", s.is_protected AS "isProtected"
       FROM document d LEFT JOIN student s ON s.id = d.student_id WHERE d.code = $1`,
      [code],
    );
    if (!row) return null;
    const { type, issuedOn, issuer, revokedOn, erasedOn, sha256 } = row;
    return {
      ...{ code: formatCode(code), type, title: titleOf(type), issuedOn, issuer },
      ...{ valid: revokedOn === null, revokedOn, erasedOn, holder: holderOf(row), sha256 },
    };
  }
}

/** 'A.E., född 1990'; null for protected identities. */
function holderOf({
  name,
  personalNumber,
  isProtected,
}: Pick<CheckedDocument, 'name' | 'personalNumber' | 'isProtected'>): string | null {
  if (name === null || isProtected) return null;
  const initials = name
    .split(/[\s-]+/)
    .map((part) => [...part][0] ?? '')
    .filter((letter) => /\p{Lu}/u.test(letter))
    .map((letter) => `${letter}.`)
    .join('');
  const born = personalNumber ? `född ${personalNumber.slice(0, 4)}` : '';
  return [initials, born].filter((part) => part !== '').join(', ') || null;
}
