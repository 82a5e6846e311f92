import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CorrectionRequestEntity } from './correction-request.entity.js';
import { CorrectionsResolver } from './corrections.resolver.js';
import { CorrectionsService } from './corrections.service.js';

/** Students' correction requests and the answers to them. */
@Module({
  imports: [TypeOrmModule.forFeature([CorrectionRequestEntity])],
  providers: [CorrectionsResolver, CorrectionsService],
})
export class CorrectionsModule {}
