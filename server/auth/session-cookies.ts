import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../config-token.js';
import type { Config } from '../config.js';
import type { SessionCookie } from '../graphql/request-context.js';

/** The session cookie: `__Host-sid` and Secure under https, `sid` on plain http (contract, section 4). */
@Injectable()
export class SessionCookies {
  private readonly name: string;
  private readonly attributes: string;

  constructor(@Inject(CONFIG) config: Config) {
    const https = config.publicOrigin?.startsWith('https://') ?? false;
    this.name = https ? '__Host-sid' : 'sid';
    this.attributes = `Path=/; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;
  }

  read(request: IncomingMessage): string | null {
    for (const part of request.headers.cookie?.split(';') ?? []) {
      const [name, value] = part.split('=', 2);
      if (name?.trim() === this.name && value) return value.trim();
    }
    return null;
  }

  /** Writes to this answer. */
  on(response: ServerResponse): SessionCookie {
    return {
      set: (token) => response.appendHeader('Set-Cookie', `${this.name}=${token}; ${this.attributes}`),
      clear: () => {
        response.appendHeader('Set-Cookie', `${this.name}=; ${this.attributes}; Max-Age=0`);
        response.setHeader('Clear-Site-Data', '"cache", "storage"');
      },
    };
  }
}
