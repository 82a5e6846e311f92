import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type {
  AddCommentInput,
  CommentHistory,
  DeleteAplCommentInput,
  DeleteCommentInput,
  EditAplCommentInput,
  EditCommentInput,
  MarkCommentsSeenInput,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { CommentsService } from './comments.service.js';

@Resolver()
export class CommentsResolver {
  constructor(private readonly service: CommentsService) {}

  @Mutation()
  addStudentComment(
    @Args('input') input: AddCommentInput,
    @Context() context: RequestContext,
  ): Promise<CommentHistory> {
    return this.service.add(signedIn(context), input);
  }

  @Mutation()
  editStudentComment(
    @Args('input') input: EditCommentInput,
    @Context() context: RequestContext,
  ): Promise<CommentHistory> {
    return this.service.edit(signedIn(context), input);
  }

  @Mutation()
  deleteStudentComment(
    @Args('input') input: DeleteCommentInput,
    @Context() context: RequestContext,
  ): Promise<CommentHistory> {
    return this.service.delete(signedIn(context), input);
  }

  @Mutation()
  addAplComment(
    @Args('input') input: AddCommentInput,
    @Context() context: RequestContext,
  ): Promise<CommentHistory> {
    return this.service.add(signedIn(context), input);
  }

  @Mutation()
  editAplComment(
    @Args('input') input: EditAplCommentInput,
    @Context() context: RequestContext,
  ): Promise<CommentHistory> {
    return this.service.editOnBoard(signedIn(context), input);
  }

  @Mutation()
  deleteAplComment(
    @Args('input') input: DeleteAplCommentInput,
    @Context() context: RequestContext,
  ): Promise<CommentHistory> {
    return this.service.deleteOnBoard(signedIn(context), input);
  }

  @Mutation()
  markCommentsSeen(
    @Args('input') input: MarkCommentsSeenInput,
    @Context() context: RequestContext,
  ): Promise<CommentHistory> {
    return this.service.markSeen(signedIn(context), input.studentId);
  }
}
