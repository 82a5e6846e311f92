import { Injectable } from '@nestjs/common';
import { issuedList } from '../../../../domain/lists/documents.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import { Database } from '../../../platform/database/database.js';
import { filterConditions, readPage, type FilterSql } from '../../../platform/database/list-query.js';
import { type Found, placeOf, shownOf } from '../../../platform/database/paging/cursor.js';
import { lastPlace, stretchOf } from '../../../platform/database/paging/keyset.js';
import { always, type Order } from '../../../platform/database/paging/order.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import type { IssuedDocuments, IssuedDocumentsInput } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { readCode } from './document-code.rules.js';
import { ISSUED, SUBJECT_JOINS, viewOf, type IssuedRow } from './issued-document.mapper.js';

const FILTER: FilterSql<typeof issuedList> = {
  q: (value) => `lower(coalesce(s.name, i.name)) LIKE ${value()}`,
  type: (value) => `d.type = ${value()}`,
  studentId: (value) => `d.student_id = ${value()}`,
  courseInstanceId: (value) => `d.course_instance_id = ${value()}`,
};

const NEWEST_FIRST: Order = {
  key: always('d.created_at', 'timestamptz'),
  way: 'DESC',
  ties: [{ sql: 'd.id', type: 'uuid', way: 'DESC' }],
};

/** The register of issued documents (pages, section 14): one statement per page. */
@Injectable()
export class IssuedDocumentList {
  constructor(private readonly database: Database) {}

  async page(call: Call, { q, ...input }: IssuedDocumentsInput): Promise<IssuedDocuments> {
    const params = new SqlParams();
    // A complete code finds its document.
    const code = q && readCode(q);
    const conditions = [
      visibleTo(call.actor, params),
      ...(code ? [`d.code = ${params.add(code)}`] : []),
      ...filterConditions(issuedList, code ? input : { q, ...input }, { sql: FILTER, params, path: '' }),
    ];
    const { first, offset } = readPage(issuedList, input);
    const after = placeOf(input.after, NEWEST_FIRST);
    const where = conditions.join(' AND ');
    const source = { table: 'document d', row: 'd', joins: SUBJECT_JOINS, where };
    const page = stretchOf(source, NEWEST_FIRST, { first, offset, after }, params);
    const [found] = await this.database[q ? 'query' : 'hot']<Found<IssuedRow>>(
      `WITH ${accessLogPart(call.actor, 'LIST_FILES', params, null)}, ${page}
       SELECT (SELECT count(*)::integer FROM document d ${SUBJECT_JOINS} WHERE ${where}) AS total,
         (SELECT coalesce(json_agg(shown), '[]') FROM (
           SELECT ${ISSUED} FROM page d ${SUBJECT_JOINS} ORDER BY d.place) shown) AS nodes,
         ${lastPlace(first, NEWEST_FIRST)} AS last`,
      params.values,
    );
    const { nodes, nextCursor } = shownOf(found!, first);
    return { nodes: nodes.map(viewOf), totalCount: found!.total, nextCursor };
  }
}
