import { Module } from '@nestjs/common';
import { ApiKeysResolver } from './api-keys.resolver.js';
import { ApiKeysService } from './api-keys.service.js';

/** Keys for other school systems. */
@Module({
  providers: [ApiKeysResolver, ApiKeysService],
})
export class ApiKeysModule {}
