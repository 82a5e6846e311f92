import { signedIn } from '../../platform/graphql/request-context.js';
import { presumable, rootFields } from '../../platform/graphql/root-field.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { ExamDecisionsService } from './exam-decisions.service.js';
import { ExamList } from './list/exams.list.js';
import { ExamsService } from './exams.service.js';
import { ExamTerms } from './terms/exam-terms.sql.js';

/** Registrations for exams (prövningar). */
export const examsFields = rootFields(
  [ExamsService, ExamDecisionsService, ExamList, ExamTerms],
  (service, decisions, list, terms) => ({
    exams: presumable(({ input }, context, info) => {
      const asked = { page: selectedFields(info), nodes: selectedFields(info, ['nodes']) };
      return list.page(signedIn(context).actor, input ?? {}, asked, context);
    }),
    ownExamTerms: ({ course }, context) => terms.own(signedIn(context).actor, course),
    registerExam: ({ input }, context) => service.register(signedIn(context), input),
    decideExam: ({ input }, context) => decisions.decide(signedIn(context), input),
    decideExams: ({ input }, context) => decisions.decideMany(signedIn(context), input),
    undoExamDecisions: ({ input }, context) => decisions.undo(signedIn(context), input),
    updateExam: ({ input }, context) => service.update(signedIn(context), input),
    deleteExam: ({ input }, context) => service.remove(signedIn(context), input.id),
    withdrawExam: ({ input }, context) => service.withdraw(signedIn(context), input.id),
  }),
);
