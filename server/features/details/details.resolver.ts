import { Resolver } from '@nestjs/graphql';
import type { QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Query } from '../../platform/graphql/root-field.js';
import { DetailsService } from './details.service.js';

@Resolver()
export class DetailsResolver {
  constructor(private readonly service: DetailsService) {}

  @Query()
  details({ type, id }: QueryArgs['details'], context: RequestContext) {
    return this.service.open(signedIn(context).actor, type, id);
  }
}
