import { Get } from '@nestjs/common';
import { RestSearchDocument } from '../../platform/rest/generated.js';
import type { RestAnswer } from '../../platform/rest/rest-answer.js';
import { Call, RestController, RestOperation } from '../../platform/rest/rest.decorators.js';
import { RestOperations, type RestCall } from '../../platform/rest/rest-operations.service.js';

@RestController('search', 'Courses and teachers')
export class SearchController {
  constructor(private readonly operations: RestOperations) {}

  @Get()
  @RestOperation(
    RestSearchDocument,
    'Global search: at most 20 results of each type, best match first. At most 60 calls a minute.',
    {
      query: { type: 'type', q: 'q', date: 'date' },
      spelling: { type: { Alla: 'ALLA', Användare: 'ANVANDARE', Kurs: 'KURS', Datum: 'DATUM' } },
      usual: (values) => ({ type: 'Alla', ...values }),
    },
  )
  search(@Call() call: RestCall): Promise<RestAnswer> {
    return this.operations.run(call);
  }
}
