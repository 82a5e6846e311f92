import { useVerb } from '../../apollo/use-verb';
import { MessageParticipantsDocument } from '../../graphql/generated';

/** Mails the participants of a course instance. */
export const useMessageParticipants = () => useVerb(MessageParticipantsDocument);
