import { signedIn } from '../../../platform/graphql/request-context.js';
import { rootFields } from '../../../platform/graphql/root-field.js';
import { selectedFields } from '../../../platform/graphql/selection.js';
import { CourseImport } from './course-import.service.js';
import { CourseList } from './courses.list.js';
import { CourseSets } from './course-sets.service.js';
import { CourseWrites } from './courses.service.js';
import { found } from '../found.rules.js';
import { EducationList } from '../education.list.js';
import { EducationOverviewReader } from '../education-overview.sql.js';

/** Courses: what the school can offer. */
export const coursesFields = rootFields(
  [CourseList, CourseWrites, CourseSets, CourseImport, EducationOverviewReader, EducationList],
  (list, writes, sets, imports, education, educationList) => ({
    catalogueCourses: ({ input }, { fixedOperation }, info) =>
      list.page(input ?? {}, selectedFields(info), fixedOperation),
    catalogueCourse: ({ id }) => found(list.find(id), 'Kursen finns inte.'),
    educationOverview: () => education.overview(),
    educationList: ({ input }, { fixedOperation }) => educationList.page(input ?? {}, fixedOperation),
    createCourse: ({ input }, context) => writes.create(signedIn(context), input),
    updateCourse: ({ input }, context) => writes.update(signedIn(context), input),
    setCourseArchived: ({ input }, context) => writes.setArchived(signedIn(context), input),
    setCoursesArchived: ({ input }, context) => sets.setArchived(signedIn(context), input),
    setCoursesPriceCategory: ({ input }, context) => sets.setPriceCategory(signedIn(context), input),
    deleteCourse: ({ input }, context) => writes.delete(signedIn(context), input),
    copyCourseToGy25: ({ input }, context) => writes.copyToGy25(signedIn(context), input),
    importCourses: ({ input }, context) => imports.run(signedIn(context), input),
  }),
);
