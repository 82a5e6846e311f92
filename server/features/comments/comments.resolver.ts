import { Resolver } from '@nestjs/graphql';
import type { MutationArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation } from '../../platform/graphql/root-field.js';
import { CommentsService } from './comments.service.js';

@Resolver()
export class CommentsResolver {
  constructor(private readonly service: CommentsService) {}

  @Mutation()
  addStudentComment({ input }: MutationArgs['addStudentComment'], context: RequestContext) {
    return this.service.add(signedIn(context), input);
  }

  @Mutation()
  editStudentComment({ input }: MutationArgs['editStudentComment'], context: RequestContext) {
    return this.service.edit(signedIn(context), input);
  }

  @Mutation()
  deleteStudentComment({ input }: MutationArgs['deleteStudentComment'], context: RequestContext) {
    return this.service.delete(signedIn(context), input);
  }

  @Mutation()
  restoreComment({ input }: MutationArgs['restoreComment'], context: RequestContext) {
    return this.service.restore(signedIn(context), input);
  }

  @Mutation()
  addAplComment({ input }: MutationArgs['addAplComment'], context: RequestContext) {
    return this.service.add(signedIn(context), input);
  }

  @Mutation()
  editAplComment({ input }: MutationArgs['editAplComment'], context: RequestContext) {
    return this.service.editOnBoard(signedIn(context), input);
  }

  @Mutation()
  deleteAplComment({ input }: MutationArgs['deleteAplComment'], context: RequestContext) {
    return this.service.deleteOnBoard(signedIn(context), input);
  }

  @Mutation()
  markCommentsSeen({ input }: MutationArgs['markCommentsSeen'], context: RequestContext) {
    return this.service.markSeen(signedIn(context), input.studentId);
  }
}
