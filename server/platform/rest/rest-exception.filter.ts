import type { IncomingMessage, ServerResponse } from 'node:http';
import { Catch, Inject, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Logger } from 'pino';
import { STATUS } from '../errors/error-code.js';
import { inLanguage, languageOf } from '../errors/error-language.js';
import { toPublicError } from '../errors/public-error.js';
import { LOGGER } from '../log/log.js';
import { sendJson } from './rest-answer.js';

/** Answers any error as JSON of the taxonomy (contract, section 3). */
@Catch()
export class RestExceptionFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    refuse(http.getResponse<ServerResponse>(), error, this.log);
    http.getRequest<IncomingMessage>().resume();
  }
}

/** An answer that has begun cannot become an error any more: it breaks off. */
export function refuse(response: ServerResponse, error: unknown, log: Logger): void {
  const problem = toPublicError(error, log);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { code, retryAfter } = problem;
  const told = inLanguage(problem, languageOf(response.req.headers['accept-language']));
  sendJson(response, STATUS[code], told, retryAfter ? { 'Retry-After': String(retryAfter) } : {});
}
