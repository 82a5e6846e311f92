/**
 * Global search for a common word, a rare one and a personal number. The floor runs the product's own
 * statement, so the comparison covers everything around it; other sizes show the growth of its plans.
 */
import { searchStatement } from '../../dist/server/features/search/search.queries.js';

const QUERY = 'query Search($q: String) { search(type: ALLA, q: $q) { id type title subtitle } }';

/** The teacher created by fill.mjs. */
const TEACHER = {
  userId: '00000000-0000-7000-8000-000000000001',
  role: 'TEACHER',
  teacherId: '00000000-0000-7000-8000-000000000011',
  studentId: null,
};

const SUBTITLE = `CASE WHEN r.type = 'Elev'
  THEN concat_ws(', ', to_char(to_date(r.born, 'YYYYMMDD'), 'YYYY-MM-DD'), r.municipality)
  WHEN r.detail = 'TEACHER' THEN 'Lärare' ELSE r.detail END`;

const search = (q) => {
  const { sql, values } = searchStatement(TEACHER, 'ALLA', { kind: 'text', text: q.toLowerCase() });
  // The access log's CTE must stay at the top of the statement.
  const [, trace, rows] = /^(WITH [\s\S]*?RETURNING 1\))\s+(SELECT r\.type[\s\S]*)$/.exec(sql);
  return {
    question: () => ({ query: QUERY, variables: { q } }),
    floor: () => ({
      sql: `${trace} SELECT json_build_object('data', json_build_object('search', coalesce(json_agg(json_build_object(
        'id', r.id, 'type', r.type, 'title', r.title, 'subtitle', ${SUBTITLE})), '[]'::json)))::text AS body FROM (${rows}) r`,
      params: values,
      whole: true,
    }),
  };
};

export const SEARCHES = {
  'search-common': search('ander'),
  'search-rare': search('Nyström 499'),
  'search-number': search('19600117-0016'),
};
