import { ConfigError, readConfig } from './config.js';

const production = {
  NODE_ENV: 'production',
  HOST: '0.0.0.0',
  DATABASE_URL: 'postgres://studievy:x@database:5432/studievy',
  PUBLIC_ORIGIN: 'https://skola.example',
};

describe('production settings', () => {
  test('are accepted when valid', () => {
    expect(readConfig(production)).toMatchObject({
      environment: 'production',
      demo: false,
      rateLimits: true,
    });
    expect(readConfig({ ...production, PUBLIC_ORIGIN: 'http://localhost:8080' }).publicOrigin).toBe(
      'http://localhost:8080',
    );
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ demo: false, playground: 'staff' });
    expect(readConfig({}).playground).toBe('open');
  });

  test.each([
    ['demo accounts', { DEMO: '1' }, /^DEMO: /],
    ['limits that are off', { RATE_LIMITS: 'off' }, /^RATE_LIMITS: /],
    ['a playground for everyone', { GRAPHQL_PLAYGROUND: 'open' }, /^GRAPHQL_PLAYGROUND: /],
    ['an http origin', { PUBLIC_ORIGIN: 'http://skola.example' }, /^PUBLIC_ORIGIN: must begin with https/],
    ['no origin for an address that others reach', { PUBLIC_ORIGIN: '' }, /^PUBLIC_ORIGIN: is needed/],
    [
      'an origin that only looks like loopback',
      { PUBLIC_ORIGIN: 'http://127.example.se' },
      /^PUBLIC_ORIGIN: /,
    ],
    ['limits off without a database of its own', { RATE_LIMITS: 'off', DATABASE_URL: '' }, /^RATE_LIMITS: /],
  ])('reject %s in a line that names the setting', (_, change, line) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(ConfigError);
    expect(() => readConfig({ ...production, ...change })).toThrow(line);
  });

  test('report every error at once, and reject none of it in development', () => {
    const wrong = { RATE_LIMITS: 'off', DEMO: '1', PUBLIC_ORIGIN: 'http://skola.example' };
    expect(() => readConfig({ ...production, ...wrong })).toThrow(/RATE_LIMITS[^]*DEMO[^]*PUBLIC_ORIGIN/);
    expect(readConfig({ ...production, ...wrong, NODE_ENV: 'development' })).toMatchObject({ demo: true });
  });

  test('explain how to escape a password that a URL cannot hold', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://studievy:a#b@[host/studievy' })).toThrow(/%23/);
  });
});
