import { Module } from '@nestjs/common';
import { MyDayResolver } from './my-day.resolver.js';
import { MyDayService } from './my-day.service.js';

/** What 'Min dag' asks for that no other feature answers (pages, section 18). */
@Module({
  providers: [MyDayResolver, MyDayService],
})
export class MyDayModule {}
