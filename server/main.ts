import { createApp } from './app.js';
import { ConfigError, readConfig } from './config.js';
import { startServer } from './start-server.js';
import { StartRefusal } from './start-refusal.js';

try {
  await startServer(readConfig(), createApp);
} catch (error) {
  // Errors that the operator can fix are logged in one line each, without a stack; everything else is a
  // defect.
  if (error instanceof ConfigError)
    process.stderr.write(`Inställningarna kan inte användas:\n${error.message}\n`);
  else if (error instanceof StartRefusal) process.stderr.write(`Servern startar inte: ${error.message}\n`);
  else throw error;
  process.exitCode = 1;
}
