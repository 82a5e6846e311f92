import { Resolver } from '@nestjs/graphql';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Query } from '../../platform/graphql/root-field.js';
import { MyDayService } from './my-day.service.js';

@Resolver()
export class MyDayResolver {
  constructor(private readonly service: MyDayService) {}

  @Query()
  recentStudents(_args: unknown, context: RequestContext) {
    return this.service.recent(signedIn(context));
  }

  @Query()
  endingStudents(_args: unknown, context: RequestContext) {
    return this.service.ending(signedIn(context));
  }

  @Query()
  ownStudents(_args: unknown, context: RequestContext) {
    return this.service.ownStudents(signedIn(context));
  }

  @Query()
  examsToHold(_args: unknown, context: RequestContext) {
    return this.service.examsToHold(signedIn(context));
  }

  @Query()
  examsToWatch(_args: unknown, context: RequestContext) {
    return this.service.examsToWatch(signedIn(context));
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
