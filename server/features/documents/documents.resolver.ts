import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  CreateDocumentInput,
  CreateDocumentsInput,
  CreateExamSummonsInput,
  CreateGradeCatalogueInput,
  CreateMyDocumentInput,
  DocumentInput,
  DocumentPreview,
  DocumentSheet,
  DocumentSubjects as Subjects,
  DocumentSubjectsInput,
  DocumentVerification as Verification,
  IssuedDocument,
  IssuedDocuments,
  IssuedDocumentsInput,
  Job,
  RevokeDocumentInput,
  SaveDocumentInput,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { DocumentBatches } from './issuing/document-batches.job.js';
import { DocumentSubjects } from './document-subjects.sql.js';
import { DocumentVerification } from './issuing/document-verification.service.js';
import { DocumentsService } from './documents.service.js';
import { OccasionSummonses } from './occasion-summonses.service.js';

@Resolver()
export class DocumentsResolver {
  constructor(
    private readonly service: DocumentsService,
    private readonly subjects: DocumentSubjects,
    private readonly batches: DocumentBatches,
    private readonly verification: DocumentVerification,
    private readonly summonses: OccasionSummonses,
  ) {}

  @Query()
  documentSubjects(
    @Args('input') input: DocumentSubjectsInput,
    @Context() context: RequestContext,
  ): Promise<Subjects> {
    return this.subjects.find(signedIn(context), input);
  }

  @Query()
  documentPreview(
    @Args('input') input: DocumentInput,
    @Context() context: RequestContext,
  ): Promise<DocumentPreview> {
    return this.service.preview(signedIn(context), input);
  }

  @Query()
  issuedDocuments(
    @Args('input') input: IssuedDocumentsInput,
    @Context() context: RequestContext,
  ): Promise<IssuedDocuments> {
    return this.service.list(signedIn(context), input);
  }

  @Query()
  issuedDocument(@Args('id') id: string, @Context() context: RequestContext): Promise<IssuedDocument> {
    return this.service.find(signedIn(context), id);
  }

  @Query()
  occasionSummonses(
    @Args('occasionId') occasionId: string,
    @Context() context: RequestContext,
  ): Promise<DocumentSheet[]> {
    return this.summonses.sheets(signedIn(context), occasionId);
  }

  @Query()
  verifyDocument(@Args('code') code: string): Promise<Verification | null> {
    return this.verification.check(code);
  }

  @Mutation()
  createDocument(
    @Args('input') input: CreateDocumentInput,
    @Context() context: RequestContext,
  ): Promise<IssuedDocument> {
    return this.service.create(signedIn(context), context.origin, input);
  }

  @Mutation()
  createDocuments(
    @Args('input') input: CreateDocumentsInput,
    @Context() context: RequestContext,
  ): Promise<Job> {
    return this.batches.queue(signedIn(context), context.origin, input);
  }

  @Mutation()
  createMyDocument(
    @Args('input') input: CreateMyDocumentInput,
    @Context() context: RequestContext,
  ): Promise<IssuedDocument> {
    return this.service.createMine(signedIn(context), context.origin, input);
  }

  @Mutation()
  createExamSummons(
    @Args('input') input: CreateExamSummonsInput,
    @Context() context: RequestContext,
  ): Promise<IssuedDocument> {
    return this.service.createSummons(signedIn(context), context.origin, input);
  }

  @Mutation()
  createGradeCatalogue(
    @Args('input') input: CreateGradeCatalogueInput,
    @Context() context: RequestContext,
  ): Promise<IssuedDocument> {
    return this.service.createCatalogue(signedIn(context), context.origin, input);
  }

  @Mutation()
  saveDocumentToFiles(
    @Args('input') input: SaveDocumentInput,
    @Context() context: RequestContext,
  ): Promise<IssuedDocument> {
    return this.service.saveToFiles(signedIn(context), input);
  }

  @Mutation()
  revokeDocument(
    @Args('input') input: RevokeDocumentInput,
    @Context() context: RequestContext,
  ): Promise<IssuedDocument> {
    return this.service.revoke(signedIn(context), input);
  }
}
