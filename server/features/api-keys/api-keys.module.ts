import { Module } from '@nestjs/common';
import { ApiKeysResolver } from './api-keys.resolver.js';
import { ApiKeysService } from './api-keys.service.js';
import { ApiKeysController } from './api-keys.controller.js';

/** API keys for other systems. */
@Module({
  controllers: [ApiKeysController],
  providers: [ApiKeysResolver, ApiKeysService],
})
export class ApiKeysModule {}
