import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  AssignTeacherInput,
  CancelTeacherReplacementInput,
  EndEmploymentInput,
  TeacherDetail,
  TeacherInstance,
  TeacherReplacementCounts,
  TeacherReplacementInput,
  TeacherWorkInput,
  TeacherWorkPage,
  UpdateTeacherProfileInput,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { TeacherList } from './teachers.list.js';
import { TeachersService } from './teachers.service.js';

@Resolver()
export class TeachersResolver {
  constructor(
    private readonly service: TeachersService,
    private readonly list: TeacherList,
  ) {}

  @Query()
  teacherManagement(
    @Args('input') input: TeacherWorkInput | null,
    @Context() context: RequestContext,
  ): Promise<TeacherWorkPage> {
    return this.list.page(signedIn(context).actor, input ?? {}, context.fixedOperation);
  }

  @Query()
  teacherDetail(@Args('id') id: string, @Context() context: RequestContext): Promise<TeacherDetail> {
    return this.list.detail(signedIn(context).actor, id);
  }

  @Query()
  assignableInstances(
    @Args('teacherId') teacherId: string,
    @Args('q') q: string | null,
  ): Promise<TeacherInstance[]> {
    return this.list.assignable(teacherId, q);
  }

  @Query()
  teacherReplacementPreview(
    @Args('input') input: TeacherReplacementInput,
  ): Promise<TeacherReplacementCounts> {
    return this.service.previewReplacement(input);
  }

  @Mutation()
  updateTeacherProfile(
    @Args('input') input: UpdateTeacherProfileInput,
    @Context() context: RequestContext,
  ): Promise<TeacherDetail> {
    return this.service.updateProfile(signedIn(context), input);
  }

  @Mutation()
  assignTeacher(
    @Args('input') input: AssignTeacherInput,
    @Context() context: RequestContext,
  ): Promise<TeacherDetail> {
    return this.service.assign(signedIn(context), input);
  }

  @Mutation()
  replaceTeacher(
    @Args('input') input: TeacherReplacementInput,
    @Context() context: RequestContext,
  ): Promise<TeacherDetail> {
    return this.service.replace(signedIn(context), input);
  }

  @Mutation()
  cancelTeacherReplacement(
    @Args('input') input: CancelTeacherReplacementInput,
    @Context() context: RequestContext,
  ): Promise<TeacherDetail> {
    return this.service.cancelReplacement(signedIn(context), input.id);
  }

  @Mutation()
  endTeacherEmployment(
    @Args('input') input: EndEmploymentInput,
    @Context() context: RequestContext,
  ): Promise<TeacherDetail> {
    return this.service.endEmployment(signedIn(context), input.id);
  }
}
