import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { ExportsService } from './exports.service.js';

@Resolver()
export class ExportsResolver {
  constructor(private readonly service: ExportsService) {}

  @Query()
  listExport({ id }: QueryArgs['listExport'], context: RequestContext) {
    return this.service.find(signedIn(context).actor, id);
  }

  @Mutation()
  createExport({ input }: MutationArgs['createExport'], context: RequestContext) {
    return this.service.create(signedIn(context), input);
  }
}
