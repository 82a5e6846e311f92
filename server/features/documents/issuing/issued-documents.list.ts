import { Injectable } from '@nestjs/common';
import { issuedList } from '../../../../domain/lists/documents.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { Database } from '../../../platform/database/database.js';
import {
  filterConditions,
  limitTo,
  readPage,
  type FilterSql,
} from '../../../platform/database/list-query.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import type { IssuedDocuments, IssuedDocumentsInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { readCode } from './document-code.rules.js';
import { ISSUED, SUBJECT_JOINS, viewOf, type IssuedRow } from './issued-document.view.js';

const FILTER: FilterSql<typeof issuedList> = {
  q: (value) => `lower(coalesce(s.name, i.name)) LIKE ${value()}`,
  type: (value) => `d.type = ${value()}`,
  studentId: (value) => `d.student_id = ${value()}`,
  courseInstanceId: (value) => `d.course_instance_id = ${value()}`,
};

/** The register of what has been issued (pages, section 14): one statement a page. */
@Injectable()
export class IssuedDocumentList {
  constructor(private readonly database: Database) {}

  async page(call: Call, { q, ...input }: IssuedDocumentsInput): Promise<IssuedDocuments> {
    const params = new SqlParams();
    // Who types a whole code looks for that document.
    const code = q && readCode(q);
    const conditions = [
      visibleTo(call.actor, params),
      ...(code ? [`d.code = ${params.add(code)}`] : []),
      ...filterConditions(issuedList, code ? input : { q, ...input }, { sql: FILTER, params, path: '' }),
    ];
    const cut = readPage(issuedList, input);
    const from = `FROM document d ${SUBJECT_JOINS} WHERE ${conditions.join(' AND ')}`;
    const [found] = await this.database.query<{ totalCount: number; nodes: IssuedRow[] }>(
      `WITH ${accessLogPart(call.actor, 'LIST_FILES', params, null)}
       SELECT (SELECT count(*)::integer ${from}) AS "totalCount", (SELECT coalesce(json_agg(row), '[]') FROM (
         SELECT ${ISSUED} ${from} ORDER BY d.created_at DESC, d.id DESC ${limitTo(cut, params)}) row) AS nodes`,
      params.values,
    );
    return { totalCount: found!.totalCount, nodes: found!.nodes.map(viewOf) };
  }
}
