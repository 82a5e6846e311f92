import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { badField } from '../../../platform/errors/app-error.js';
import type { RequestContext } from '../../../platform/graphql/request-context.js';
import { unknownName } from '../../../platform/rest/query-values.js';
import type { RestStudentsQuery } from '../../../platform/rest/generated.js';
import { sendWhole } from '../../../platform/rest/json-array.js';
import { Rest, sendJson, type RestRequest } from '../../../platform/rest/rest.js';
import { restStudent } from '../student-shape.rest.js';

/** Read so many at a time when everything is asked for: memory stays flat, and others get their turn. */
const CHUNK = 1_000;

type StudentsPage = RestStudentsQuery['students'];

interface Query {
  filter: Record<string, string>;
  limit: number | null;
  after: string | undefined;
}

/** `GET /students`: never cut short unless `limit` asks for it (contract, section 5). */
@Injectable()
export class StudentListAnswer {
  constructor(private readonly rest: Rest) {}

  async send(request: RestRequest, response: ServerResponse): Promise<void> {
    await this.rest.guarded(request, response, async () => {
      const context = await this.rest.admit(request, response, 'RestStudents');
      const query = readQuery(request.query);
      if (query.limit !== null) {
        return sendPage(response, await this.page(query, query.limit, query.after, context), query);
      }
      await sendWhole(response, async (next) => {
        // The parts of one answer leave one trace.
        const page = await this.page(query, CHUNK, next ?? query.after, {
          ...context,
          continued: next !== undefined,
        });
        return { items: page.nodes.map(restStudent), next: page.nextCursor };
      });
    });
  }

  private async page(
    query: Query,
    first: number,
    after: string | null | undefined,
    context: RequestContext,
  ): Promise<StudentsPage> {
    const variables = { input: { filter: query.filter, first, after } };
    const { students } = await this.rest.execute<RestStudentsQuery>('RestStudents', variables, context);
    return students;
  }
}

/** The next page's address repeats the filter, so that a client need only follow it. */
function sendPage(response: ServerResponse, page: StudentsPage, { filter, limit }: Query): void {
  const next = new URLSearchParams({
    ...filter,
    limit: String(limit),
    after: page.nextCursor ?? '',
  }).toString();
  const link =
    limit !== null && page.nextCursor !== null ? { Link: `</api/students?${next}>; rel="next"` } : undefined;
  sendJson(response, 200, page.nodes.map(restStudent), link);
}

function readQuery(query: Record<string, unknown>): Query {
  const { q, aplStatus, limit, after, ...rest } = query;
  const [unknown] = Object.keys(rest);
  if (unknown) throw unknownName(unknown);
  for (const [name, value] of Object.entries({ q, aplStatus, limit, after })) {
    if (value !== undefined && typeof value !== 'string')
      throw badField(name, 'TYPE', 'Ange värdet en gång.');
  }
  if (limit !== undefined && !/^([1-9]\d{0,2}|1000)$/.test(limit as string)) {
    throw badField('limit', 'RANGE', 'Ange 1 till 1000.');
  }
  return {
    filter: Object.fromEntries(
      Object.entries({ q, aplStatus }).filter(
        (given): given is [string, string] => typeof given[1] === 'string',
      ),
    ),
    limit: limit === undefined ? null : Number(limit),
    after: after as string | undefined,
  };
}
