import { Module } from '@nestjs/common';
import { CancellationNotices } from './cancellation-notices.js';
import { CourseInstanceCancellation } from './course-instance-cancellation.js';
import { CourseInstanceExport } from './course-instance-export.js';
import { CourseInstanceList } from './course-instance-list.js';
import { CourseInstanceRoster } from './course-instance-roster.js';
import { CourseInstanceSeries } from './course-instance-series.js';
import { CourseInstancesResolver } from './course-instances.resolver.js';
import { CourseInstancesService } from './course-instances.service.js';

/** Course instances (kurstillfällen): planning, teachers, places, students. */
@Module({
  providers: [
    CancellationNotices,
    CourseInstanceCancellation,
    CourseInstanceExport,
    CourseInstanceList,
    CourseInstanceRoster,
    CourseInstanceSeries,
    CourseInstancesResolver,
    CourseInstancesService,
  ],
})
export class CourseInstancesModule {}
