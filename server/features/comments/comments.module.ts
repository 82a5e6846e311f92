import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CommentEntity } from './comment.entity.js';
import { CommentsResolver } from './comments.resolver.js';
import { CommentsService } from './comments.service.js';
import { StudentCommentsController, AplCommentsController } from './comments.controller.js';

/** Comments about students. */
@Module({
  imports: [TypeOrmModule.forFeature([CommentEntity])],
  controllers: [StudentCommentsController, AplCommentsController],
  providers: [CommentsResolver, CommentsService],
})
export class CommentsModule {}
