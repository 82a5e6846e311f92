import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationAddAplCommentArgs,
  MutationAddStudentCommentArgs,
  MutationDeleteAplCommentArgs,
  MutationDeleteStudentCommentArgs,
  MutationEditAplCommentArgs,
  MutationEditStudentCommentArgs,
  MutationMarkCommentsSeenArgs,
  MutationRestoreCommentArgs,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { CommentsService } from './comments.service.js';

/** Comments about students. */
@Resolver()
export class CommentsResolver implements RootResolvers<
  | 'addStudentComment'
  | 'editStudentComment'
  | 'deleteStudentComment'
  | 'restoreComment'
  | 'addAplComment'
  | 'editAplComment'
  | 'deleteAplComment'
  | 'markCommentsSeen'
> {
  constructor(private readonly service: CommentsService) {}

  @Mutation()
  addStudentComment(@Args() { input }: MutationAddStudentCommentArgs, @CurrentCall() call: Call) {
    return this.service.add(call, input);
  }

  @Mutation()
  editStudentComment(@Args() { input }: MutationEditStudentCommentArgs, @CurrentCall() call: Call) {
    return this.service.edit(call, input);
  }

  @Mutation()
  deleteStudentComment(@Args() { input }: MutationDeleteStudentCommentArgs, @CurrentCall() call: Call) {
    return this.service.delete(call, input);
  }

  @Mutation()
  restoreComment(@Args() { input }: MutationRestoreCommentArgs, @CurrentCall() call: Call) {
    return this.service.restore(call, input);
  }

  @Mutation()
  addAplComment(@Args() { input }: MutationAddAplCommentArgs, @CurrentCall() call: Call) {
    return this.service.add(call, input);
  }

  @Mutation()
  editAplComment(@Args() { input }: MutationEditAplCommentArgs, @CurrentCall() call: Call) {
    return this.service.editOnBoard(call, input);
  }

  @Mutation()
  deleteAplComment(@Args() { input }: MutationDeleteAplCommentArgs, @CurrentCall() call: Call) {
    return this.service.deleteOnBoard(call, input);
  }

  @Mutation()
  markCommentsSeen(@Args() { input }: MutationMarkCommentsSeenArgs, @CurrentCall() call: Call) {
    return this.service.markSeen(call, input.studentId);
  }
}
