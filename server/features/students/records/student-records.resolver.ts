import { signedIn } from '../../../platform/graphql/request-context.js';
import { rootFields } from '../../../platform/graphql/root-field.js';
import { AnonymiseStudentService } from './anonymise-student.service.js';
import { EndStudentService } from './end-student.service.js';
import { MergeStudentsService } from './merge-students.service.js';

/** Merging, ending and anonymising students. */
export const studentRecordsFields = rootFields(
  [MergeStudentsService, EndStudentService, AnonymiseStudentService],
  (merging, ending, anonymising) => ({
    mergePreview: ({ input }, context) => merging.preview(signedIn(context), input),
    endStudentPreview: ({ input }, context) => ending.preview(signedIn(context), input),
    anonymisePreview: ({ input }, context) => anonymising.preview(signedIn(context), input),
    mergeStudents: ({ input }, context) => merging.merge(signedIn(context), input),
    endStudent: ({ input }, context) => ending.end(signedIn(context), input),
    undoEndStudent: ({ input }, context) => ending.undo(signedIn(context), input),
    anonymiseStudent: ({ input }, context) => anonymising.anonymise(signedIn(context), input),
  }),
);
