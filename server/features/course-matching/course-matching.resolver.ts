import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationAddCourseWishArgs,
  MutationCreateInstanceForNeedsArgs,
  MutationForgetCourseAliasArgs,
  MutationMatchNeedsArgs,
  MutationMatchSafeNeedsArgs,
  MutationResolveCourseNameArgs,
  MutationSkipNeedsArgs,
  MutationUndoMatchArgs,
  QueryCourseMatchingArgs,
  QueryCourseWaitingArgs,
  QueryMatchedEntriesArgs,
  QuerySafeMatchesArgs,
  QueryUnknownCourseNamesArgs,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { CourseNamesService } from './course-names.service.js';
import { MatchList } from './matches.queries.js';
import { MatchedList } from './matched.queries.js';
import { MatchService } from './match.service.js';

/** Course matching: needs of students and proposed instances. */
@Resolver()
export class CourseMatchingResolver implements RootResolvers<
  | 'courseMatching'
  | 'courseWaiting'
  | 'unmatchedCourses'
  | 'safeMatches'
  | 'matchBatches'
  | 'matchedEntries'
  | 'unknownCourseNames'
  | 'courseAliases'
  | 'matchNeeds'
  | 'matchSafeNeeds'
  | 'undoMatch'
  | 'skipNeeds'
  | 'createInstanceForNeeds'
  | 'resolveCourseName'
  | 'addCourseWish'
  | 'forgetCourseAlias'
> {
  constructor(
    private readonly list: MatchList,
    private readonly matched: MatchedList,
    private readonly service: MatchService,
    private readonly names: CourseNamesService,
  ) {}

  @Query()
  courseMatching(@Args() { input }: QueryCourseMatchingArgs, @CurrentActor() actor: Actor) {
    return this.list.page(actor, input ?? {});
  }

  @Query()
  courseWaiting(@Args() { courseId }: QueryCourseWaitingArgs, @CurrentActor() actor: Actor) {
    return this.list.waiting(actor, courseId);
  }

  @Query()
  unmatchedCourses() {
    return this.list.unmatched();
  }

  @Query()
  safeMatches(@Args() { filter }: QuerySafeMatchesArgs, @CurrentActor() actor: Actor) {
    return this.list.safe(actor, filter ?? {});
  }

  @Query()
  matchBatches(@CurrentActor() actor: Actor) {
    return this.list.batches(actor);
  }

  @Query()
  matchedEntries(@Args() { input }: QueryMatchedEntriesArgs, @CurrentActor() actor: Actor) {
    return this.matched.page(actor, input ?? {});
  }

  @Query()
  unknownCourseNames(@Args() { input }: QueryUnknownCourseNamesArgs) {
    return this.names.unknown(input ?? {});
  }

  @Query()
  courseAliases() {
    return this.names.aliases();
  }

  @Mutation()
  matchNeeds(@Args() { input }: MutationMatchNeedsArgs, @CurrentCall() call: Call) {
    return this.service.match(call, input);
  }

  @Mutation()
  matchSafeNeeds(@Args() { input }: MutationMatchSafeNeedsArgs, @CurrentCall() call: Call) {
    return this.service.matchSafe(call, input);
  }

  @Mutation()
  undoMatch(@Args() { input }: MutationUndoMatchArgs, @CurrentCall() call: Call) {
    return this.service.undo(call, input.batchId);
  }

  @Mutation()
  skipNeeds(@Args() { input }: MutationSkipNeedsArgs, @CurrentCall() call: Call) {
    return this.service.skip(call, input);
  }

  @Mutation()
  createInstanceForNeeds(@Args() { input }: MutationCreateInstanceForNeedsArgs, @CurrentCall() call: Call) {
    return this.service.createInstance(call, input);
  }

  @Mutation()
  resolveCourseName(@Args() { input }: MutationResolveCourseNameArgs, @CurrentCall() call: Call) {
    return this.names.resolve(call, input);
  }

  @Mutation()
  addCourseWish(@Args() { input }: MutationAddCourseWishArgs, @CurrentCall() call: Call) {
    return this.names.addWish(call, input);
  }

  @Mutation()
  forgetCourseAlias(@Args() { input }: MutationForgetCourseAliasArgs, @CurrentCall() call: Call) {
    return this.names.forget(call, input.id);
  }
}
