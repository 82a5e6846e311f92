import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { DocumentBatches } from './issuing/document-batches.job.js';
import { DocumentSubjects } from './document-subjects.list.js';
import { IssuedDocumentList } from './issuing/issued-documents.list.js';
import { DocumentVerification } from './issuing/document-verification.service.js';
import { DocumentsService } from './documents.service.js';
import { OccasionSummonses } from './occasion-summonses.service.js';

@Resolver()
export class DocumentsResolver {
  constructor(
    private readonly service: DocumentsService,
    private readonly issued: IssuedDocumentList,
    private readonly subjects: DocumentSubjects,
    private readonly batches: DocumentBatches,
    private readonly verification: DocumentVerification,
    private readonly summonses: OccasionSummonses,
  ) {}

  @Query()
  documentSubjects({ input }: QueryArgs['documentSubjects'], context: RequestContext) {
    return this.subjects.find(signedIn(context), input);
  }

  @Query()
  documentPreview({ input }: QueryArgs['documentPreview'], context: RequestContext) {
    return this.service.preview(signedIn(context), input);
  }

  @Query()
  issuedDocuments({ input }: QueryArgs['issuedDocuments'], context: RequestContext) {
    return this.issued.page(signedIn(context), input);
  }

  @Query()
  issuedDocument({ id }: QueryArgs['issuedDocument'], context: RequestContext) {
    return this.service.find(signedIn(context), id);
  }

  @Query()
  occasionSummonses({ occasionId }: QueryArgs['occasionSummonses'], context: RequestContext) {
    return this.summonses.sheets(signedIn(context), occasionId);
  }

  @Query()
  verifyDocument({ code }: QueryArgs['verifyDocument']) {
    return this.verification.check(code);
  }

  @Mutation()
  createDocument({ input }: MutationArgs['createDocument'], context: RequestContext) {
    return this.service.create(signedIn(context), context.origin, input);
  }

  @Mutation()
  createDocuments({ input }: MutationArgs['createDocuments'], context: RequestContext) {
    return this.batches.queue(signedIn(context), context.origin, input);
  }

  @Mutation()
  createMyDocument({ input }: MutationArgs['createMyDocument'], context: RequestContext) {
    return this.service.createMine(signedIn(context), context.origin, input);
  }

  @Mutation()
  createExamSummons({ input }: MutationArgs['createExamSummons'], context: RequestContext) {
    return this.service.createSummons(signedIn(context), context.origin, input);
  }

  @Mutation()
  createGradeCatalogue({ input }: MutationArgs['createGradeCatalogue'], context: RequestContext) {
    return this.service.createCatalogue(signedIn(context), context.origin, input);
  }

  @Mutation()
  saveDocumentToFiles({ input }: MutationArgs['saveDocumentToFiles'], context: RequestContext) {
    return this.service.saveToFiles(signedIn(context), input);
  }

  @Mutation()
  revokeDocument({ input }: MutationArgs['revokeDocument'], context: RequestContext) {
    return this.service.revoke(signedIn(context), input);
  }
}
