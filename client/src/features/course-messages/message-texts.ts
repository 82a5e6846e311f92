import { counted } from '../../../../domain/numbers';
import type { ParticipantMessageQuery } from '../../graphql/generated';

export type Reach = ParticipantMessageQuery['participantMessagePreview'];

/** 'Går till 14 av 16. 2 saknar e-post.'; whom the school must reach in another way last. */
export function reachText({ participants, reached, withoutEmail, withProtectedData }: Reach): string {
  if (participants === 0) return 'Ingen går på tillfället nu.';
  return [
    reached === participants ? `Går till alla ${participants}.` : `Går till ${reached} av ${participants}.`,
    withoutEmail > 0 && `${withoutEmail} saknar e-post.`,
    withProtectedData > 0 &&
      `${withProtectedData} har skyddade personuppgifter och får inget brev, utan nås på annat sätt.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** 'Meddelandet är på väg till 14 deltagare.' */
export function sentText(reached: number): string {
  return `Meddelandet är på väg till ${counted(reached, 'deltagare', 'deltagare')}.`;
}
