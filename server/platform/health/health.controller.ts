import type { ServerResponse } from 'node:http';
import { Controller, Get, Res } from '@nestjs/common';
import { HealthCheckService, HealthIndicatorService, type HealthIndicatorResult } from '@nestjs/terminus';
import { Readiness } from '../database/readiness.js';
import { sendJson } from '../rest/rest-answer.js';

/** `/readyz`. `/healthz` is answered before the application is built (`http/edge.ts`). */
@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly readiness: Readiness,
  ) {}

  /** 200 once requests can be served, 503 otherwise (contract, section 1). The body names no part of the system. */
  @Get('readyz')
  async ready(@Res() response: ServerResponse): Promise<void> {
    // Terminus throws when a part is down; `Readiness` has logged why.
    const isReady = await this.health.check([() => this.database()]).then(
      ({ status }) => status === 'ok',
      () => false,
    );
    if (isReady) sendJson(response, 200, { status: 'ready' });
    else sendJson(response, 503, { status: 'unavailable' }, { 'Retry-After': '2' });
  }

  private async database(): Promise<HealthIndicatorResult> {
    const indicator = this.indicators.check('database');
    return (await this.readiness.check()) ? indicator.up() : indicator.down();
  }
}
