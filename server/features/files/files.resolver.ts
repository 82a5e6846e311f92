import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationAddFileArgs,
  MutationDeleteFileArgs,
  QueryFileArgs,
  QueryFilesArgs,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { FilesService } from './files.service.js';

/** Files of students, and the file store for all uploads. */
@Resolver()
export class FilesResolver implements RootResolvers<'files' | 'file' | 'addFile' | 'deleteFile'> {
  constructor(private readonly service: FilesService) {}

  @Query()
  files(@Args() { studentId }: QueryFilesArgs, @CurrentCall() call: Call) {
    return this.service.list(call, studentId);
  }

  @Query()
  file(@Args() { id }: QueryFileArgs, @CurrentCall() call: Call) {
    return this.service.find(call, id);
  }

  @Mutation()
  addFile(@Args() { input }: MutationAddFileArgs, @CurrentCall() call: Call) {
    return this.service.add(call, input);
  }

  @Mutation()
  deleteFile(@Args() { input }: MutationDeleteFileArgs, @CurrentCall() call: Call) {
    return this.service.remove(call, input.id);
  }
}
