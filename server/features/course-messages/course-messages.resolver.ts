import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { CourseMessages } from './course-messages.service.js';

/** Mails to the participants of a course instance (pages, section 23). */
export const courseMessagesFields = rootFields([CourseMessages], (service) => ({
  participantMessagePreview: ({ id }, context) => service.preview(signedIn(context), id),
  messageParticipants: ({ input }, context) => service.send(signedIn(context), input),
}));
