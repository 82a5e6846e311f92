import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { FilesService } from './files.service.js';

@Resolver()
export class FilesResolver {
  constructor(private readonly service: FilesService) {}

  @Query()
  files({ studentId }: QueryArgs['files'], context: RequestContext) {
    return this.service.list(signedIn(context), studentId);
  }

  @Query()
  file({ id }: QueryArgs['file'], context: RequestContext) {
    return this.service.find(signedIn(context), id);
  }

  @Mutation()
  addFile({ input }: MutationArgs['addFile'], context: RequestContext) {
    return this.service.add(signedIn(context), input);
  }

  @Mutation()
  deleteFile({ input }: MutationArgs['deleteFile'], context: RequestContext) {
    return this.service.remove(signedIn(context), input.id);
  }
}
