import { Inject, Injectable } from '@nestjs/common';
import { addressRange } from '../../platform/auth/sign-in/address-range.js';
import { Authenticator } from '../../platform/auth/authenticator.js';
import { checkNewPassword, wordsAbout } from '../../platform/auth/passwords/password-rules.js';
import { Passwords } from '../../platform/auth/passwords/passwords.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/config/config-token.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { badField } from '../../platform/errors/app-error.js';
import type { ChangePasswordInput, PasswordChanged } from '../../platform/graphql/generated.js';
import { guessPlace, signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { MailQueue } from '../../platform/mail/mail-queue.js';
import { ownPasswordChangedMail } from './profile.notifications.js';
import { SessionEvents } from '../../platform/realtime/session-events.js';
import { assertPerson } from './profile.service.js';
import { killLinks, setPassword } from '../../platform/auth/accounts/accounts.repository.js';

/** Changes the user's password (contract, section 5; permissions, section 7.5). */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly ended: SessionEvents,
    private readonly mail: MailQueue,
    private readonly work: UnitOfWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * A wrong current password counts as a failed sign-in. Ends all sessions and replaces the current one.
   */
  async change(context: RequestContext, input: ChangePasswordInput): Promise<PasswordChanged> {
    const call = signedIn(context);
    const userId = assertPerson(call);
    const { actor } = call;
    const { passwordMinLength, productName } = this.config;
    const current = input.currentPassword.trim();
    if (current === '') throw badField('currentPassword', 'REQUIRED', 'Fyll i ditt nuvarande lösenord.');
    const next = checkNewPassword(
      input.newPassword,
      'newPassword',
      passwordMinLength,
      wordsAbout(actor, productName),
    );
    const right = await this.authenticator.checkPassword(actor.email, current, guessPlace(context));
    if (right?.id !== userId) throw badField('currentPassword', 'NOT_ALLOWED', 'Nuvarande lösenord är fel.');
    const hash = await this.passwords.hash(next, addressRange(context.address));
    // The stored answer for repeats doesn't contain the new session's secret: only its hash is stored.
    let token: string | null = null;
    const { message } = await this.work.run(call, async (tx) => {
      await setPassword(tx, userId, hash);
      await killLinks(tx, userId);
      await this.sessions.endAll(tx, userId);
      await this.ended.announce(tx, { userId, sessionHash: null });
      token = await this.sessions.begin(tx, { id: userId, studentId: actor.studentId }, context);
      tx.audit({ kind: 'PASSWORD_CHANGED', subjectId: userId });
      await this.mail.add(tx, ownPasswordChangedMail(actor, productName));
      return { message: 'Lösenordet är ändrat. Du är utloggad på alla andra enheter.' };
    });
    if (token !== null) context.cookie.set(token);
    return { message, token };
  }
}
