import { Module } from '@nestjs/common';
import { OwnPassword } from './own-password.service.js';
import { OwnSessions } from './own-sessions.service.js';
import { ProfileResolver } from './profile.resolver.js';
import { ProfileService } from './profile.service.js';
import { ProfileController } from './profile.controller.js';

/** The signed-in user's account: profile, password, sessions. */
@Module({
  controllers: [ProfileController],
  providers: [OwnPassword, OwnSessions, ProfileResolver, ProfileService],
  exports: [OwnSessions, ProfileService],
})
export class ProfileModule {}
