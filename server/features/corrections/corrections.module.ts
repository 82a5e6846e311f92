import { Module } from '@nestjs/common';
import { CorrectionsResolver } from './corrections.resolver.js';
import { CorrectionsService } from './corrections.service.js';

/** Students' correction requests and the answers to them. */
@Module({
  providers: [CorrectionsResolver, CorrectionsService],
})
export class CorrectionsModule {}
