import { Query, Resolver } from '@nestjs/graphql';
import type { CourseSummary, Municipality, Teacher } from '../graphql/generated.js';
import { EducationService } from './education.service.js';

@Resolver()
export class EducationResolver {
  constructor(private readonly service: EducationService) {}

  @Query()
  municipalities(): Promise<Municipality[]> {
    return this.service.municipalities();
  }

  @Query()
  teachers(): Promise<Teacher[]> {
    return this.service.teachers();
  }

  @Query()
  courses(): Promise<CourseSummary[]> {
    return this.service.courses();
  }
}
