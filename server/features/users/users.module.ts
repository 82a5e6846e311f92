import { Module } from '@nestjs/common';
import { AccountSets } from './account-sets.service.js';
import { UserList } from './users.queries.js';
import { UsersResolver } from './users.resolver.js';
import { UsersService } from './users.service.js';
import { UsersController } from './users.controller.js';

/** Accounts and their administration. */
@Module({
  controllers: [UsersController],
  providers: [AccountSets, UserList, UsersResolver, UsersService],
  exports: [UsersService],
})
export class UsersModule {}
