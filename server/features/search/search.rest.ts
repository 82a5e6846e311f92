import type { ServerResponse } from 'node:http';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { badField } from '../../platform/errors/app-error.js';
import { unknownName } from '../../platform/rest/query-values.js';
import type { RestSearchQuery, RestSearchQueryVariables, SearchType } from '../../platform/rest/generated.js';
import { Rest, type RestRequest } from '../../platform/rest/rest.js';

/** The types as the specification spells them (section 2: Search). */
const TYPES = new Map<string, SearchType>([
  ['Alla', 'ALLA'],
  ['Användare', 'ANVANDARE'],
  ['Kurs', 'KURS'],
  ['Datum', 'DATUM'],
]);

/** `GET /search?type=&q=` and `?type=Datum&date=` (contract, section 5). */
@Controller('api/search')
export class SearchController {
  constructor(private readonly rest: Rest) {}

  @Get()
  search(@Req() request: RestRequest, @Res() response: ServerResponse): Promise<void> {
    return this.rest.answer(request, response, {
      operation: 'RestSearch',
      variables: () => readQuery(request.query),
      shape: ({ search }: RestSearchQuery) => search,
    });
  }
}

function readQuery({
  type,
  q,
  date,
  ...rest
}: Record<string, unknown>): RestSearchQueryVariables & Record<string, unknown> {
  const [unknown] = Object.keys(rest);
  if (unknown) throw unknownName(unknown);
  return { type: typeOf(once('type', type)), q: once('q', q), date: once('date', date) };
}

function once(name: string, value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  throw badField(name, 'TYPE', 'Ange värdet en gång.');
}

function typeOf(name: string | undefined): SearchType {
  const type = TYPES.get((name ?? 'Alla').normalize('NFC'));
  if (!type) throw badField('type', 'NOT_ALLOWED', 'Typen ska vara Alla, Användare, Kurs eller Datum.');
  return type;
}
