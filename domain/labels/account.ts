import type { NotInvitedReason } from '../generated.js';
import type { Labels } from '../options.js';

/** Why an account got no new invitation, after its name. */
export const notInvitedReasons = {
  HAS_PASSWORD: 'har redan valt lösenord',
  INACTIVE: 'kontot är avstängt',
  HIGHER_RANK: 'kontot har en högre roll än din',
} satisfies Labels<NotInvitedReason>;
