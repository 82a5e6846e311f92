import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PlacementEntity } from './placement.entity.js';
import { PlacementsController, StudentPlacementsController } from './placements.controller.js';
import { PlacementList } from './placements.queries.js';
import { PlacementsResolver } from './placements.resolver.js';
import { PlacementsService } from './placements.service.js';

/** Placements of students at workplaces (APL). */
@Module({
  imports: [TypeOrmModule.forFeature([PlacementEntity])],
  controllers: [PlacementsController, StudentPlacementsController],
  providers: [PlacementList, PlacementsResolver, PlacementsService],
})
export class PlacementsModule {}
