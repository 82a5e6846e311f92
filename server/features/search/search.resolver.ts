import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { SearchResult, SearchType } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { SearchService } from './search.service.js';

@Resolver()
export class SearchResolver {
  constructor(private readonly service: SearchService) {}

  @Query()
  search(
    @Args('type') type: SearchType | null,
    @Args('q') q: string | null,
    @Args('date') date: string | null,
    @Context() context: RequestContext,
  ): Promise<SearchResult[]> {
    return this.service.search(signedIn(context).actor, type ?? 'ALLA', q, date);
  }
}
