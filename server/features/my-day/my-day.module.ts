import { Module } from '@nestjs/common';
import { MyDayResolver } from './my-day.resolver.js';
import { MyDayService } from './my-day.service.js';

/** Data of 'Min dag' that no other feature provides (pages, section 18). */
@Module({
  providers: [MyDayResolver, MyDayService],
})
export class MyDayModule {}
