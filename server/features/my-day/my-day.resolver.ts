import { Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { MyDayService } from './my-day.service.js';

/** Data of 'Min dag' that no other feature provides (pages, section 18). */
@Resolver()
export class MyDayResolver implements RootResolvers<
  | 'recentStudents'
  | 'endingStudents'
  | 'ownStudents'
  | 'examsToHold'
  | 'examsToWatch'
  | 'heldImportFiles'
  | 'waitingCorrections'
> {
  constructor(private readonly service: MyDayService) {}

  @Query()
  recentStudents(@CurrentCall() call: Call) {
    return this.service.recent(call);
  }

  @Query()
  endingStudents(@CurrentCall() call: Call) {
    return this.service.ending(call);
  }

  @Query()
  ownStudents(@CurrentCall() call: Call) {
    return this.service.ownStudents(call);
  }

  @Query()
  examsToHold(@CurrentCall() call: Call) {
    return this.service.examsToHold(call);
  }

  @Query()
  examsToWatch(@CurrentCall() call: Call) {
    return this.service.examsToWatch(call);
  }

  @Query()
  heldImportFiles() {
    return this.service.heldImportFiles();
  }

  @Query()
  waitingCorrections() {
    return this.service.waitingCorrections();
  }
}
