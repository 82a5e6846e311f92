import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { AddFileInput, DeleteFileInput, UploadedFile } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { FilesService } from './files.service.js';

@Resolver()
export class FilesResolver {
  constructor(private readonly service: FilesService) {}

  @Query()
  files(@Args('studentId') studentId: string, @Context() context: RequestContext): Promise<UploadedFile[]> {
    return this.service.list(signedIn(context), studentId);
  }

  @Query()
  file(@Args('id') id: string, @Context() context: RequestContext): Promise<UploadedFile> {
    return this.service.find(signedIn(context), id);
  }

  @Mutation()
  addFile(@Args('input') input: AddFileInput, @Context() context: RequestContext): Promise<UploadedFile> {
    return this.service.add(signedIn(context), input);
  }

  @Mutation()
  deleteFile(@Args('input') input: DeleteFileInput, @Context() context: RequestContext): Promise<string> {
    return this.service.remove(signedIn(context), input.id);
  }
}
