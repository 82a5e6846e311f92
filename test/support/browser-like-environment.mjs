import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what browsers have and jsdom lacks, taken from Node, which implements the same standards. */
export default class BrowserLikeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const lacking = {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      fetch,
      ReadableStream,
      structuredClone,
    };
    for (const [name, value] of Object.entries(lacking)) this.global[name] ??= value;
  }

  // Node's condition, not the browser's: packages' browser builds expect a bundler.
  exportConditions() {
    return ['node', 'node-addons'];
  }
}
