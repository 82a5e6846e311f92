import { useVerb } from '../../apollo/use-verb';
import { AnswerCorrectionDocument } from '../../graphql/generated';

/** Answers what a student has asked to have corrected. */
export const useAnswerCorrection = () => useVerb(AnswerCorrectionDocument);
