import { Module } from '@nestjs/common';
import { EducationResolver } from './education.resolver.js';
import { EducationService } from './education.service.js';

/** Municipalities, teachers and the course catalogue. */
@Module({ providers: [EducationResolver, EducationService] })
export class EducationModule {}
