import { Module } from '@nestjs/common';
import { AplResolver } from './apl.resolver.js';
import { BoardFeed } from './board-feed.queries.js';
import { BoardMoves } from './board-moves.service.js';
import { BoardService } from './board.service.js';

/** The APL board. */
@Module({
  providers: [AplResolver, BoardFeed, BoardMoves, BoardService],
})
export class AplModule {}
