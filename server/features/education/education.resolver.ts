import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { CourseDetailReader } from './course-detail.sql.js';
import { EducationService } from './education.service.js';

/** Municipalities, teachers and the course catalogue. */
export const educationFields = rootFields([EducationService, CourseDetailReader], (service, detail) => ({
  municipalities: () => service.municipalities(),
  teachers: () => service.teachers(),
  courses: () => service.courses(),
  course: ({ id }, context) => detail.open(signedIn(context).actor, id),
}));
