import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { DocumentBatches } from './issuing/document-batches.job.js';
import { DocumentSubjects } from './document-subjects.list.js';
import { IssuedDocumentList } from './issuing/issued-documents.list.js';
import { DocumentVerification } from './issuing/document-verification.service.js';
import { DocumentsService } from './documents.service.js';
import { OccasionSummonses } from './occasion-summonses.service.js';

/** Documents as tagged PDF, with a code that anyone can check. */
export const documentsFields = rootFields(
  [
    DocumentsService,
    IssuedDocumentList,
    DocumentSubjects,
    DocumentBatches,
    DocumentVerification,
    OccasionSummonses,
  ],
  (service, issued, subjects, batches, verification, summonses) => ({
    documentSubjects: ({ input }, context) => subjects.find(signedIn(context), input),
    documentPreview: ({ input }, context) => service.preview(signedIn(context), input),
    issuedDocuments: ({ input }, context) => issued.page(signedIn(context), input),
    issuedDocument: ({ id }, context) => service.find(signedIn(context), id),
    occasionSummonses: ({ occasionId }, context) => summonses.sheets(signedIn(context), occasionId),
    verifyDocument: ({ code }) => verification.check(code),
    createDocument: ({ input }, context) => service.create(signedIn(context), context.origin, input),
    createDocuments: ({ input }, context) => batches.queue(signedIn(context), context.origin, input),
    createMyDocument: ({ input }, context) => service.createMine(signedIn(context), context.origin, input),
    createExamSummons: ({ input }, context) =>
      service.createSummons(signedIn(context), context.origin, input),
    createGradeCatalogue: ({ input }, context) =>
      service.createCatalogue(signedIn(context), context.origin, input),
    saveDocumentToFiles: ({ input }, context) => service.saveToFiles(signedIn(context), input),
    revokeDocument: ({ input }, context) => service.revoke(signedIn(context), input),
  }),
);
