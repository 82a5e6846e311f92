import { Module } from '@nestjs/common';
import { SavedViewsResolver } from './saved-views.resolver.js';
import { SavedViewsService } from './saved-views.service.js';
import { SavedViewsController, SavedViewDefaultsController } from './saved-views.controller.js';

/** Views of lists under names, own and shared (pages, section 20). */
@Module({
  controllers: [SavedViewsController, SavedViewDefaultsController],
  providers: [SavedViewsResolver, SavedViewsService],
})
export class SavedViewsModule {}
