import { Module } from '@nestjs/common';
import { StudentsModule } from '../students/students.module.js';
import { DetailsResolver } from './details.resolver.js';
import { DetailsService } from './details.service.js';
import { DetailsController } from './details.controller.js';

/** Details of one person: a student, a teacher, other staff, an account. */
@Module({
  controllers: [DetailsController],
  imports: [StudentsModule],
  providers: [DetailsResolver, DetailsService],
})
export class DetailsModule {}
