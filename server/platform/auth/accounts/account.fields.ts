import type { RecordFields } from '../../records/record-fields.js';

/** The columns of `app_user`. `isShown`: in the administration of accounts; `isOwn`: in the own profile. */
export const accountFields = {
  id: { type: 'uuid', isShown: true },
  version: { type: 'integer', isShown: true, isOwn: true },
  name: { type: 'text', isShown: true, isOwn: true, erasure: 'RENAMED' },
  /** Lower-cased and NFC-normalised, so that equality is identity. */
  email: { type: 'text', isShown: true, isOwn: true, erasure: 'BY_HAND' },
  phone: { type: 'text', isShown: true, isOwn: true, erasure: 'CLEARED' },
  /** Argon2id in PHC form; null until the owner has set a password through a mailed link. */
  passwordHash: { type: 'text', erasure: 'CLEARED' },
  role: { type: 'text', isShown: true, isOwn: true, erasure: 'KEPT' },
  kind: { type: 'text', erasure: 'KEPT' },
  active: { type: 'boolean', isShown: true },
  settings: { type: 'jsonb', isOwn: true, erasure: 'BY_HAND' },
  createdAt: { type: 'timestamptz', isShown: true, isOwn: true },
  lastSignedInAt: { type: 'timestamptz' },
  updatedAt: { type: 'timestamptz' },
} as const satisfies RecordFields<'app_user', { isOwn?: true }>;
