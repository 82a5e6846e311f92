import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { CourseNamesService } from './course-names.service.js';
import { MatchList } from './matches.list.js';
import { MatchedList } from './matched.list.js';
import { MatchService } from './match.service.js';

@Resolver()
export class CourseMatchingResolver {
  constructor(
    private readonly list: MatchList,
    private readonly matched: MatchedList,
    private readonly service: MatchService,
    private readonly names: CourseNamesService,
  ) {}

  @Query()
  courseMatching({ input }: QueryArgs['courseMatching'], context: RequestContext) {
    return this.list.page(signedIn(context).actor, input ?? {});
  }

  @Query()
  unmatchedCourses() {
    return this.list.unmatched();
  }

  @Query()
  safeMatches({ filter }: QueryArgs['safeMatches'], context: RequestContext) {
    return this.list.safe(signedIn(context).actor, filter ?? {});
  }

  @Query()
  matchBatches(_args: unknown, context: RequestContext) {
    return this.list.batches(signedIn(context).actor);
  }

  @Query()
  matchedEntries({ input }: QueryArgs['matchedEntries'], context: RequestContext) {
    return this.matched.page(signedIn(context).actor, input ?? {});
  }

  @Query()
  unknownCourseNames({ input }: QueryArgs['unknownCourseNames']) {
    return this.names.unknown(input ?? {});
  }

  @Query()
  courseAliases() {
    return this.names.aliases();
  }

  @Mutation()
  matchNeeds({ input }: MutationArgs['matchNeeds'], context: RequestContext) {
    return this.service.match(signedIn(context), input);
  }

  @Mutation()
  matchSafeNeeds({ input }: MutationArgs['matchSafeNeeds'], context: RequestContext) {
    return this.service.matchSafe(signedIn(context), input);
  }

  @Mutation()
  undoMatch({ input }: MutationArgs['undoMatch'], context: RequestContext) {
    return this.service.undo(signedIn(context), input.batchId);
  }

  @Mutation()
  skipNeeds({ input }: MutationArgs['skipNeeds'], context: RequestContext) {
    return this.service.skip(signedIn(context), input);
  }

  @Mutation()
  createInstanceForNeeds({ input }: MutationArgs['createInstanceForNeeds'], context: RequestContext) {
    return this.service.createInstance(signedIn(context), input);
  }

  @Mutation()
  resolveCourseName({ input }: MutationArgs['resolveCourseName'], context: RequestContext) {
    return this.names.resolve(signedIn(context), input);
  }

  @Mutation()
  addCourseWish({ input }: MutationArgs['addCourseWish'], context: RequestContext) {
    return this.names.addWish(signedIn(context), input);
  }

  @Mutation()
  forgetCourseAlias({ input }: MutationArgs['forgetCourseAlias'], context: RequestContext) {
    return this.names.forget(signedIn(context), input.id);
  }
}
