import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CourseInstanceEntity } from './planning/course-instance.entity.js';
import { ExportsModule } from '../exports/exports.module.js';
import { CourseInstanceRoster } from './course-instance-roster.queries.js';
import { CourseInstanceList } from './course-instances.queries.js';
import { CourseInstancesResolver } from './course-instances.resolver.js';
import { CourseInstancesService } from './course-instances.service.js';
import { CancellationNotices } from './planning/cancellation.notifications.js';
import { CourseInstanceCancellation } from './planning/cancellation.service.js';
import { TermPlanService } from './planning/term-plan.service.js';
import { CourseInstanceSeries } from './planning/series.service.js';
import { CourseInstancesController } from './course-instances.controller.js';
import { CourseInstanceExports } from './course-instances.export.js';

/** Course instances (kurstillfällen): planning, teachers, seats and students. */
@Module({
  imports: [TypeOrmModule.forFeature([CourseInstanceEntity]), ExportsModule],
  controllers: [CourseInstancesController],
  providers: [
    CourseInstanceExports,
    CancellationNotices,
    CourseInstanceCancellation,
    CourseInstanceList,
    CourseInstanceRoster,
    CourseInstanceSeries,
    CourseInstancesResolver,
    CourseInstancesService,
    TermPlanService,
  ],
})
export class CourseInstancesModule {}
