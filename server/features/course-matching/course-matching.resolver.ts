import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  AddCourseWishInput,
  CourseAlias,
  CourseMatchingInput,
  CreateInstanceForNeedsInput,
  ForgetCourseAliasInput,
  MatchBatch,
  MatchCounts,
  MatchedEntriesInput,
  MatchedEntryPage,
  MatchFilter,
  MatchNeedsInput,
  MatchOutcome,
  MatchPage,
  MatchSafeNeedsInput,
  ResolveCourseNameInput,
  ResolvedCourseName,
  SafeMatches,
  SkipNeedsInput,
  UndoMatchInput,
  UnknownCourseNamePage,
  UnknownCourseNamesInput,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
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
  courseMatching(
    @Args('input') input: CourseMatchingInput | null,
    @Context() context: RequestContext,
  ): Promise<MatchPage> {
    return this.list.page(signedIn(context).actor, input ?? {});
  }

  @Query()
  safeMatches(
    @Args('filter') filter: MatchFilter | null,
    @Context() context: RequestContext,
  ): Promise<SafeMatches> {
    return this.list.safe(signedIn(context).actor, filter ?? {});
  }

  @Query()
  matchBatches(@Context() context: RequestContext): Promise<MatchBatch[]> {
    return this.list.batches(signedIn(context).actor);
  }

  @Query()
  matchedEntries(
    @Args('input') input: MatchedEntriesInput | null,
    @Context() context: RequestContext,
  ): Promise<MatchedEntryPage> {
    return this.matched.page(signedIn(context).actor, input ?? {});
  }

  @Query()
  unknownCourseNames(@Args('input') input: UnknownCourseNamesInput | null): Promise<UnknownCourseNamePage> {
    return this.names.unknown(input ?? {});
  }

  @Query()
  courseAliases(): Promise<CourseAlias[]> {
    return this.names.aliases();
  }

  @Mutation()
  matchNeeds(
    @Args('input') input: MatchNeedsInput,
    @Context() context: RequestContext,
  ): Promise<MatchOutcome> {
    return this.service.match(signedIn(context), input);
  }

  @Mutation()
  matchSafeNeeds(
    @Args('input') input: MatchSafeNeedsInput,
    @Context() context: RequestContext,
  ): Promise<MatchOutcome> {
    return this.service.matchSafe(signedIn(context), input);
  }

  @Mutation()
  undoMatch(@Args('input') input: UndoMatchInput, @Context() context: RequestContext): Promise<MatchBatch> {
    return this.service.undo(signedIn(context), input.batchId);
  }

  @Mutation()
  skipNeeds(@Args('input') input: SkipNeedsInput, @Context() context: RequestContext): Promise<number> {
    return this.service.skip(signedIn(context), input);
  }

  @Mutation()
  createInstanceForNeeds(
    @Args('input') input: CreateInstanceForNeedsInput,
    @Context() context: RequestContext,
  ): Promise<MatchOutcome> {
    return this.service.createInstance(signedIn(context), input);
  }

  @Mutation()
  resolveCourseName(
    @Args('input') input: ResolveCourseNameInput,
    @Context() context: RequestContext,
  ): Promise<ResolvedCourseName> {
    return this.names.resolve(signedIn(context), input);
  }

  @Mutation()
  addCourseWish(
    @Args('input') input: AddCourseWishInput,
    @Context() context: RequestContext,
  ): Promise<MatchCounts> {
    return this.names.addWish(signedIn(context), input);
  }

  @Mutation()
  forgetCourseAlias(
    @Args('input') input: ForgetCourseAliasInput,
    @Context() context: RequestContext,
  ): Promise<string> {
    return this.names.forget(signedIn(context), input.id);
  }
}
