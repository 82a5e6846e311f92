import { Module } from '@nestjs/common';
import { SearchResolver } from './search.resolver.js';
import { SearchService } from './search.service.js';

/** The search of the navigation bar, over people, courses and days. */
@Module({
  providers: [SearchResolver, SearchService],
})
export class SearchModule {}
