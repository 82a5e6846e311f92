import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { CreateExportInput, ListExport } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { ExportsService } from './exports.service.js';

@Resolver()
export class ExportsResolver {
  constructor(private readonly service: ExportsService) {}

  @Query()
  listExport(@Args('id') id: string, @Context() context: RequestContext): Promise<ListExport | null> {
    return this.service.find(signedIn(context).actor, id);
  }

  @Mutation()
  createExport(
    @Args('input') input: CreateExportInput,
    @Context() context: RequestContext,
  ): Promise<ListExport> {
    return this.service.create(signedIn(context), input);
  }
}
