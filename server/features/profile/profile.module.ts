import { Module } from '@nestjs/common';
import { OwnPassword } from './own-password.service.js';
import { OwnSessions } from './own-sessions.service.js';
import { ProfileResolver } from './profile.resolver.js';
import { ProfileService } from './profile.service.js';

/** One's own account: profile, password, sessions. */
@Module({
  providers: [OwnPassword, OwnSessions, ProfileResolver, ProfileService],
  exports: [OwnSessions, ProfileService],
})
export class ProfileModule {}
