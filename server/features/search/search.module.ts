import { Module } from '@nestjs/common';
import { SearchResolver } from './search.resolver.js';
import { SearchService } from './search.service.js';
import { SearchController } from './search.controller.js';

/** The global search for people, courses and days. */
@Module({
  controllers: [SearchController],
  providers: [SearchResolver, SearchService],
})
export class SearchModule {}
