import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationCreateDocumentArgs,
  MutationCreateDocumentsArgs,
  MutationCreateExamSummonsArgs,
  MutationCreateGradeCatalogueArgs,
  MutationCreateMyDocumentArgs,
  MutationCreatePlacementDocumentArgs,
  MutationCreateStudyPlanDocumentArgs,
  MutationRevokeDocumentArgs,
  MutationSaveDocumentToFilesArgs,
  QueryDocumentPreviewArgs,
  QueryDocumentSubjectsArgs,
  QueryIssuedDocumentArgs,
  QueryIssuedDocumentsArgs,
  QueryOccasionSummonsesArgs,
  QueryVerifyDocumentArgs,
} from '../../platform/graphql/generated.js';
import { signedIn, type Call, type RequestContext } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { DocumentBatches } from './issuing/document-batches.job.js';
import { DocumentSubjects } from './document-subjects.queries.js';
import { IssuedDocumentList } from './issuing/issued-documents.queries.js';
import { DocumentVerification } from './issuing/document-verification.service.js';
import { DocumentsService } from './documents.service.js';
import { PlacementDocuments } from './placement-documents.service.js';
import { StudyPlanDocuments } from './study-plan-documents.service.js';
import { OccasionSummonses } from './occasion-summonses.service.js';

/** Documents as tagged PDF, with a code that anyone can check. */
@Resolver()
export class DocumentsResolver implements RootResolvers<
  | 'documentSubjects'
  | 'documentPreview'
  | 'issuedDocuments'
  | 'issuedDocument'
  | 'occasionSummonses'
  | 'verifyDocument'
  | 'createDocument'
  | 'createDocuments'
  | 'createMyDocument'
  | 'createExamSummons'
  | 'createPlacementDocument'
  | 'createStudyPlanDocument'
  | 'createGradeCatalogue'
  | 'saveDocumentToFiles'
  | 'revokeDocument'
> {
  constructor(
    private readonly service: DocumentsService,
    private readonly issued: IssuedDocumentList,
    private readonly subjects: DocumentSubjects,
    private readonly batches: DocumentBatches,
    private readonly verification: DocumentVerification,
    private readonly summonses: OccasionSummonses,
    private readonly placementDocuments: PlacementDocuments,
    private readonly studyPlanDocuments: StudyPlanDocuments,
  ) {}

  @Query()
  documentSubjects(@Args() { input }: QueryDocumentSubjectsArgs, @CurrentCall() call: Call) {
    return this.subjects.find(call, input);
  }

  @Query()
  documentPreview(@Args() { input }: QueryDocumentPreviewArgs, @CurrentCall() call: Call) {
    return this.service.preview(call, input);
  }

  @Query()
  issuedDocuments(@Args() { input }: QueryIssuedDocumentsArgs, @CurrentCall() call: Call) {
    return this.issued.page(call, input);
  }

  @Query()
  issuedDocument(@Args() { id }: QueryIssuedDocumentArgs, @CurrentCall() call: Call) {
    return this.service.find(call, id);
  }

  @Query()
  occasionSummonses(@Args() { occasionId }: QueryOccasionSummonsesArgs, @CurrentCall() call: Call) {
    return this.summonses.sheets(call, occasionId);
  }

  @Query()
  verifyDocument(@Args() { code }: QueryVerifyDocumentArgs) {
    return this.verification.check(code);
  }

  @Mutation()
  createDocument(@Args() { input }: MutationCreateDocumentArgs, @Context() context: RequestContext) {
    return this.service.create(signedIn(context), context.origin, input);
  }

  @Mutation()
  createDocuments(@Args() { input }: MutationCreateDocumentsArgs, @Context() context: RequestContext) {
    return this.batches.queue(signedIn(context), context.origin, input);
  }

  @Mutation()
  createMyDocument(@Args() { input }: MutationCreateMyDocumentArgs, @Context() context: RequestContext) {
    return this.service.createMine(signedIn(context), context.origin, input);
  }

  @Mutation()
  createExamSummons(@Args() { input }: MutationCreateExamSummonsArgs, @Context() context: RequestContext) {
    return this.service.createSummons(signedIn(context), context.origin, input);
  }

  @Mutation()
  createPlacementDocument(
    @Args() { input }: MutationCreatePlacementDocumentArgs,
    @Context() context: RequestContext,
  ) {
    return this.placementDocuments.create(signedIn(context), context.origin, input);
  }

  @Mutation()
  createStudyPlanDocument(
    @Args() { input }: MutationCreateStudyPlanDocumentArgs,
    @Context() context: RequestContext,
  ) {
    return this.studyPlanDocuments.create(signedIn(context), context.origin, input);
  }

  @Mutation()
  createGradeCatalogue(
    @Args() { input }: MutationCreateGradeCatalogueArgs,
    @Context() context: RequestContext,
  ) {
    return this.service.createCatalogue(signedIn(context), context.origin, input);
  }

  @Mutation()
  saveDocumentToFiles(@Args() { input }: MutationSaveDocumentToFilesArgs, @CurrentCall() call: Call) {
    return this.service.saveToFiles(call, input);
  }

  @Mutation()
  revokeDocument(@Args() { input }: MutationRevokeDocumentArgs, @CurrentCall() call: Call) {
    return this.service.revoke(call, input);
  }
}
