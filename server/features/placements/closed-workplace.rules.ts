import type { Read } from '../../platform/database/rows.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import { conflict } from '../../platform/errors/app-error.js';

/** No agreement is sent and nothing starts or goes on at a workplace that has been stopped since it was planned. */
export async function assertNotStopped(
  tx: Work,
  { workplaceId }: Read<'placement', 'workplaceId'>,
): Promise<void> {
  const [workplace] = await tx.query<Read<'workplace', 'state' | 'stateReason'>>(
    'SELECT state, state_reason AS "stateReason" FROM workplace WHERE id = $1 FOR SHARE',
    [workplaceId],
  );
  if (workplace!.state === 'STOPPED') throw conflict('WORKPLACE_STOPPED', closedText(workplace!));
}

/** Says that the workplace takes no students, and why. */
export function closedText({ state, stateReason }: Read<'workplace', 'state' | 'stateReason'>): string {
  const text = state === 'STOPPED' ? 'Arbetsplatsen är stoppad' : 'Arbetsplatsen är vilande';
  return stateReason ? `${text}: ${stateReason}` : `${text}.`;
}
