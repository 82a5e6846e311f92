import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { CompetenceGaps } from './replacement/competence-gaps.sql.js';
import { ReplacementUndo } from './replacement/replacement-undo.service.js';
import { TeacherList } from './teachers.list.js';
import { TeachersService } from './teachers.service.js';

/** The work of the teachers: load, duties, replacement. */
export const teachersFields = rootFields(
  [TeachersService, TeacherList, CompetenceGaps, ReplacementUndo],
  (service, list, competence, replacementUndo) => ({
    teacherManagement: ({ input }, context) =>
      list.page(signedIn(context).actor, input ?? {}, context.fixedOperation),
    teacherDetail: ({ id }, context) => list.detail(signedIn(context).actor, id),
    assignableInstances: ({ teacherId, q }) => list.assignable(teacherId, q),
    teacherReplacementPreview: ({ input }) => service.previewReplacement(input),
    competenceGaps: ({ input }) => competence.find(input),
    updateTeacherProfile: ({ input }, context) => service.updateProfile(signedIn(context), input),
    assignTeacher: ({ input }, context) => service.assign(signedIn(context), input),
    replaceTeacher: ({ input }, context) => service.replace(signedIn(context), input),
    cancelTeacherReplacement: ({ input }, context) => service.cancelReplacement(signedIn(context), input.id),
    undoTeacherReplacement: ({ input }, context) => replacementUndo.undo(signedIn(context), input.id),
    endTeacherEmployment: ({ input }, context) => service.endEmployment(signedIn(context), input.id),
  }),
);
