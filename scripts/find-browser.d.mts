import type { LaunchOptions } from 'playwright-core';

export declare function findBrowser(log?: (line: string) => void): Promise<LaunchOptions>;
