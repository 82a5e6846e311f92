import { Module } from '@nestjs/common';
import { CourseInstanceRoster } from './course-instance-roster.sql.js';
import { CourseInstanceList } from './course-instances.list.js';
import { CourseInstancesResolver } from './course-instances.resolver.js';
import { CourseInstancesService } from './course-instances.service.js';
import { CancellationNotices } from './planning/cancellation.notice.js';
import { CourseInstanceCancellation } from './planning/cancellation.service.js';
import { CourseInstanceSeries } from './planning/series.service.js';
import { CourseInstancesController } from './course-instances.controller.js';

/** Course instances (kurstillfällen): planning, teachers, places, students. */
@Module({
  controllers: [CourseInstancesController],
  providers: [
    CancellationNotices,
    CourseInstanceCancellation,
    CourseInstanceList,
    CourseInstanceRoster,
    CourseInstanceSeries,
    CourseInstancesResolver,
    CourseInstancesService,
  ],
})
export class CourseInstancesModule {}
