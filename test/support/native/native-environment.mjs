import { TestEnvironment } from 'jest-environment-node';

/** Lets a test reach modules that Node itself has loaded: once for a worker, and not once for each file of tests. */
export default class NativeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.importNative = (specifier) => import(specifier);
  }
}
