import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../config.js';
import { accountFields } from '../../platform/auth/accounts/account.fields.js';
import { CONFIG } from '../../platform/config/config-token.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { forbidden, notFound } from '../../platform/errors/app-error.js';
import type { Profile, UpdateMyProfileInput } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { columnsOf, readingOf } from '../../platform/records/record-fields.js';
import { readPhone } from '../../platform/validation/phone.js';
import { changeSettings, settingsOf, type StoredSettings } from './profile-settings.input.js';
import { saveOwnDetails } from '../../platform/auth/accounts/accounts.repository.js';

type ProfileRow = Omit<Profile, 'settings'> & { settings: StoredSettings };

export const PROFILE_READING = {
  ...readingOf('u', accountFields, 'isOwn'),
  userId: 'u.id',
  studentId: '(SELECT s.id FROM student s WHERE s.user_id = u.id)',
  teacherId: '(SELECT t.id FROM teacher t WHERE t.user_id = u.id)',
  // With the demo loaded, the school may have no other data.
  isDemo: `EXISTS (SELECT FROM app_user d WHERE d.email = 'admin@demo.se')`,
};

/** The signed-in user's account (permissions, M47; pages, section 16). */
@Injectable()
export class ProfileService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  read(call: Call): Promise<Profile> {
    return this.profileOf(this.database, assertPerson(call));
  }

  /** Changes phone number and settings; administrators change name and e-mail address. */
  update(call: Call, { phone, settings }: UpdateMyProfileInput): Promise<Profile> {
    const userId = assertPerson(call);
    const given = phone === undefined ? undefined : readPhone(phone);
    return this.work.run(call, async (tx) => {
      const [stored] = await tx.query<Read<'app_user', 'phone'> & { settings: StoredSettings }>(
        'SELECT phone, settings FROM app_user WHERE id = $1 FOR UPDATE',
        [userId],
      );
      if (!stored) throw notFound();
      const next = settings ? changeSettings(stored.settings, settings) : stored.settings;
      // Administrators don't edit settings, so these don't change the account's version.
      const renewed = given !== undefined && given !== stored.phone;
      await saveOwnDetails(tx, userId, {
        ...{ phone: renewed ? given : stored.phone, settings: next },
        renewed,
      });
      return this.profileOf(tx, userId);
    });
  }

  private async profileOf(db: Queryable, userId: string): Promise<Profile> {
    const [row] = await db.query<ProfileRow>(
      `SELECT ${columnsOf(PROFILE_READING)} FROM app_user u WHERE u.id = $1`,
      [userId],
    );
    const isDemo = this.config.demo && row!.isDemo;
    return { ...row!, isDemo, settings: settingsOf(row!.settings) };
  }
}

/** Rejects API keys, which have no profile, password and sessions. */
export function assertPerson({ actor }: Pick<Call, 'actor'>): string {
  if (actor.isApiKey) throw forbidden('En API-nyckel har ingen profil.');
  return actor.userId;
}
