import { Module } from '@nestjs/common';
import { CommentsResolver } from './comments.resolver.js';
import { CommentsService } from './comments.service.js';
import { StudentCommentsController, AplCommentsController } from './comments.controller.js';

/** What colleagues write to each other about a student. */
@Module({
  controllers: [StudentCommentsController, AplCommentsController],
  providers: [CommentsResolver, CommentsService],
})
export class CommentsModule {}
