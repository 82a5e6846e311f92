import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../../platform/graphql/root-field.js';
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
  mergePreview({ input }: QueryArgs['mergePreview'], context: RequestContext) {
    return this.merging.preview(signedIn(context), input);
  }

  @Query()
  endStudentPreview({ input }: QueryArgs['endStudentPreview'], context: RequestContext) {
    return this.ending.preview(signedIn(context), input);
  }

  @Query()
  anonymisePreview({ input }: QueryArgs['anonymisePreview'], context: RequestContext) {
    return this.anonymising.preview(signedIn(context), input);
  }

  @Mutation()
  mergeStudents({ input }: MutationArgs['mergeStudents'], context: RequestContext) {
    return this.merging.merge(signedIn(context), input);
  }

  @Mutation()
  endStudent({ input }: MutationArgs['endStudent'], context: RequestContext) {
    return this.ending.end(signedIn(context), input);
  }

  @Mutation()
  undoEndStudent({ input }: MutationArgs['undoEndStudent'], context: RequestContext) {
    return this.ending.undo(signedIn(context), input);
  }

  @Mutation()
  anonymiseStudent({ input }: MutationArgs['anonymiseStudent'], context: RequestContext) {
    return this.anonymising.anonymise(signedIn(context), input);
  }
}
