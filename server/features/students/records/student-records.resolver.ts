import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationAnonymiseStudentArgs,
  MutationEndStudentArgs,
  MutationMergeStudentsArgs,
  MutationUndoEndStudentArgs,
  QueryAnonymisePreviewArgs,
  QueryEndStudentPreviewArgs,
  QueryMergePreviewArgs,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { AnonymiseStudentService } from './anonymise-student.service.js';
import { EndStudentService } from './end-student.service.js';
import { MergeStudentsService } from './merge-students.service.js';

/** Merging, ending and anonymising students. */
@Resolver()
export class StudentRecordsResolver implements RootResolvers<
  | 'mergePreview'
  | 'endStudentPreview'
  | 'anonymisePreview'
  | 'mergeStudents'
  | 'endStudent'
  | 'undoEndStudent'
  | 'anonymiseStudent'
> {
  constructor(
    private readonly merging: MergeStudentsService,
    private readonly ending: EndStudentService,
    private readonly anonymising: AnonymiseStudentService,
  ) {}

  @Query()
  mergePreview(@Args() { input }: QueryMergePreviewArgs, @CurrentCall() call: Call) {
    return this.merging.preview(call, input);
  }

  @Query()
  endStudentPreview(@Args() { input }: QueryEndStudentPreviewArgs, @CurrentCall() call: Call) {
    return this.ending.preview(call, input);
  }

  @Query()
  anonymisePreview(@Args() { input }: QueryAnonymisePreviewArgs, @CurrentCall() call: Call) {
    return this.anonymising.preview(call, input);
  }

  @Mutation()
  mergeStudents(@Args() { input }: MutationMergeStudentsArgs, @CurrentCall() call: Call) {
    return this.merging.merge(call, input);
  }

  @Mutation()
  endStudent(@Args() { input }: MutationEndStudentArgs, @CurrentCall() call: Call) {
    return this.ending.end(call, input);
  }

  @Mutation()
  undoEndStudent(@Args() { input }: MutationUndoEndStudentArgs, @CurrentCall() call: Call) {
    return this.ending.undo(call, input);
  }

  @Mutation()
  anonymiseStudent(@Args() { input }: MutationAnonymiseStudentArgs, @CurrentCall() call: Call) {
    return this.anonymising.anonymise(call, input);
  }
}
