import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SavedViewEntity } from './saved-view.entity.js';
import { SavedViewsResolver } from './saved-views.resolver.js';
import { SavedViewsService } from './saved-views.service.js';
import { SavedViewsController, SavedViewDefaultsController } from './saved-views.controller.js';

/** Own and shared saved views of lists (pages, section 20). */
@Module({
  imports: [TypeOrmModule.forFeature([SavedViewEntity])],
  controllers: [SavedViewsController, SavedViewDefaultsController],
  providers: [SavedViewsResolver, SavedViewsService],
})
export class SavedViewsModule {}
