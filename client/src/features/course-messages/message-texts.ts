import { counted } from '../../../../domain/numbers';
import { mailReachText } from '../../entities/student/mail-reach';
import type { ParticipantMessageQuery } from './course-messages.generated';

export type Reach = ParticipantMessageQuery['participantMessagePreview'];

/** The text above the message before it is sent. */
export function reachText(reach: Reach): string {
  return reach.participants === 0 ? 'Ingen går på tillfället nu.' : mailReachText(reach);
}

/** 'Meddelandet är på väg till 14 deltagare.' */
export function sentText(reached: number): string {
  return `Meddelandet är på väg till ${counted(reached, 'deltagare', 'deltagare')}.`;
}
