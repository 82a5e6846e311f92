import { Module } from '@nestjs/common';
import { AplResolver } from './apl.resolver.js';
import { BoardFeed } from './board-feed.queries.js';
import { BoardService } from './board.service.js';

/** The APL board. */
@Module({
  providers: [AplResolver, BoardFeed, BoardService],
})
export class AplModule {}
