import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { CourseInstanceCancellation } from './planning/cancellation.service.js';
import { CourseInstanceList } from './course-instances.list.js';
import { CourseInstanceRoster } from './course-instance-roster.sql.js';
import { CourseInstanceSeries } from './planning/series.service.js';
import { CourseInstancesService } from './course-instances.service.js';

/** Course instances (kurstillfällen): planning, teachers, places, students. */
export const courseInstancesFields = rootFields(
  [
    CourseInstanceList,
    CourseInstancesService,
    CourseInstanceSeries,
    CourseInstanceRoster,
    CourseInstanceCancellation,
  ],
  (list, service, series, roster, cancellation) => ({
    courseInstances: ({ input }, _context, info) =>
      list.page(input ?? {}, { page: selectedFields(info), nodes: selectedFields(info, ['nodes']) }),
    courseInstance: ({ id }) => list.one(id),
    courseInstanceAttention: () => list.attention(),
    courseInstanceStudents: ({ id }, context) => roster.of(signedIn(context).actor, id),
    courseInstanceCancellation: ({ id }) => cancellation.preview(id),
    courseInstanceDates: ({ input }, context) => service.previewDates(signedIn(context), input),
    courseInstanceSeries: ({ input }) => series.preview(input),
    instanceTeacherLoad: ({ input }) => series.load(input),
    createCourseInstance: ({ input }, context) => service.create(signedIn(context), input),
    createCourseInstanceSeries: ({ input }, context) => series.create(signedIn(context), input),
    updateCourseInstance: ({ input }, context) => service.update(signedIn(context), input),
    setCourseInstancesTeacher: ({ input }, context) => service.setTeacher(signedIn(context), input),
    deleteCourseInstance: ({ input }, context) => service.delete(signedIn(context), input),
    cancelCourseInstance: ({ input }, context) => cancellation.cancel(signedIn(context), input),
    reopenCourseInstance: ({ input }, context) => cancellation.reopen(signedIn(context), input),
  }),
);
