// Re-exports the server's copy of the package: native-modules.mjs adds the exports.
