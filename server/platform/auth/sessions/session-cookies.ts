import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../config/config-token.js';
import type { Config } from '../../../config.js';
import type { DeviceCookie, SessionCookie } from '../../graphql/request-context.js';

/** Lifetime of an unused browser's cookie; browsers limit cookies to little more. */
const DEVICE_SECONDS = 180 * 24 * 60 * 60;
const DEVICE_SECRET = /^[\w-]{43}$/;

/**
 * The session cookie: `__Host-sid` and Secure under https, `sid` on plain http (contract, section 4). The
 * second cookie, `__Host-device` or `device`, survives sign-out and identifies the browser of a password
 * guess.
 */
@Injectable()
export class SessionCookies {
  private readonly name: string;
  private readonly deviceName: string;
  private readonly attributes: string;

  constructor(@Inject(CONFIG) config: Config) {
    const https = config.publicOrigin?.startsWith('https://') ?? false;
    this.name = https ? '__Host-sid' : 'sid';
    this.deviceName = https ? '__Host-device' : 'device';
    this.attributes = `Path=/; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;
  }

  read(request: IncomingMessage): string | null {
    return valueOf(request, this.name);
  }

  /** The browser's device cookie: its value in the request, and a setter for the response. */
  deviceOn(request: IncomingMessage, response: ServerResponse): DeviceCookie {
    const brought = valueOf(request, this.deviceName);
    return {
      token: brought && DEVICE_SECRET.test(brought) ? brought : null,
      set: (token) =>
        response.appendHeader(
          'Set-Cookie',
          `${this.deviceName}=${token}; ${this.attributes}; Max-Age=${DEVICE_SECONDS}`,
        ),
    };
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

function valueOf(request: IncomingMessage, cookie: string): string | null {
  for (const part of request.headers.cookie?.split(';') ?? []) {
    const [name, value] = part.split('=', 2);
    if (name?.trim() === cookie && value) return value.trim();
  }
  return null;
}
