import { get, post, type RouteTable } from '../../platform/rest/table/route.js';

/** Mails to the participants of a course instance (pages, section 23), beside the page that their teacher may read. */
export const COURSE_MESSAGE_ROUTES: RouteTable = {
  area: 'Course instances',
  routes: [
    get(
      '/details/Kurs/{id}/message',
      'RestParticipantMessagePreview',
      'Whom a message to the participants would reach: counts alone.',
    ),
    post(
      '/details/Kurs/{id}/message',
      'RestMessageParticipants',
      'Mail each participant of a course instance; the same again within ten minutes is 409.',
      { status: 201, example: { subject: 'Ny sal', text: 'Vi ses i sal B204 på måndag.' } },
    ),
  ],
};
