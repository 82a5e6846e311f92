import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with web APIs that it lacks, taken from Node. */
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

  // Uses the `node` export condition: browser builds expect a bundler.
  exportConditions() {
    return ['node', 'node-addons'];
  }
}
