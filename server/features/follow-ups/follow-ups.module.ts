import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FollowUpEntity } from './follow-up.entity.js';
import { FollowUpsResolver } from './follow-ups.resolver.js';
import { FollowUpsService } from './follow-ups.service.js';
import { FollowUpsController } from './follow-ups.controller.js';

/** Dated notes about students, to oneself or to a colleague (pages, section 18). */
@Module({
  imports: [TypeOrmModule.forFeature([FollowUpEntity])],
  controllers: [FollowUpsController],
  providers: [FollowUpsResolver, FollowUpsService],
})
export class FollowUpsModule {}
