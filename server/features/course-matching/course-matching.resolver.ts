import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { CourseNamesService } from './course-names.service.js';
import { MatchList } from './matches.list.js';
import { MatchedList } from './matched.list.js';
import { MatchService } from './match.service.js';

/** Students who need a course, and the instances that could take them. */
export const courseMatchingFields = rootFields(
  [MatchList, MatchedList, MatchService, CourseNamesService],
  (list, matched, service, names) => ({
    courseMatching: ({ input }, context) => list.page(signedIn(context).actor, input ?? {}),
    unmatchedCourses: () => list.unmatched(),
    safeMatches: ({ filter }, context) => list.safe(signedIn(context).actor, filter ?? {}),
    matchBatches: (_args, context) => list.batches(signedIn(context).actor),
    matchedEntries: ({ input }, context) => matched.page(signedIn(context).actor, input ?? {}),
    unknownCourseNames: ({ input }) => names.unknown(input ?? {}),
    courseAliases: () => names.aliases(),
    matchNeeds: ({ input }, context) => service.match(signedIn(context), input),
    matchSafeNeeds: ({ input }, context) => service.matchSafe(signedIn(context), input),
    undoMatch: ({ input }, context) => service.undo(signedIn(context), input.batchId),
    skipNeeds: ({ input }, context) => service.skip(signedIn(context), input),
    createInstanceForNeeds: ({ input }, context) => service.createInstance(signedIn(context), input),
    resolveCourseName: ({ input }, context) => names.resolve(signedIn(context), input),
    addCourseWish: ({ input }, context) => names.addWish(signedIn(context), input),
    forgetCourseAlias: ({ input }, context) => names.forget(signedIn(context), input.id),
  }),
);
