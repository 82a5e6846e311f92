import { Resolver } from '@nestjs/graphql';
import type { QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Query } from '../../platform/graphql/root-field.js';
import { SearchService } from './search.service.js';

@Resolver()
export class SearchResolver {
  constructor(private readonly service: SearchService) {}

  @Query()
  search({ type, q, date }: QueryArgs['search'], context: RequestContext) {
    return this.service.search(signedIn(context).actor, type ?? 'ALLA', q, date);
  }
}
