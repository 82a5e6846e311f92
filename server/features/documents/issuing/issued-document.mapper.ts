import { swedishDay } from '../../../../domain/dates.js';
import type { DocumentLanguage, DocumentType, IssuedDocument } from '../../../platform/graphql/generated.js';
import { formatCode } from './document-code.rules.js';
import { titleOf } from '../document-labels.mapper.js';

/** Columns of `document d` with the joins of SUBJECT_JOINS. */
export const ISSUED = `d.id, d.type, d.language, coalesce(s.name, i.name) AS subject, d.student_id AS "studentId",
  d.course_instance_id AS "courseInstanceId", d.code, d.sha256, d.size, iso(d.created_at) AS "createdAt",
  d.created_by_name AS "createdBy", f.id AS "fileId", iso(d.revoked_at) AS "revokedAt",
  d.revoked_reason AS "revokedReason", iso(d.erased_at) AS "erasedAt"`;
export const SUBJECT_JOINS = `LEFT JOIN student s ON s.id = d.student_id
  LEFT JOIN course_instance i ON i.id = d.course_instance_id
  LEFT JOIN uploaded_file f ON f.id = d.file_id AND f.deleted_at IS NULL`;

export type IssuedRow = Omit<IssuedDocument, 'filename'>;

export function viewOf(row: IssuedRow): IssuedDocument {
  return { ...row, code: formatCode(row.code), filename: filenameOf(row) };
}

/** 'Studieintyg Anna Ek 2026-11-20.pdf'; never contains a personal number. */
export function filenameOf(row: {
  type: DocumentType;
  language: DocumentLanguage;
  subject: string | null;
  createdAt: string;
}): string {
  const day = swedishDay(new Date(row.createdAt));
  const parts = [titleOf(row.type, row.language), row.subject ?? '', day];
  const name = parts.filter((part) => part !== '').join(' ');
  return `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').replace(/\s+/g, ' ')}.pdf`;
}
