import { Module } from '@nestjs/common';
import { CommentsResolver } from './comments.resolver.js';
import { CommentsService } from './comments.service.js';

/** What colleagues write to each other about a student. */
@Module({
  providers: [CommentsResolver, CommentsService],
})
export class CommentsModule {}
