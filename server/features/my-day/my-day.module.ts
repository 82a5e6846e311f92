import { Module } from '@nestjs/common';
import { MyDayResolver } from './my-day.resolver.js';
import { MyDayService } from './my-day.service.js';

/** What 'Min dag' asks for that no other feature answers. */
@Module({ providers: [MyDayResolver, MyDayService] })
export class MyDayModule {}
