import { Module } from '@nestjs/common';
import { CorrectionsResolver } from './corrections.resolver.js';
import { CorrectionsService } from './corrections.service.js';

/** Students' requests to have something put right, and their answers. */
@Module({
  providers: [CorrectionsResolver, CorrectionsService],
})
export class CorrectionsModule {}
