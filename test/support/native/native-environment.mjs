import { TestEnvironment } from 'jest-environment-node';

/** Lets tests use modules that Node has loaded: once per worker instead of once per test file. */
export default class NativeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.importNative = (specifier) => import(specifier);
  }
}
