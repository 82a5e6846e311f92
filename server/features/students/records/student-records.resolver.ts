import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  AnonymisePreview,
  AnonymisePreviewInput,
  AnonymiseStudentInput,
  EndStudentInput,
  EndStudentPreview,
  EndStudentPreviewInput,
  MergePreview,
  MergePreviewInput,
  MergeStudentsInput,
  Student,
} from '../../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
import { AnonymiseStudentService } from './anonymise-student.service.js';
import { EndStudentService } from './end-student.service.js';
import { MergeStudentsService } from './merge-students.service.js';

@Resolver()
export class StudentRecordsResolver {
  constructor(
    private readonly merging: MergeStudentsService,
    private readonly ending: EndStudentService,
    private readonly anonymising: AnonymiseStudentService,
  ) {}

  @Query()
  mergePreview(
    @Args('input') input: MergePreviewInput,
    @Context() context: RequestContext,
  ): Promise<MergePreview> {
    return this.merging.preview(signedIn(context), input);
  }

  @Query()
  endStudentPreview(
    @Args('input') input: EndStudentPreviewInput,
    @Context() context: RequestContext,
  ): Promise<EndStudentPreview> {
    return this.ending.preview(signedIn(context), input);
  }

  @Query()
  anonymisePreview(
    @Args('input') input: AnonymisePreviewInput,
    @Context() context: RequestContext,
  ): Promise<AnonymisePreview> {
    return this.anonymising.preview(signedIn(context), input);
  }

  @Mutation()
  mergeStudents(
    @Args('input') input: MergeStudentsInput,
    @Context() context: RequestContext,
  ): Promise<Student> {
    return this.merging.merge(signedIn(context), input);
  }

  @Mutation()
  endStudent(@Args('input') input: EndStudentInput, @Context() context: RequestContext): Promise<Student> {
    return this.ending.end(signedIn(context), input);
  }

  @Mutation()
  anonymiseStudent(
    @Args('input') input: AnonymiseStudentInput,
    @Context() context: RequestContext,
  ): Promise<Student> {
    return this.anonymising.anonymise(signedIn(context), input);
  }
}
