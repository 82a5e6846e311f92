import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SupervisorEntity } from './supervisor.entity.js';
import { WorkplaceEntity } from './workplace.entity.js';
import { SupervisorsController, WorkplacesController } from './workplaces.controller.js';
import { WorkplaceList } from './workplaces.queries.js';
import { WorkplacesResolver } from './workplaces.resolver.js';
import { WorkplacesService } from './workplaces.service.js';

/** Workplaces for placements (APL), and their supervisors. */
@Module({
  imports: [TypeOrmModule.forFeature([WorkplaceEntity, SupervisorEntity])],
  controllers: [WorkplacesController, SupervisorsController],
  providers: [WorkplaceList, WorkplacesResolver, WorkplacesService],
})
export class WorkplacesModule {}
