import { createApp } from './app.js';
import { ConfigError, readConfig } from './config.js';
import { startServer } from './start-server.js';

try {
  await startServer(readConfig(), createApp);
} catch (error) {
  // A wrong setting is the operator's to mend: one clear line each, no stack.
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`Inställningarna kan inte användas:\n${error.message}\n`);
  process.exitCode = 1;
}
