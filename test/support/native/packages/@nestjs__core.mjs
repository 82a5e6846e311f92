// The package of this name as the server has it: native-modules.mjs makes the exports.
