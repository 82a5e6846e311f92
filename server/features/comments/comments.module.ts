import { Module } from '@nestjs/common';
import { CommentsResolver } from './comments.resolver.js';
import { CommentsService } from './comments.service.js';
import { StudentCommentsController, AplCommentsController } from './comments.controller.js';

/** Comments about students. */
@Module({
  controllers: [StudentCommentsController, AplCommentsController],
  providers: [CommentsResolver, CommentsService],
})
export class CommentsModule {}
